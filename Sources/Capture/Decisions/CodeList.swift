/// Where a value is looked up.
public protocol CodeLookup: Sendable {
    func contains(_ code: String) -> Bool
}

/// A list of codes to look values up in: up to a million, each found in microseconds.
///
/// Holds the file's bytes and where each code begins in them, sorted; a million codes of 13 digits take 18 MB.
public struct CodeList: CodeLookup {
    /// Lists longer than this are refused.
    public static let limit = 1_000_000

    /// What is wrong with a list.
    public enum Fault: Error, Hashable, Sendable {
        case tooLong
        case notText(line: Int)
    }

    private let bytes: [UInt8]
    /// The codes, in byte order, as ranges of ``bytes``.
    private let codes: [(start: UInt32, length: UInt16)]

    /// - Parameter bytes: UTF-8 text, one code a line. Spaces around a code, empty lines and what follows a `#` do not
    ///   count.
    public init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.count <= Int(UInt32.max) else { throw .tooLong }
        var codes: [(start: UInt32, length: UInt16)] = []
        var lineNumber = 1
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let code = Self.trimmed(bytes, start..<end)
            guard code.count <= Int(UInt16.max) else { throw .notText(line: lineNumber) }
            if !code.isEmpty {
                codes.append((UInt32(code.lowerBound), UInt16(code.count)))
                guard codes.count <= Self.limit else { throw .tooLong }
            }
            guard bytes[start..<end].allSatisfy({ $0 != 0 }) else { throw .notText(line: lineNumber) }
            start = end + 1
            lineNumber += 1
        }
        bytes.withUnsafeBufferPointer { all in
            codes.sort { left, right in
                Self.compare(all, left, right) < 0
            }
        }
        self.bytes = bytes
        self.codes = codes
    }

    public var count: Int { codes.count }

    public func contains(_ code: String) -> Bool {
        var code = code
        return code.withUTF8 { wanted in
            bytes.withUnsafeBufferPointer { all in
                var low = 0
                var high = codes.count
                while low < high {
                    let middle = (low + high) / 2
                    let order = Self.compare(Self.slice(all, codes[middle]), wanted[...])
                    if order == 0 { return true }
                    if order < 0 { low = middle + 1 } else { high = middle }
                }
                return false
            }
        }
    }

    private static func trimmed(_ bytes: [UInt8], _ line: Range<Int>) -> Range<Int> {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
        let end = bytes[line].firstIndex(of: UInt8(ascii: "#")) ?? line.upperBound
        var start = line.lowerBound
        var stop = end
        while start < stop, isSpace(bytes[start]) { start += 1 }
        while stop > start, isSpace(bytes[stop - 1]) { stop -= 1 }
        return start..<stop
    }

    private static func slice(
        _ bytes: UnsafeBufferPointer<UInt8>, _ code: (start: UInt32, length: UInt16)
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[Int(code.start)..<Int(code.start) + Int(code.length)]
    }

    private static func compare(
        _ bytes: UnsafeBufferPointer<UInt8>, _ left: (start: UInt32, length: UInt16),
        _ right: (start: UInt32, length: UInt16)
    ) -> Int {
        compare(slice(bytes, left), slice(bytes, right))
    }

    private static func compare(
        _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Int {
        var first = left.startIndex
        var second = right.startIndex
        while first < left.endIndex, second < right.endIndex {
            if left[first] != right[second] { return left[first] < right[second] ? -1 : 1 }
            first += 1
            second += 1
        }
        return left.count - right.count
    }
}
