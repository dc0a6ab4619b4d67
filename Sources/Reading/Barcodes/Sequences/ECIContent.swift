import Foundation

/// Content in several character sets, told apart by extended channel interpretations (AIM ITS/04-001).
struct ECIContent {
    private struct Segment {
        /// Nil before the first switch.
        var interpretation: Int?
        var bytes: [UInt8] = []
    }

    private var segments = [Segment()]

    /// All bytes, without the switches.
    var bytes: [UInt8] { segments.flatMap(\.bytes) }

    /// What ZXing-C++ puts before content that switches only later on: the set that holds where nothing is said.
    private static let unsaid = Array("\\000003".utf8)

    /// Adds a part's content; a character set that another part switched to holds on.
    mutating func append(_ content: [UInt8], usesECI: Bool) {
        var content = content[...]
        let isFirst = segments.count == 1 && segments[0].bytes.isEmpty
        if usesECI, !isFirst, content.starts(with: Self.unsaid) { content = content.dropFirst(Self.unsaid.count) }
        guard usesECI else {
            segments[segments.count - 1].bytes += content
            return
        }
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            guard byte == UInt8(ascii: "\\") else {
                segments[segments.count - 1].bytes.append(byte)
                continue
            }
            let digits = content[index...].prefix(6)
            if digits.count == 6, let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 {
                segments.append(Segment(interpretation: number))
                index += 6
            } else {
                segments[segments.count - 1].bytes.append(byte)
                // The second of a doubled backslash.
                index += 1
            }
        }
    }

    /// The content as text; nil where a part is in no character set, or not valid in its own.
    var text: String? {
        var text = ""
        for segment in segments where !segment.bytes.isEmpty {
            guard let part = Self.decoded(segment.bytes, interpretation: segment.interpretation) else { return nil }
            text += part
        }
        return text
    }

    private static func decoded(_ bytes: [UInt8], interpretation: Int?) -> String? {
        guard let interpretation else {
            return String(validating: bytes, as: UTF8.self) ?? String(bytes: bytes, encoding: .isoLatin1)
        }
        if interpretation == 26 || interpretation == 27 { return String(validating: bytes, as: UTF8.self) }
        return characterSets[interpretation].flatMap { converted(bytes, from: $0) }
    }

    /// By `iconv`; nil where the bytes are not valid.
    private static func converted(_ bytes: [UInt8], from characterSet: String) -> String? {
        guard let converter = iconv_open("UTF-8", characterSet), converter != iconv_t(bitPattern: -1) else {
            return nil
        }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        // No character set takes more than four bytes of UTF-8 for one of its own.
        var output = [CChar](repeating: 0, count: bytes.count * 4 + 4)
        let written: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                var (left, room) = (input.count, output.count)
                guard iconv(converter, &from, &left, &to, &room) != -1, left == 0 else { return nil }
                return output.count - room
            }
        }
        return written.map { String(decoding: output[..<$0].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    }

    /// Names of `iconv` by the number of the interpretation.
    private static let characterSets: [Int: String] = [
        0: "CP437", 1: "ISO-8859-1", 2: "CP437", 3: "ISO-8859-1", 4: "ISO-8859-2", 5: "ISO-8859-3", 6: "ISO-8859-4",
        7: "ISO-8859-5", 8: "ISO-8859-6", 9: "ISO-8859-7", 10: "ISO-8859-8", 11: "ISO-8859-9", 12: "ISO-8859-10",
        13: "ISO-8859-11", 15: "ISO-8859-13", 16: "ISO-8859-14", 17: "ISO-8859-15", 18: "ISO-8859-16", 20: "SHIFT_JIS",
        21: "CP1250", 22: "CP1251", 23: "CP1252", 24: "CP1256", 25: "UTF-16BE", 28: "BIG5", 29: "GB18030", 30: "EUC-KR",
        31: "GBK", 32: "GB18030", 33: "UTF-16LE", 34: "UTF-32BE", 35: "UTF-32LE",
    ]
}
