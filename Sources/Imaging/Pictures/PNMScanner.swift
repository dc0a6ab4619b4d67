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
