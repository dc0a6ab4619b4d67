import Devices
import Foundation

/// The line to the host: the rig's own USB gadget, and a serial port of the PC kind.
struct HostCases {
    /// Two emulated ports, wired to each other.
    static let rigPort = "/dev/ttyS1"
    static let hostPort = "/dev/ttyS2"

    let bench: Bench

    func run(_ report: inout Report) {
        report.check("host: bytes are exact over the USB gadget") {
            try checkBytes(HostSide(path: Cable.hostLine), "device: /dev/ttyGS0")
        }
        report.check("host: the cable is pulled and put back during 50 records") { try pullCable() }
        report.check("host: under 1 % of a processor while it is gone") { try idleWhileGone() }
        guard Guest.exists(Self.hostPort) else { return }
        report.check("host: bytes are exact over a serial port") {
            try checkBytes(HostSide(path: Self.hostPort), "device: \(Self.rigPort)")
        }
        report.check("host: XOFF stops the serial line, XON lets it go on, nothing is lost") { try stopByXOFF() }
        report.check("host: RTS/CTS and the other settings reach the port") { try checkTermios() }
    }

    /// What the host gets is what the history has, to the byte.
    private func checkBytes(_ host: HostSide, _ line: String) throws {
        var configuration = bench.configuration()
        configuration.host = line
        // The picture of the case before would be read, too.
        try bench.vivid.show(bench.labels.nothing)
        let rig = try bench.start(configuration)
        host.clear()
        for _ in 0..<3 { try bench.readLabel(host) }
        let finals = rig.events().filter { $0["event"] as? String == "final" }
        try expect(finals.count == 3 && host.lines.count == 3, "\(finals.count) records, \(host.lines.count) lines")
        try expect(host.bytes.suffix(2) == [13, 10], "the end is \(host.bytes.suffix(2))")
        try expect(host.bytes == Array(host.lines.map { $0 + "\r\n" }.joined().utf8), "other bytes than lines")
        for (line, event) in zip(host.lines, finals) {
            try expect(HostRecord.isWhole(line, of: event), "\(line) is not \(event)")
        }
        try expect(try rig.end() == 0, "no clean end")
    }

    private func startQuick(_ line: String) throws -> RigProcess {
        try bench.vivid.show(bench.labels.nothing)
        var configuration = bench.configuration()
        configuration.mode = "single"
        configuration.timeout = 0.1
        configuration.host = line
        return try bench.start(configuration)
    }

    /// Makes a record: a scan that reads nothing.
    private func scan(_ rig: RigProcess, _ number: Int) throws {
        try bench.gpio.press()
        pause(.milliseconds(80))
        try bench.gpio.release()
        try rig.waitForEvent("final") { $0["seq"] as? Int == number }
    }

    private func pullCable() throws {
        let host = HostSide(path: Cable.hostLine)
        let rig = try startQuick("device: /dev/ttyGS0")
        host.clear()
        for number in 1...50 {
            if number % 15 == 8 { try bench.cable.unplug() }
            try scan(rig, number)
            host.read()
            if number % 15 == 13 { try bench.cable.plugIn() }
        }
        try host.waitForLine("record 50") { HostRecord($0)?.seq == 50 }
        // A port that comes anew makes CR LF two line ends and echoes, until its host has set it to raw: empty lines are the
        // host's own, and the rig takes its own record for a command.
        let lines = host.lines.filter { !$0.isEmpty && !$0.hasPrefix("ER UNKNOWN_COMMAND ") }
        let records = lines.map { HostRecord($0)?.seq }
        try expect(!records.contains(nil), "glued: \(lines.filter { HostRecord($0) == nil })")
        // A record that was on its way when the cable was pulled may come again, under its number.
        var seen: [Int] = []
        for case let number? in records where seen.last.map({ number > $0 }) ?? true { seen.append(number) }
        try expect(seen == Array(1...50), "\(seen)")
    }

    private func idleWhileGone() throws {
        let rig = try startQuick("device: /dev/ttyGS0")
        try bench.cable.unplug()
        defer { try? bench.cable.plugIn() }
        pause(.seconds(2))
        let before = try rig.processorSeconds(ofThread: "host")
        pause(.seconds(10))
        let used = try rig.processorSeconds(ofThread: "host") - before
        // 1 % of 10 s; emulation makes each system call ten times as dear, and ticks are of 10 ms.
        try expect(used < 1, "\(used) s of 10 s")
    }

    private func stopByXOFF() throws {
        let host = HostSide(path: Self.hostPort)
        let rig = try startQuick("device: \(Self.rigPort), flow: software")
        host.clear()
        try scan(rig, 1)
        try host.waitForLine("record 1") { HostRecord($0)?.seq == 1 }
        try host.write([0x13])
        pause(.milliseconds(500))
        host.clear()
        for number in 2...40 { try scan(rig, number) }
        host.read()
        // What the port had already taken may still come.
        try expect(host.lines.count < 10, "\(host.lines.count) lines while it was stopped")
        try host.write([0x11])
        try host.waitForLine("record 40") { HostRecord($0)?.seq == 40 }
        let records = host.lines.map { HostRecord($0)?.seq }
        try expect(records == Array(2...40), "\(records)")
    }

    private func checkTermios() throws {
        let line = "device: \(Self.rigPort), speed: 9600, parity: even, stopBits: 2, dataBits: 7, flow: hardware"
        let rig = try startQuick(line)
        try rig.waitForEvent("available") { $0["device"] as? String == "host" }
        let settings = try Guest.run("stty", "-F", Self.rigPort, "-a")
        try expect(settings.contains("speed 9600 baud"), settings)
        let words = settings.split(whereSeparator: \.isWhitespace)
        for expected in ["parenb", "-parodd", "cstopb", "cs7", "crtscts", "-ixon", "-icanon"] {
            try expect(words.contains { $0 == expected }, "no \(expected) in \(settings)")
        }
    }
}
