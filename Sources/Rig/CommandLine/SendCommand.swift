import Delivery
import Devices
import Imaging

/// `labelrig send`: gives the running rig commands over its control socket.
struct SendCommand {
    private static let patience: Duration = .seconds(10)

    private let path: String
    private let commands: [String]

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(Self.optionsFirst(words), valued: ["--config"], endsAtOperand: true)
        guard !arguments.operands.isEmpty else { throw .usage("send wants a command, such as STATUS") }
        path = try arguments.value("--config") ?? Configuration.defaultPath
        commands = Self.commands(arguments.operands)
    }

    /// `send STATUS --config FILE` is meant as it reads; of what else follows the first word, all is the rig's.
    private static func optionsFirst(_ words: [String]) -> [String] {
        guard words.count > 2, words[words.count - 2] == "--config", !words.dropLast(2).contains("--") else {
            return words
        }
        return words.suffix(2) + words.dropLast(2)
    }

    func run() throws(CommandLineError) -> ExitStatus {
        let configuration = try Configuration.loadForCommand(path)
        var client = try ControlClient(configuration.controlCandidates)
        defer { client.close() }
        var status = ExitStatus.done
        for command in commands {
            let reply = try client.ask(command, within: Self.patience)
            Console.print(reply)
            if !reply.hasPrefix("OK") { status = .failed }
            if command.uppercased() == HostVerb.events.rawValue { try client.follow(Console.print) }
        }
        return status
    }

    /// The words make one command, unless only each by itself is one: `send TRIGGER ON`, `send STATUS RATE`.
    private static func commands(_ words: [String]) -> [String] {
        func isCommand(_ text: String) -> Bool {
            if case .success = HostCommandParser.parse(text) { true } else { false }
        }
        let joined = words.joined(separator: " ")
        return !isCommand(joined) && words.allSatisfy(isCommand) ? words : [joined]
    }
}
