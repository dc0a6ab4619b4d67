/// What is wrong with a configuration file, and where.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As it was named on the command line.
    public var file: String
    /// From 1; nil where the file as a whole is meant.
    public var line: Int?
    /// From 1, in characters; nil where the file as a whole is meant.
    public var column: Int?
    /// Lower case: what is wrong; what to do.
    public var message: String

    public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// `FILE:LINE:COLUMN: what is wrong; what to do`, as far as the place is known.
    public var description: String {
        ([file] + [line, column].compactMap { $0.map(String.init) } + [" " + message]).joined(separator: ":")
    }
}

/// A ``ConfigurationError`` before the file's name is added to it.
struct Misconfiguration: Error, Hashable {
    var place: Place?
    var message: String

    init(at place: Place?, _ message: String) {
        self.place = place
        self.message = message
    }
}

extension ConfigurationError {
    init(_ error: Misconfiguration, file: String) {
        self.init(file: file, line: error.place?.line, column: error.place?.column, message: error.message)
    }
}
