import Foundation

/// Makes records until the power is cut, and checks at the next start that none was lost.
///
/// What was promised (each record whose tone has started) and what the host has got are kept outside the guest.
struct PowerCut {
    private static let disk = "/dev/vda"
    private static let mountPoint = "/run/bench-data"

    let bench: Bench
    /// A folder outside the guest, written through.
    let results: String

    /// Checks what earlier runs promised; then makes records for ever, unless this is the last check.
    func run(_ report: inout Report, isLast: Bool) {
        var rig: RigProcess?
        report.check("power cut: every record that was beeped is there and goes out with its number") {
            try mount()
            var configuration = bench.configuration()
            configuration.data = Self.mountPoint + "/data"
            configuration.mode = "single"
            configuration.timeout = 0.1
            try bench.vivid.show(bench.labels.nothing)
            let running = try bench.start(configuration)
            rig = running
            try receivePromised(running)
        }
        guard let rig, !isLast else { return }
        do {
            // From now on records stay on the rig, to be found after the cut.
            try bench.cable.unplug()
            while true { try makeRecord(rig) }
        } catch {
            report.check("power cut: records are made") { throw error }
        }
    }

    private func mount() throws {
        for module in ["ext4", "virtio_blk"] { try Guest.load(module) }
        try wait(for: "the disk") { Guest.exists(Self.disk) }
        try Guest.run("mkdir", "-p", Self.mountPoint)
        try Guest.run("mount", "-t", "ext4", Self.disk, Self.mountPoint)
    }

    private func receivePromised(_ rig: RigProcess) throws {
        let host = HostSide(path: Cable.hostLine)
        let promised = numbers("promised")
        var received = Set(numbers("received"))
        do {
            try wait(for: "promised records", within: .seconds(30)) {
                host.read()
                received.formUnion(host.lines.compactMap { HostRecord($0)?.seq })
                return received.isSuperset(of: promised)
            }
        } catch {
            throw Failure("lost: \(Set(promised).subtracting(received).sorted()); \(rig.lastEvents)")
        }
        // Empty lines are the host's own, as after a pulled cable.
        for line in host.lines where !line.isEmpty {
            guard let record = HostRecord(line) else { throw Failure("half a record: \(line)") }
            try note(record.seq, in: "received")
        }
        try note(promised.count, in: "checked")
    }

    private func makeRecord(_ rig: RigProcess) throws {
        let count = rig.events().count
        try bench.gpio.press()
        pause(.milliseconds(80))
        try bench.gpio.release()
        let tone = try rig.waitForEvent("tone", after: count)
        guard let number = tone["seq"] as? Int else { throw Failure("a tone without a record: \(tone)") }
        try note(number, in: "promised")
    }

    private func numbers(_ name: String) -> [Int] {
        let text = (try? Guest.read("\(results)/\(name)")) ?? ""
        return text.split(separator: "\n").compactMap { Int($0) }
    }

    private func note(_ number: Int, in name: String) throws {
        guard let file = fopen("\(results)/\(name)", "a") else { throw Failure("\(name) cannot be written") }
        fputs("\(number)\n", file)
        fclose(file)
    }
}
