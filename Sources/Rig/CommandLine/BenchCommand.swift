import LabelLanguage

/// `labelrig bench`: measures this machine as a rig and, with a folder of pictures, as a reader of them; with samples of
/// barcodes or of text, beside other readers.
struct BenchCommand {
    private let folder: String?
    private let label: String
    private let adaptive: AdaptiveReading?
    private let frames: Int
    private let seconds: Int
    private let barcodes: BarcodeBenchCommand?
    private let text: TextBenchCommand?

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(
            words,
            valued: ["--config", "--label", "--adaptive", "--frames", "--seconds"] + BarcodeBenchCommand.valued
                + TextBenchCommand.valued,
            flags: BarcodeBenchCommand.flags)
        guard arguments.operands.count <= 1 else { throw .usage("bench takes one folder") }
        folder = arguments.operands.first
        label = try arguments.value("--label") ?? "expiry-date"
        adaptive = try arguments.value("--adaptive").map { (name) throws(CommandLineError) in
            guard let adaptive = AdaptiveReading(rawValue: name) else {
                throw .usage("no '\(name)'; \(AdaptiveReading.allCases.map(\.rawValue).advice(for: name))")
            }
            return adaptive
        }
        frames = try Self.count(arguments, "--frames") ?? 10_000
        seconds = try Self.count(arguments, "--seconds") ?? 60
        let samples = try arguments.value("--barcodes")
        let pictures = try arguments.value("--text")
        guard samples == nil || pictures == nil else { throw .usage("bench takes --barcodes or --text, not both") }
        guard pictures == nil || folder == nil else { throw .usage("bench --text names its folder itself") }
        barcodes = try samples.map { (path) throws(CommandLineError) in
            try BarcodeBenchCommand(folder: path, arguments)
        }
        text = try pictures.map { (path) throws(CommandLineError) in
            try TextBenchCommand(folder: path, arguments)
        }
    }

    func run() throws(CommandLineError) -> ExitStatus {
        if let barcodes { return try barcodes.run() }
        if let text { return try text.run() }
        if let folder {
            guard var definition = LabelDefinition.builtIn(named: label) else {
                throw .usage("no label '\(label)'; \(LabelDefinition.builtInNames.advice(for: label))")
            }
            if let adaptive { definition.adaptive = adaptive }
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
