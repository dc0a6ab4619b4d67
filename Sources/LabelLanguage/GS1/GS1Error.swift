/// What is wrong with a GS1 element string, and where.
///
/// ```swift
/// try GS1ElementString(parsing: "17260230")   // throws (17) at 2: there is no date 260230
/// ```
public struct GS1Error: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    ///
    /// ```swift
    /// GS1Error.Code(rawValue: "tooShort")   // tooShort
    /// ```
    public enum Code: String, Hashable, Sendable {
        /// There is nothing in it.
        case empty
        /// No identifier starts with these digits.
        case unknownIdentifier
        /// The value ends before its identifier's least length.
        case tooShort
        /// The value goes on past its identifier's greatest length: mostly a separator is missing.
        case tooLong
        /// A character that the identifier does not allow.
        case badCharacter
        /// A check digit or a pair of check characters does not fit.
        case badCheckDigit
        /// A date or time that the calendar does not have.
        case badDate
        /// Any other form that the identifier does not allow.
        case badFormat
        /// One identifier with two different values.
        case repeated
        /// Brackets that do not hold an identifier.
        case badBracket
        /// A link that is no GS1 Digital Link URI.
        case badLink
    }

    /// What kind of mistake it is, such as `.badCheckDigit`.
    public var code: Code
    /// The application identifier, such as `17`, where one was read.
    public var identifier: String?
    /// Characters of the input before the place: 2 for a wrong date behind `17`.
    public var offset: Int
    /// Lower case, names identifier and place: "(17) at 16: there is no date 260230".
    public var message: String

    init(_ code: Code, _ identifier: String? = nil, at offset: Int, _ problem: String) {
        self.code = code
        self.identifier = identifier
        self.offset = offset
        message = (identifier.map { "(\($0)) at \(offset): " } ?? "at \(offset): ") + problem
    }

    /// The ``message``, such as "at 0: there is nothing in it".
    public var description: String { message }
}
