import Capture

/// The thread that reads lists of codes anew when their files change, so that no decision waits for it.
enum CodeListWorker {
    private static let interval: Duration = .seconds(2)

    static func run(_ lists: [CodeListFile], stop: StopSignal, pulse: Pulse, notice: (String) -> Void) {
        repeat {
            for list in lists {
                pulse.beat()
                if let message = list.refresh() { notice(message) }
            }
        } while stop.sleep(for: interval)
    }
}

extension DecisionRule {
    /// The file that the rule looks values up in.
    var listFile: CodeListFile? {
        if case .inList(let list) = check { list as? CodeListFile } else { nil }
    }
}
