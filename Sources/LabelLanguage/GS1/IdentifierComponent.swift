/// One part of an application identifier's value.
struct IdentifierComponent: Hashable, Sendable {
    enum Characters: Character, Hashable, Sendable {
        case digits = "n"
        /// The 82 characters of the General Specifications, table 7.11-1.
        case set82 = "x"
        /// The 39 characters of table 7.11-2.
        case set39 = "y"
        /// RFC 4648, section 5.
        case base64 = "z"

        func holds(_ byte: UInt8) -> Bool {
            switch (self, byte) {
            case (_, UInt8(ascii: "0")...UInt8(ascii: "9")): true
            case (.digits, _): false
            case (_, UInt8(ascii: "A")...UInt8(ascii: "Z")): true
            case (.set39, _): byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
            case (_, UInt8(ascii: "a")...UInt8(ascii: "z")): true
            case (.base64, _): byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
            case (.set82, _): Self.marks.contains(byte)
            }
        }

        private static let marks = Set("!\"%&'()*+,-./:;<=>?_".utf8)
    }

    /// What the part must satisfy beyond its characters and length.
    enum Rule: String, Hashable, Sendable {
        /// Ends in the mod-10 check digit (7.9.1).
        case check
        /// Ends in two check characters (7.9.5).
        case pair
        /// Ends in the Luhn digit of an IMEI.
        case luhn
        /// YYMMDD.
        case date
        /// YYMMDD, 00 for a day that is not given.
        case date0
        /// YYYYMMDD.
        case day
        /// hhmm.
        case time
        case hour, minute
        /// ISO 4217, numeric.
        case currency
        /// ISO 3166-1 alpha-2: two capitals.
        case country2
        /// Starts with four digits of a company prefix.
        case prefix
        /// Percent signs stand before two hexadecimal digits.
        case percent
        /// 0 or 1.
        case flag
        /// Ten-millionths of a degree from the south pole.
        case latitude
        /// Ten-millionths of a degree from the date line.
        case longitude
        case minus
        case zero, nonzero
        /// 0, 1 or 9.
        case winding
        /// ISO/IEC 5218.
        case sex
        /// Place and number, as `2/3`.
        case sequence
        /// Two digits of the place and two of the number of pieces.
        case piece
        /// ISO 13616.
        case iban
        case noLeadingZero = "noleadingzero"
    }

    var characters: Characters
    var length: ClosedRange<Int>
    var isOptional: Bool
    var rule: Rule?

    /// Reads what ``ApplicationIdentifierTable`` writes.
    init?(_ text: Substring) {
        let isOptional = text.hasSuffix("?")
        let parts = (isOptional ? text.dropLast() : text).split(separator: ":")
        guard let form = parts.first, let characters = form.first.flatMap(Characters.init) else { return nil }
        let isUpTo = form.dropFirst().hasPrefix("..")
        guard let most = Int(form.dropFirst(isUpTo ? 3 : 1)), most > 0 else { return nil }
        self.characters = characters
        length = (isUpTo ? 1 : most)...most
        self.isOptional = isOptional
        rule = parts.count > 1 ? Rule(rawValue: String(parts[1])) : nil
    }
}
