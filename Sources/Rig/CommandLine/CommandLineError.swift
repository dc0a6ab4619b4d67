/// What keeps a command from being carried out, with the exit status that says so.
public struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
    public var status: ExitStatus
    /// Without the "labelrig: " in front.
    public var message: String

    public init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    public var description: String { message }

    static func usage(_ message: String) -> CommandLineError {
        CommandLineError(.wrongUse, "\(message); 'labelrig --help' shows how")
    }
}

/// How a command ends.
public enum ExitStatus: Int32, Hashable, Sendable {
    /// Done, whatever was found.
    case done = 0
    /// Something could not be opened, failed, or is not well.
    case failed = 1
    /// The command line or the configuration is wrong.
    case wrongUse = 2
}
