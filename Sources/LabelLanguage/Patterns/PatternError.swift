/// Why a pattern cannot be used, or gave up on a text.
///
///     try Pattern("LOT(")   // pattern 'LOT(' is wrong after 4 characters: missing closing parenthesis
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// It does not compile.
        case syntax
        /// It is longer than ``Pattern/maximumLength``, or needs more memory than there is.
        case tooLarge
        /// It needed more steps, depth or memory on a text than its limits allow.
        case limitReached
    }

    public var code: Code
    /// The pattern as it was written.
    public var pattern: String
    /// Where it stops making sense: characters before the place. Nil where no place is to blame.
    public var offset: Int?
    /// Lower case, names the pattern and the place: "pattern 'LOT(' is wrong after 4 characters: missing closing
    /// parenthesis".
    public var message: String

    public init(_ code: Code, pattern: String, offset: Int? = nil, message: String) {
        self.code = code
        self.pattern = pattern
        self.offset = offset
        self.message = message
    }

    public var description: String { message }
}
