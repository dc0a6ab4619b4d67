import Delivery

/// `labelrig history`: the last records, as a table or as JSON lines.
struct HistoryCommand {
    private static let usualCount = 20

    private let path: String
    private let count: Int
    private let isJSON: Bool

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(words, valued: ["--config", "--last"], flags: ["--json"])
        guard arguments.operands.isEmpty else { throw .usage("history takes no '\(arguments.operands[0])'") }
        path = try arguments.value("--config") ?? Configuration.defaultPath
        isJSON = arguments.flags.contains("--json")
        guard let last = try arguments.value("--last") else {
            count = Self.usualCount
            return
        }
        guard let number = Int(last), number > 0 else { throw .usage("--last wants a number from 1, not '\(last)'") }
        count = number
    }

    func run() throws(CommandLineError) -> ExitStatus {
        let configuration = try Configuration.loadForCommand(path)
        do throws(DeliveryError) {
            let records = try History(directory: configuration.data).last(count)
            if isJSON {
                for record in records { Console.print(record.json.description) }
            } else {
                Console.print(historyTable(records))
            }
        } catch {
            throw CommandLineError(.failed, error.message)
        }
        return .done
    }
}
