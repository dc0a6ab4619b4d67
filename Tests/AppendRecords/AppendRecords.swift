import Delivery
import Foundation

/// Appends records to an outbox until it is killed, and says on standard output which are durable: a line
/// `sequence value` for each, once `append` has returned. The test that kills it compares.
///
///     append-records FOLDER RUN [COUNT]
@main
enum AppendRecords {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else {
            FileHandle.standardError.write(Data("append-records: give a folder and the number of the run\n".utf8))
            exit(2)
        }
        let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : Int.max
        let outbox = try Outbox(directory: arguments[1])
        for number in 1...count {
            let value = "run \(arguments[2]) record \(number)"
            let record = Record(
                time: Date(), decision: .pass, trigger: .auto, started: .button, label: "Perishable Product",
                fields: [
                    Record.Field(name: "Barcode", value: value),
                    Record.Field(name: "Total Price", value: "5.92", unit: "USD"),
                ])
            let stored = try outbox.append(record)
            FileHandle.standardOutput.write(Data("\(stored.sequence) \(value)\n".utf8))
            if number % 3 == 0 { try outbox.markDelivered(stored.sequence) }
        }
    }
}
