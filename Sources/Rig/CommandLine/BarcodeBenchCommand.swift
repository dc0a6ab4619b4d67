import Delivery
import LabelLanguage
import Reading

/// `labelrig bench --barcodes`: reads samples of barcodes beside the libraries that others use.
struct BarcodeBenchCommand {
    static let valued = ["--barcodes", "--folders", "--rotations", "--qualities", "--python", "--json"]
    static let flags = ["--busy", "--following"]

    private var collection: SampleCollection
    private let rotations: [Int]
    private let qualities: [ReadingQuality]
    private let python: String
    private let output: String?
    private let isBusy: Bool
    private let isFollowing: Bool

    /// - Parameter folder: the samples.
    init(folder: String, _ arguments: Arguments) throws(CommandLineError) {
        collection = try SampleCollection(path: folder)
        if let folders = try arguments.value("--folders") {
            try collection.keep(folders: folders.split(separator: ",").map(String.init))
        }
        rotations = try Self.rotations(try arguments.value("--rotations") ?? "0,90,180,270")
        qualities = try Self.qualities(try arguments.value("--qualities") ?? "accurate,balanced,fast")
        python = try arguments.value("--python") ?? "python3"
        output = try arguments.value("--json")
        isBusy = arguments.flags.contains("--busy")
        isFollowing = arguments.flags.contains("--following")
    }

    func run() throws(CommandLineError) -> ExitStatus {
        var members: [JSONValue.Member] = []
        if isFollowing {
            let figures = try FollowingBench(collection: collection).run().figures
            figures.lines.forEach(Console.print)
            members.append(.init("following", .array(figures.map(\.json))))
        } else {
            members = try compare()
        }
        if let output { try JSONValue.object(members).write(toFile: output) }
        return .done
    }

    /// Reads all samples with all readers, printing as it goes.
    private func compare() throws(CommandLineError) -> [JSONValue.Member] {
        let peers = PeerReaders(python: python)
        for name in ["zxing-cpp", "zbar"] {
            Console.print("\(name): \(peers.versions[name] ?? "not installed")")
        }
        var bench = BarcodeBench(collection: collection, peers: peers)
        bench.qualities = qualities
        var all: [BarcodeBenchRow] = []
        for rotation in rotations {
            let setting: BarcodeBench.Setting = isBusy ? .busy : .alone
            let rows = try bench.rows(setting, rotation: rotation) { _ in }
            var total = BarcodeBenchRow(folder: "all", setting: setting, rotation: rotation)
            for row in rows { total.add(row) }
            Console.print("\n\(setting.rawValue), turned by \(rotation) degrees")
            BarcodeBenchTable(rows: rows + [total]).lines.forEach(Console.print)
            for (reader, tally) in total.tallies.sorted(by: { $0.key < $1.key }) where !tally.wrong.isEmpty {
                Console.print("read wrong by \(reader): \(tally.wrong.joined(separator: " "))")
            }
            all += rows + [total]
        }
        return [
            .init("peers", .object(peers.versions.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
            .init("rows", .array(all.map(\.json))),
        ]
    }

    private static func rotations(_ list: String) throws(CommandLineError) -> [Int] {
        var rotations: [Int] = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let rotation = Int(word), [0, 90, 180, 270].contains(rotation) else {
                throw .usage("--rotations wants some of 0,90,180,270, not '\(list)'")
            }
            rotations.append(rotation)
        }
        return rotations
    }

    private static func qualities(_ list: String) throws(CommandLineError) -> [ReadingQuality] {
        var qualities: [ReadingQuality] = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let quality = ReadingQuality(rawValue: word) else {
                throw .usage("no quality '\(word)'; \(ReadingQuality.allCases.map(\.rawValue).advice(for: word))")
            }
            qualities.append(quality)
        }
        return qualities
    }
}
