/// Why a reader cannot work at all. What is merely not found in a picture is no error.
public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// A language's data is not installed.
        case languageMissing
        /// A recogniser did not start, or gave up.
        case recognizerFailed
        /// The adaptive reader's library or models are not installed.
        case adaptiveMissing
    }

    public var code: Code
    /// Names the thing and says what to do.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
