/// Something that a configuration may say but that its author hardly meant. It loads all the same.
public struct ConfigurationWarning: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    /// Lower case: what is odd; what to do.
    public var message: String

    public init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// `FILE:LINE:COLUMN: what is odd; what to do`.
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
