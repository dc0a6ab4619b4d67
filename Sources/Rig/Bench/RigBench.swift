import Delivery
import Imaging

/// Measures the rig from camera to host line: what it costs to look, and how long a record takes.
struct RigBench {
    private static let size = (width: 1_280, height: 720)

    /// How long the rig is watched while it looks at every frame.
    var watch: Duration = .seconds(60)
    var scans = 200
    /// How long the rig is watched while it waits for the button.
    var idle: Duration = .seconds(20)

    func run() throws(CommandLineError) -> [BenchResult] {
        guard let picture = EAN13Picture("401234512345") else { return [] }
        SyncCounter.begin()
        let image = picture.image(width: Self.size.width, height: Self.size.height, moduleWidth: 4)
        return try looking(at: image) + scanning(image)
    }

    private func looking(at image: LumaImage) throws(CommandLineError) -> [BenchResult] {
        let rig = try BenchRig(mode: .continuous, picture: image)
        defer { rig.close() }
        // The first scan loads and warms what the rest uses.
        _ = rig.withHost { $0.line(within: .seconds(10)) }
        let before = rig.counts
        let meter = ProcessMeter()
        _ = rig.withHost { $0.line(within: watch) }
        let cores = meter.cores
        let after = rig.counts
        let listener = try rig.listener()
        defer { listener.close() }
        let heardMeter = ProcessMeter()
        _ = rig.withHost { $0.line(within: watch / 2) }
        return [
            BenchResult("frames looked at, 1280x720 at 30/s", Double(after.received - before.received), "frames"),
            BenchResult("frames dropped", Double(after.dropped - before.dropped), "frames"),
            BenchResult("processor while looking", cores * 100, "% of a core"),
            BenchResult("processor while looking, someone listening", heardMeter.cores * 100, "% of a core"),
        ]
    }

    private func scanning(_ image: LumaImage) throws(CommandLineError) -> [BenchResult] {
        let rig = try BenchRig(mode: .single, picture: image)
        defer { rig.close() }
        var delays: [Double] = []
        var tones: [Double] = []
        let syncs = SyncCounter.count
        for _ in 0..<scans {
            guard let (sequence, arrival) = Self.scan(rig), let times = rig.times(of: sequence) else {
                throw CommandLineError(.failed, "a scan of the bench gave no record and tone within 15 s")
            }
            delays.append((arrival - times.frame) / .milliseconds(1))
            tones.append((times.tone - times.decision) / .milliseconds(1))
        }
        let syncsPerRecord = Double(SyncCounter.count - syncs) / Double(scans)
        let meter = ProcessMeter()
        _ = rig.withHost { $0.line(within: idle) }
        return [
            BenchResult("last pass to last byte at the host, median of \(scans)", delays.percentile(50), "ms"),
            BenchResult("last pass to last byte at the host, worst of \(scans)", delays.max() ?? 0, "ms"),
            BenchResult("decision to tone, the record on the disk between, median", tones.percentile(50), "ms"),
            BenchResult("decision to tone, worst", tones.max() ?? 0, "ms"),
            BenchResult("waits for the disk a record", syncsPerRecord, "fsyncs"),
            BenchResult("processor while waiting for the button", meter.cores * 100, "% of a core"),
            BenchResult("resident memory", ProcessMeter.residentMemory, "MiB"),
        ]
    }

    /// One scan, asked for by the host.
    private static func scan(_ rig: BenchRig) -> (sequence: Int64, arrival: MonotonicTime)? {
        rig.withHost { host in
            host.send("TRIGGER ON")
            while let line = host.line(within: .seconds(15)) {
                guard let start = line.text.firstRange(of: "\"seq\":")?.upperBound else { continue }
                let digits = line.text[start...].prefix { $0.isNumber }
                return Int64(digits).map { ($0, line.time) }
            }
            return nil
        }
    }
}
