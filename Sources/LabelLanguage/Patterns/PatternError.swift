/// Why a pattern cannot be used, or gave up on a text.
///
/// ```swift
/// try Pattern("LOT(")   // throws pattern 'LOT(' is wrong after 4 characters: missing closing parenthesis
/// ```
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    ///
    /// ```swift
    /// PatternError.Code(rawValue: "syntax")   // syntax
    /// ```
    public enum Code: String, Hashable, Sendable {
        /// It does not compile.
        case syntax
        /// It is longer than ``Pattern/maximumLength``, or needs more memory than there is.
        case tooLarge
        /// It needed more steps, depth or memory on a text than its limits allow.
        case limitReached
    }

    /// What kind of failure it is, such as `.limitReached`.
    public var code: Code
    /// The pattern as it was written, such as `LOT(`.
    public var pattern: String
    /// Where it stops making sense: characters before the place, such as 4. Nil where no place is to blame.
    public var offset: Int?
    /// Lower case, names the pattern and the place: "pattern 'LOT(' is wrong after 4 characters: missing closing
    /// parenthesis".
    public var message: String

    /// A failure of one's own making.
    ///
    /// ```swift
    /// PatternError(.tooLarge, pattern: "a*", message: "pattern 'a*' is too large").offset   // nil
    /// ```
    public init(_ code: Code, pattern: String, offset: Int? = nil, message: String) {
        self.code = code
        self.pattern = pattern
        self.offset = offset
        self.message = message
    }

    /// The ``message``, such as "pattern '*' is wrong after 0 characters: quantifier does not follow a repeatable
    /// item".
    public var description: String { message }
}
