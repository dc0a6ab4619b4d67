import Delivery
import Foundation

/// `labelrig history`: the last records, as a table or as JSON lines.
struct HistoryCommand {
    private static let usualCount = 20

    private let path: String
    private let count: Int
    private let isJSON: Bool
    private let filter: HistoryFilter

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(
            words, valued: ["--config", "--last"] + Self.filters, flags: ["--json", "--undelivered"])
        guard arguments.operands.isEmpty else { throw .usage("history takes no '\(arguments.operands[0])'") }
        path = try arguments.value("--config") ?? Configuration.defaultPath
        isJSON = arguments.flags.contains("--json")
        filter = try Self.filter(arguments)
        guard let last = try arguments.value("--last") else {
            count = Self.usualCount
            return
        }
        guard let number = Int(last), number > 0 else { throw .usage("--last wants a number from 1, not '\(last)'") }
        count = number
    }

    private static let filters = ["--decision", "--label", "--reference", "--reason", "--value", "--since", "--until"]

    private static func filter(_ arguments: Arguments) throws(CommandLineError) -> HistoryFilter {
        var filter = HistoryFilter()
        if let name = try arguments.value("--decision") {
            guard let decision = Decision(rawValue: name.uppercased()) else {
                throw .usage(
                    "no decision '\(name)'; \(Decision.allCases.map(\.rawValue).advice(for: name.uppercased()))")
            }
            filter.decision = decision
        }
        filter.label = try arguments.value("--label")
        filter.reference = try arguments.value("--reference")
        filter.reason = try arguments.value("--reason")
        filter.value = try arguments.value("--value")
        filter.since = try time(arguments, "--since")
        filter.until = try time(arguments, "--until")
        if arguments.flags.contains("--undelivered") { filter.isDelivered = false }
        return filter
    }

    /// A moment in ISO 8601, or a day, which begins at midnight of the machine's time zone.
    private static func time(_ arguments: Arguments, _ name: String) throws(CommandLineError) -> Date? {
        guard let text = try arguments.value(name) else { return nil }
        let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
        for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true), day] {
            if let time = try? style.parse(text) { return time }
        }
        throw .usage("\(name) wants a time such as 2026-11-30 or 2026-11-30T21:37:07Z, not '\(text)'")
    }

    func run() throws(CommandLineError) -> ExitStatus {
        let configuration = try Configuration.loadForCommand(path)
        do throws(DeliveryError) {
            let records = try History(directory: configuration.data).last(count, filter)
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
