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
            var numbers: [String: Int] = [:]
            while true {
                let word = try scanner.word()
                if word == "ENDHDR" { break }
                if word == "TUPLTYPE" { _ = try scanner.word() } else { numbers[word] = try scanner.number() }
            }
            width = numbers["WIDTH"] ?? 0
            height = numbers["HEIGHT"] ?? 0
            channels = numbers["DEPTH"] ?? 0
            maximum = numbers["MAXVAL"] ?? 0
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

/// Reads words and numbers of a portable map's text; a `#` starts a comment to the end of its line.
struct PNMScanner {
    private let file: ByteView
    /// Behind what was read last.
    private(set) var place: Int

    init(_ file: ByteView, at place: Int) {
        self.file = file
        self.place = place
    }

    mutating func number() throws(ImagingError) -> Int {
        skipSpace()
        let start = place
        var number = 0
        while let digit = digitValue(at: place) {
            // More digits than any size has are damage; stopping there keeps the number from overflowing.
            guard place - start < 9 else { throw .unreadable("damaged: a number that is too long") }
            number = number * 10 + digit
            place += 1
        }
        guard place > start else { throw missing }
        return number
    }

    mutating func digit() throws(ImagingError) -> Int {
        skipSpace()
        guard let digit = digitValue(at: place) else { throw missing }
        place += 1
        return digit
    }

    mutating func word() throws(ImagingError) -> String {
        skipSpace()
        var characters: [UInt8] = []
        while let byte = file.byte(at: place), !PNMPicture.isSpace(byte), characters.count < 32 {
            characters.append(byte)
            place += 1
        }
        guard !characters.isEmpty else { throw missing }
        return String(decoding: characters, as: UTF8.self)
    }

    private var missing: ImagingError {
        place >= file.count ? .cutShort : .unreadable("damaged: a number is missing at byte \(place)")
    }

    private func digitValue(at place: Int) -> Int? {
        guard let byte = file.byte(at: place), (0x30...0x39).contains(byte) else { return nil }
        return Int(byte) - 0x30
    }

    private mutating func skipSpace() {
        var isComment = false
        while let byte = file.byte(at: place) {
            if isComment {
                isComment = byte != 0x0A && byte != 0x0D
            } else if byte == UInt8(ascii: "#") {
                isComment = true
            } else if !PNMPicture.isSpace(byte) {
                return
            }
            place += 1
        }
    }
}
