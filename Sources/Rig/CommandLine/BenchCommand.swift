import LabelLanguage

/// `labelrig bench`: measures this machine as a rig and, with a folder of pictures, as a reader of them.
struct BenchCommand {
    private let folder: String?
    private let label: String
    private let frames: Int
    private let seconds: Int

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(words, valued: ["--label", "--frames", "--seconds"])
        guard arguments.operands.count <= 1 else { throw .usage("bench takes one folder") }
        folder = arguments.operands.first
        label = try arguments.value("--label") ?? "expiry-date"
        frames = try Self.count(arguments, "--frames") ?? 10_000
        seconds = try Self.count(arguments, "--seconds") ?? 60
    }

    func run() throws(CommandLineError) -> ExitStatus {
        if let folder {
            guard let definition = LabelDefinition.builtIn(named: label) else {
                throw .usage("no label '\(label)'; \(LabelDefinition.builtInNames.advice(for: label))")
            }
            show(try MemoryBench(folder: folder, definition: definition, frames: frames).run())
        } else {
            show(try MatcherBench().run())
            var bench = RigBench()
            bench.watch = .seconds(seconds)
            show(try bench.run())
        }
        return .done
    }

    private func show(_ results: [BenchResult]) {
        let width = results.map(\.name.count).max() ?? 0
        for result in results {
            let padding = String(repeating: " ", count: width - result.name.count + 2)
            Console.print("\(result.name)\(padding)\(result.json.members[1].value) \(result.unit)")
        }
    }

    private static func count(_ arguments: Arguments, _ name: String) throws(CommandLineError) -> Int? {
        guard let text = try arguments.value(name) else { return nil }
        guard let count = Int(text), count > 0 else { throw .usage("\(name) wants a number from 1, not '\(text)'") }
        return count
    }
}
