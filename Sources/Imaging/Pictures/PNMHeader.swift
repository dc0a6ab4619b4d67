/// What stands before the pixels of a portable map.
struct PNMHeader {
    let width: Int
    let height: Int
    let channels: Int
    /// The sample that stands for full light; 1 for bitmaps.
    let maximum: Int
    /// Pixels are single bits, in text single digits, and 1 is black.
    let isBits: Bool
    let isText: Bool
    /// Where the pixels start.
    let end: Int

    init(_ file: ByteView) throws(ImagingError) {
        let kind = Int(file.byte(at: 1) ?? 0) - Int(UInt8(ascii: "0"))
        if kind == 7 {
            var scanner = PNMScanner(file, at: 2)
            var (width, height, channels, maximum) = (0, 0, 0, 0)
            reading: while true {
                switch try scanner.word() {
                case "WIDTH": width = try scanner.number()
                case "HEIGHT": height = try scanner.number()
                case "DEPTH": channels = try scanner.number()
                case "MAXVAL": maximum = try scanner.number()
                case "TUPLTYPE": _ = try scanner.word()
                case "ENDHDR": break reading
                default: throw .unreadable("damaged: an unknown word in a portable map's header")
                }
            }
            (self.width, self.height, self.channels, self.maximum) = (width, height, channels, maximum)
            isBits = false
            isText = false
            end = scanner.place + 1
        } else {
            var scanner = PNMScanner(file, at: 2)
            width = try scanner.number()
            height = try scanner.number()
            isBits = kind == 1 || kind == 4
            isText = kind <= 3
            channels = kind == 3 || kind == 6 ? 3 : 1
            maximum = isBits ? 1 : try scanner.number()
            // A single white space parts the header from the pixels.
            end = scanner.place + 1
        }
        guard (1...65_535).contains(maximum), (1...4).contains(channels) else {
            throw .unreadable("damaged: a portable map with \(channels) samples of up to \(maximum) a pixel")
        }
    }

    var sampleCount: Int { width * height * channels }

    /// The bytes of a row that is not text.
    var rowLength: Int {
        isBits ? (width + 7) / 8 : width * channels * (maximum > 255 ? 2 : 1)
    }

    /// A sample on the scale of 0 to 255.
    func scaled(_ sample: Int) -> UInt8 {
        UInt8((min(sample, maximum) * 255 + maximum / 2) / maximum)
    }
}
