/// The one line that answers a command.
public struct HostReply: Hashable, Sendable {
    /// Why a command was not carried out.
    public enum ErrorCode: String, Hashable, Sendable, CaseIterable {
        /// The line is longer than a command may be.
        case overlong = "OVERLONG"
        /// The line holds bytes that are not printable ASCII.
        case notText = "NOT_TEXT"
        /// The line's checksum does not hold.
        case badChecksum = "BAD_CHECKSUM"
        /// No such verb.
        case unknownCommand = "UNKNOWN_COMMAND"
        /// An argument is missing, too much or makes no sense.
        case badArgument = "BAD_ARGUMENT"
        /// What the argument names does not exist.
        case notFound = "NOT_FOUND"
        /// Not in this state or mode.
        case rejected = "REJECTED"
        /// The device that it needs is not there.
        case unavailable = "UNAVAILABLE"
        /// It was tried and went wrong.
        case failed = "FAILED"
    }

    /// Nil when the command was carried out.
    public var error: ErrorCode?
    /// What follows `OK`, or the text for people after the error's code.
    public var text: String

    /// `OK`, and a text where there is one.
    public static func ok(_ text: String = "") -> HostReply { HostReply(error: nil, text: text) }

    /// `OK` and JSON on one line.
    public static func ok(_ json: JSONValue) -> HostReply { HostReply(error: nil, text: json.description) }

    /// `ER`, the code, and a text that says what to do.
    public static func error(_ code: ErrorCode, _ text: String) -> HostReply { HostReply(error: code, text: text) }

    /// What `HELP` answers: every verb with its arguments.
    public static var help: HostReply { .ok(HostVerb.allCases.map(\.usage).joined(separator: ", ")) }

    /// The reply without its line end. A control character in it stands as `\uXXXX`.
    public var line: String {
        let parts = [error == nil ? "OK" : "ER", error?.rawValue ?? "", text.withoutControls()]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
