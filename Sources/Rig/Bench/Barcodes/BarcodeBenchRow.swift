import Delivery

/// What the readers made of one folder of samples, or of all of them.
struct BarcodeBenchRow {
    struct Tally {
        var read = 0
        /// Samples of which something else was read, by name.
        var wrong: [String] = []
        /// Of processor time, one for each sample.
        var milliseconds: [Double] = []

        var median: Double { milliseconds.percentile(50) }
        var within95: Double { milliseconds.percentile(95) }
    }

    var folder: String
    var setting: BarcodeBench.Setting
    var rotation: Int
    var minimum: Int?
    private(set) var pictures = 0
    private(set) var tallies: [String: Tally] = [:]
    /// Samples that one of the peers reads, and those that only a peer reads, by name.
    private(set) var union = 0
    private(set) var missed: [String] = []

    init(folder: String, setting: BarcodeBench.Setting, rotation: Int) {
        self.folder = folder
        self.setting = setting
        self.rotation = rotation
    }

    /// Adds what each reader made of a sample.
    mutating func add(_ readings: [String: SampleReading], name: String, truth: SampleTruth) {
        pictures += 1
        for (reader, reading) in readings {
            tallies[reader, default: Tally()].milliseconds.append(reading.milliseconds)
            switch reading.verdict(by: truth) {
            case .right: tallies[reader]?.read += 1
            case .wrong: tallies[reader]?.wrong.append(name)
            case .missing: break
            }
        }
        if PeerReaders.names.contains(where: { readings[$0]?.verdict(by: truth) == .right }) { union += 1 }
        if readings[Self.own]?.verdict(by: truth) != .right { missed.append(name) }
    }

    /// Adds a folder to a row that sums folders up.
    mutating func add(_ row: BarcodeBenchRow) {
        pictures += row.pictures
        union += row.union
        for (reader, tally) in row.tallies {
            tallies[reader, default: Tally()].read += tally.read
            tallies[reader]?.wrong += tally.wrong.map { "\(row.folder)/\($0)" }
            tallies[reader]?.milliseconds += tally.milliseconds
        }
    }

    private static let own = "accurate"

    /// What `accurate` must at least read: as much as each peer, and the samples' own minimum.
    var wanted: Int {
        PeerReaders.names.map { tallies[$0]?.read ?? 0 }.reduce(minimum ?? 0, max)
    }

    var fallsShort: Bool { tallies[Self.own].map { $0.read < wanted } ?? false }

    var json: JSONValue {
        .object([
            "folder": .string(folder),
            "setting": .string(setting.rawValue),
            "rotation": .integer(Int64(rotation)),
            "pictures": .integer(Int64(pictures)),
            "minimum": minimum.map { .integer(Int64($0)) },
            "union": .integer(Int64(union)),
            "missed": .array(missed.map(JSONValue.string)),
            "readers": .object(
                tallies.sorted { $0.key < $1.key }.map { reader, tally in
                    JSONValue.Member(
                        reader,
                        [
                            "read": .integer(Int64(tally.read)),
                            "wrong": .array(tally.wrong.map(JSONValue.string)),
                            "medianMilliseconds": .number(tally.median.hundredths),
                            "within95Milliseconds": .number(tally.within95.hundredths),
                        ])
                }),
        ])
    }
}

extension Double {
    var hundredths: Double { (self * 100).rounded() / 100 }
}
