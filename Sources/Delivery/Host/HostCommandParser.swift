/// Reads commands of the rig's own host protocol.
public enum HostCommandParser {
    /// - Parameter line: a line without its end, as ``LineAssembler`` gives it: at most 1,024 printable ASCII characters.
    /// - Returns: the command, or the reply that says what is wrong with it.
    public static func parse(_ line: String) -> Result<HostCommand, HostReply.Failure> {
        let trimmed = line.trimmingSpaces()
        let (word, argument) = trimmed.splitOnce(at: " ") ?? (trimmed, "")
        guard let verb = HostVerb(rawValue: word.uppercased()) else {
            return .failure(.init(.unknownCommand, "no command '\(word.prefix(32))'; HELP lists them"))
        }
        guard let command = command(verb, argument.trimmingSpaces()) else {
            return .failure(.init(.badArgument, "usage: \(verb.usage)"))
        }
        return .success(command)
    }

    /// - Returns: nil when the argument does not suit the verb.
    private static func command(_ verb: HostVerb, _ argument: String) -> HostCommand? {
        switch verb {
        case .trigger: return onOff(argument).map { .trigger(on: $0) }
        case .torch: return onOff(argument).map { .torch(on: $0) }
        case .set: return assignment(argument).map { .set(field: $0, value: $1) }
        case .option: return assignment(argument).map { .option(name: $0, value: $1) }
        case .select: return Int(argument).map(HostCommand.select)
        case .label: return named(argument).map(HostCommand.label)
        case .policy: return named(argument).map(HostCommand.policy)
        case .mode: return named(argument).map(HostCommand.mode)
        case .camera: return named(argument).map(HostCommand.camera)
        case .reference: return .reference(argument)
        case .zoom: return factor(argument).map(HostCommand.zoom)
        case .acknowledge: return sequence(argument).map { .acknowledge($0) }
        case .reject: return sequence(argument).map { .reject($0) }
        case .resend: return resend(argument).map(HostCommand.resend)
        case .cancel, .retake, .confirm, .photo, .status, .guidance, .rate, .save, .reload, .pause, .resume, .test,
            .events, .version, .help:
            return argument.isEmpty ? plain[verb] : nil
        }
    }

    /// The verbs that take no argument.
    private static let plain: [HostVerb: HostCommand] = [
        .cancel: .cancel, .retake: .retake, .confirm: .confirm, .photo: .photo, .status: .status,
        .guidance: .guidance, .rate: .rate, .save: .save, .reload: .reload, .pause: .pause, .resume: .resume,
        .test: .test, .events: .events, .version: .version, .help: .help,
    ]

    private static func onOff(_ argument: String) -> Bool? {
        switch argument.uppercased() {
        case "ON": true
        case "OFF": false
        default: nil
        }
    }

    private static func named(_ argument: String) -> String? {
        argument.isEmpty ? nil : argument
    }

    /// Split at the first `=`, so that a value may hold more of them; a value may be empty, a name not.
    private static func assignment(_ argument: String) -> (String, String)? {
        guard let (name, value) = argument.splitOnce(at: "=") else { return nil }
        let trimmed = name.trimmingSpaces()
        return trimmed.isEmpty ? nil : (trimmed, value.trimmingSpaces())
    }

    private static func factor(_ argument: String) -> Double? {
        guard let factor = Double(argument), factor.isFinite, factor > 0 else { return nil }
        return factor
    }

    private static func sequence(_ argument: some StringProtocol) -> Int64? {
        guard argument.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(argument), number > 0 else {
            return nil
        }
        return number
    }

    private static func resend(_ argument: String) -> HostCommand.Resend? {
        if argument.isEmpty { return .last }
        guard let (first, last) = argument.splitOnce(at: "-") else {
            return sequence(argument).map { .range($0...$0) }
        }
        guard let first = sequence(first.trimmingSpaces()), let last = sequence(last.trimmingSpaces()), first <= last
        else { return nil }
        return .range(first...last)
    }
}

extension HostReply {
    /// A reply that is an error.
    public struct Failure: Error, Hashable, Sendable {
        public var code: ErrorCode
        public var text: String

        public init(_ code: ErrorCode, _ text: String) {
            self.code = code
            self.text = text
        }

        public var reply: HostReply { .error(code, text) }
    }
}

extension String {
    func trimmingSpaces() -> String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }

    /// What stands before and after the first of a character; nil when it is not there.
    func splitOnce(at separator: Character) -> (String, String)? {
        firstIndex(of: separator).map { (String(self[..<$0]), String(self[index(after: $0)...])) }
    }
}
