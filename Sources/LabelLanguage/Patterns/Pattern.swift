internal import CPCRE2

/// A regular expression, compiled.
///
/// The syntax is Perl's as PCRE2 understands it (`man pcre2syntax`): classes, groups, look-around, back references,
/// possessive and lazy repetition, `\p{…}` by Unicode property. `\d`, `\w` and `\b` mean ASCII unless the pattern
/// starts with `(*UCP)`. `\C` is refused, since it would cut characters in two, and so are call-outs to other
/// languages.
///
/// ```swift
/// let lot = try Pattern("L[0-9]{4,6}")
/// try lot.firstMatch(in: "LOT L20417")?.text   // L20417
/// ```
///
/// A match is bounded: an expression that would run for ever, such as `(a+)+$`, ends in
/// ``PatternError/Code/limitReached``.
public struct Pattern: Sendable {
    /// How much one match may cost.
    ///
    /// ```swift
    /// let greedy = try Pattern("(a+)+$", limits: Pattern.Limits(steps: 1_000, depth: 100))
    /// try greedy.firstMatch(in: "aaaaaaaaaaaaaaaaaaaaaaa!")   // throws pattern '(a+)+$' gave up on a text of 24
    /// ```
    public struct Limits: Hashable, Sendable {
        /// Calls of PCRE2's inner matching step (`pcre2_set_match_limit`), such as 100,000.
        public var steps: UInt32
        /// Nested back-tracking points (`pcre2_set_depth_limit`), such as 2,000.
        public var depth: UInt32

        /// Limits for one match; the usual ones stop a runaway pattern after some milliseconds.
        ///
        /// ```swift
        /// Pattern.Limits(steps: 10_000).depth   // 2000
        /// ```
        public init(steps: UInt32 = 100_000, depth: UInt32 = 2_000) {
            self.steps = steps
            self.depth = depth
        }
    }

    /// One place where the pattern fits.
    ///
    /// ```swift
    /// let match = try Pattern("LOT ([A-Z])([0-9]+)").firstMatch(in: "LOT L20417")
    /// match?.utf8Range   // 0..<10
    /// match?.groups.map { $0?.text ?? "" }   // ["L", "20417"]
    /// ```
    public struct Match: Hashable, Sendable {
        /// Where it fits, in bytes of the text's UTF-8, such as `0..<10`.
        public var utf8Range: Range<Int>
        /// What stands there, such as `LOT L20417`.
        public var text: String
        /// By number from 1; nil where a group took no part, as the first of `(a)|(b)` in `b`.
        public var groups: [Group?]

        /// What one pair of brackets in the pattern took.
        ///
        /// ```swift
        /// let group = try Pattern("LOT ([A-Z])").firstMatch(in: "LOT L")?.groups.first ?? nil
        /// group?.utf8Range   // 4..<5
        /// group?.text   // L
        /// ```
        public struct Group: Hashable, Sendable {
            /// In bytes of the whole text's UTF-8, such as `4..<5`.
            public var utf8Range: Range<Int>
            /// What stands there, such as `L`.
            public var text: String
        }
    }

    /// In bytes, such as 9 for `L[0-9]{6}`. A longer pattern is a mistake or an attack.
    public static let maximumLength = 4_096

    /// The expression as it was written, such as `L[0-9]{4,6}`.
    public let source: String
    /// Whether `lot` fits where `LOT` is asked for.
    public let isCaseInsensitive: Bool
    /// What one match may cost, such as 100,000 steps.
    public let limits: Limits
    private let code: CompiledCode

    /// Compiles an expression.
    ///
    /// ```swift
    /// try Pattern("lot", isCaseInsensitive: true).firstMatch(in: "LOT")?.text   // LOT
    /// try Pattern("LOT(")   // throws pattern 'LOT(' is wrong after 4 characters: missing closing parenthesis
    /// ```
    ///
    /// - Throws: ``PatternError`` with the place where the pattern stops making sense.
    public init(_ source: String, isCaseInsensitive: Bool = false, limits: Limits = Limits()) throws(PatternError) {
        self.source = source
        self.isCaseInsensitive = isCaseInsensitive
        self.limits = limits
        code = try CompiledCode(source, isCaseInsensitive: isCaseInsensitive)
    }

    /// The first place in a text where the pattern fits.
    ///
    /// ```swift
    /// try Pattern("[0-9]+").firstMatch(in: "7 of 12")?.text   // 7
    /// try Pattern("[0-9]+").firstMatch(in: "none")?.text   // nil
    /// ```
    ///
    /// - Throws: ``PatternError`` with ``PatternError/Code/limitReached`` when the text asks for too much.
    public func firstMatch(in text: String) throws(PatternError) -> Match? {
        try matches(in: text, limit: 1).first
    }

    /// The places where the pattern fits, in order and without overlap.
    ///
    /// ```swift
    /// try Pattern("[0-9]+").matches(in: "7 of 12").map(\.text)   // ["7", "12"]
    /// ```
    ///
    /// - Parameter limit: how many to look for.
    /// - Throws: ``PatternError`` with ``PatternError/Code/limitReached`` when the text asks for too much.
    public func matches(in text: String, limit: Int = 64) throws(PatternError) -> [Match] {
        var matches: [Match] = []
        let bytes = Array(text.utf8)
        var start = 0
        while matches.count < limit, start <= bytes.count {
            guard case .full(let ranges) = try run(on: bytes, from: start), let whole = ranges.first ?? nil else {
                break
            }
            matches.append(
                Match(
                    utf8Range: whole, text: String(decoding: bytes[whole], as: UTF8.self),
                    groups: ranges.dropFirst().map { range in
                        range.map { Match.Group(utf8Range: $0, text: String(decoding: bytes[$0], as: UTF8.self)) }
                    }))
            start = whole.isEmpty ? Self.nextCharacter(after: whole.upperBound, in: bytes) : whole.upperBound
        }
        return matches
    }

    /// Whether the pattern fits the text from its first character to its last.
    ///
    /// ```swift
    /// try Pattern("[0-9]{4}").matchesWhole("2026")   // true
    /// try Pattern("[0-9]{4}").matchesWhole("20261")   // false
    /// ```
    ///
    /// - Throws: ``PatternError`` with ``PatternError/Code/limitReached`` when the text asks for too much.
    public func matchesWhole(_ text: String) throws(PatternError) -> Bool { try matchesWhole(Array(text.utf8)) }

    func matchesWhole(_ bytes: [UInt8]) throws(PatternError) -> Bool {
        guard case .full = try run(on: bytes, from: 0, options: PCRE2_ANCHORED | PCRE2_ENDANCHORED) else {
            return false
        }
        return true
    }

    /// Whether a text could become the whole of a match if it went on.
    ///
    /// - Throws: ``PatternError`` with ``PatternError/Code/limitReached`` when the text asks for too much.
    func matchesBeginning(_ bytes: [UInt8]) throws(PatternError) -> Bool {
        guard case .partial = try run(on: bytes, from: 0, options: PCRE2_ANCHORED | PCRE2_PARTIAL_HARD) else {
            return false
        }
        return true
    }

    private enum Outcome {
        case full([Range<Int>?])
        case partial
        case none
    }

    private func run(on bytes: [UInt8], from start: Int, options: UInt32 = 0) throws(PatternError) -> Outcome {
        // Made for each match and so never shared between threads; the compiled code is only read.
        let context = pcre2_match_context_create_8(nil)
        let data = pcre2_match_data_create_from_pattern_8(code.pointer, nil)
        defer {
            pcre2_match_data_free_8(data)
            pcre2_match_context_free_8(context)
        }
        guard let context, let data else {
            throw PatternError(.limitReached, pattern: source, message: "pattern '\(source)' found no memory to run in")
        }
        pcre2_set_match_limit_8(context, limits.steps)
        pcre2_set_depth_limit_8(context, limits.depth)
        // The bytes are a Swift string's, hence valid UTF-8.
        let result = bytes.withUnsafeBufferPointer { buffer in
            pcre2_match_8(
                code.pointer, buffer.baseAddress, buffer.count, start, options | PCRE2_NO_UTF_CHECK, data, context)
        }
        switch result {
        case 1...: return .full(ranges(data, count: Int(pcre2_get_ovector_count_8(data)), length: bytes.count))
        case PCRE2_ERROR_NOMATCH: return .none
        case PCRE2_ERROR_PARTIAL: return .partial
        default:
            throw PatternError(
                .limitReached, pattern: source,
                message:
                    "pattern '\(source)' gave up on a text of \(bytes.count) bytes: \(CompiledCode.message(result))")
        }
    }

    private func ranges(_ data: OpaquePointer, count: Int, length: Int) -> [Range<Int>?] {
        guard let vector = pcre2_get_ovector_pointer_8(data) else { return [] }
        return (0..<count).map { group in
            let (start, end) = (vector[2 * group], vector[2 * group + 1])
            // A group that took no part is marked by the largest size, which Swift's signed import of size_t makes -1; `\K`
            // can put an end before its start.
            guard start >= 0, start <= end, end <= length else { return nil }
            return Int(start)..<Int(end)
        }
    }

    private static func nextCharacter(after offset: Int, in bytes: [UInt8]) -> Int {
        var next = offset + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
