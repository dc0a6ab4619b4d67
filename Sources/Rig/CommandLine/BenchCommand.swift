import LabelLanguage

/// `labelrig bench`: measures this machine as a rig and, with a folder of pictures, as a reader of them; with samples of
/// barcodes, beside other readers.
struct BenchCommand {
    private let folder: String?
    private let label: String
    private let frames: Int
    private let seconds: Int
    private let barcodes: BarcodeBenchCommand?

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(
            words, valued: ["--label", "--frames", "--seconds"] + BarcodeBenchCommand.valued,
            flags: BarcodeBenchCommand.flags)
        guard arguments.operands.count <= 1 else { throw .usage("bench takes one folder") }
        folder = arguments.operands.first
        label = try arguments.value("--label") ?? "expiry-date"
        frames = try Self.count(arguments, "--frames") ?? 10_000
        seconds = try Self.count(arguments, "--seconds") ?? 60
        if let samples = try arguments.value("--barcodes") {
            barcodes = try BarcodeBenchCommand(folder: samples, arguments)
        } else {
            barcodes = nil
        }
    }

    func run() throws(CommandLineError) -> ExitStatus {
        if let barcodes { return try barcodes.run() }
        if let folder {
            guard let definition = LabelDefinition.builtIn(named: label) else {
                throw .usage("no label '\(label)'; \(LabelDefinition.builtInNames.advice(for: label))")
            }
            try MemoryBench(folder: folder, definition: definition, frames: frames).run().lines.forEach(Console.print)
        } else {
            try MatcherBench().run().lines.forEach(Console.print)
            var bench = RigBench()
            bench.watch = .seconds(seconds)
            try bench.run().lines.forEach(Console.print)
        }
        return .done
    }

    private static func count(_ arguments: Arguments, _ name: String) throws(CommandLineError) -> Int? {
        guard let text = try arguments.value(name) else { return nil }
        guard let count = Int(text), count > 0 else { throw .usage("\(name) wants a number from 1, not '\(text)'") }
        return count
    }
}
