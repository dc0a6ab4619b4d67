import Foundation
import Imaging

/// The button and the torch, on an empty bench: every scan ends without a read.
struct ButtonCases {
    let bench: Bench

    func run(_ report: inout Report) {
        var shared: RigProcess?
        let host = HostSide(path: Cable.hostLine)
        report.check("button: a press starts a scan, a second one ends it") {
            try bench.vivid.show(bench.labels.nothing)
            var configuration = bench.configuration()
            configuration.mode = "single"
            configuration.timeout = 30
            let rig = try bench.start(configuration)
            shared = rig
            try press()
            try rig.waitForEvent("scan")
            try press()
            try host.waitForLine("NOREAD") { $0.contains("NOREAD") }
        }
        if let rig = shared { checkShared(rig, host, &report) }
        report.check("torch: off after SIGKILL") { try killWhileLit() }
        report.check("button: 20 bounces of a millisecond are one press") { try bounce() }
        report.check("button: 100 presses are 100 scans") { try pressHundredTimes() }
        report.check("button: held when the rig starts, it starts no scan") { try startHeld() }
    }

    /// One rig lives through these.
    private func checkShared(_ rig: RigProcess, _ host: HostSide, _ report: inout Report) {
        report.check("torch: follows scanning within 50 ms, on and off") { try followScan(rig) }
        report.check("button: hold mode scans while it is held") {
            try settle(host)
            try host.write("MODE hold\r\n")
            try host.waitForLine("OK") { $0.hasPrefix("OK") }
            host.clear()
            let count = rig.events().count
            try bench.gpio.press()
            try rig.waitForEvent("scan", after: count)
            pause(.milliseconds(300))
            host.read()
            try expect(host.lines.isEmpty, "ended while it was held: \(host.lines)")
            try bench.gpio.release()
            try host.waitForLine("NOREAD") { $0.contains("NOREAD") }
            try host.write("MODE single\r\n")
            try host.waitForLine("OK") { $0.hasPrefix("OK") }
        }
        report.check("button: a long press cancels the scan") {
            try settle(host)
            let count = rig.events().count
            try bench.gpio.press()
            try rig.waitForEvent("scan", after: count)
            try rig.waitForEvent("state", after: count) { $0["state"] as? String == "idle" }
            try bench.gpio.release()
            pause(.milliseconds(100))
        }
        report.check("torch: off after SIGTERM") {
            try settle(host)
            let count = rig.events().count
            try press()
            try rig.waitForEvent("scan", after: count)
            try wait(for: "the torch's light") { try bench.gpio.isTorchOn() }
            let status = try rig.end()
            try expect(status == 0, "status \(status)")
            try expect(try !bench.gpio.isTorchOn(), "the torch is on")
        }
    }

    /// A press as fingers do it, if quick ones.
    private func press() throws {
        try bench.gpio.press()
        pause(.milliseconds(80))
        try bench.gpio.release()
        pause(.milliseconds(80))
    }

    private func followScan(_ rig: RigProcess) throws {
        defer { try? bench.gpio.release() }
        // The tone of the scan before comes late.
        pause(.seconds(1))
        for (isLit, state) in [(true, "scanning"), (false, "idle")] {
            let count = rig.events().count
            try bench.gpio.press()
            try wait(for: "the state \(state)", every: .milliseconds(2)) {
                rig.events().dropFirst(count).contains { $0["state"] as? String == state } ? () : nil
            }
            let seen = MonotonicTime.now()
            try wait(for: "the torch's change", every: .milliseconds(1)) {
                try bench.gpio.isTorchOn() == isLit ? () : nil
            }
            let delay = MonotonicTime.now() - seen
            try expect(delay < .milliseconds(50), "\(delay) after the event")
            try bench.gpio.release()
            pause(.milliseconds(300))
        }
    }

    /// Ends what a failed case may have left.
    private func settle(_ host: HostSide) throws {
        try bench.gpio.release()
        try host.write("CANCEL\r\n")
        pause(.milliseconds(500))
        host.clear()
    }

    private func killWhileLit() throws {
        var configuration = bench.configuration()
        configuration.mode = "single"
        let rig = try bench.start(configuration)
        try press()
        try wait(for: "the torch's light") { try bench.gpio.isTorchOn() }
        try rig.end(SIGKILL)
        try expect(try !bench.gpio.isTorchOn(), "the torch is on")
    }

    private func bounce() throws {
        let host = HostSide(path: Cable.hostLine)
        // Wide enough that a pause of the bench's own is no pause of the contact.
        var configuration = quick()
        configuration.debounceMilliseconds = 80
        let rig = try bench.start(configuration)
        try rig.waitForEvent("available") { $0["device"] as? String == "button" }
        host.clear()
        for _ in 0..<20 {
            try bench.gpio.press()
            pause(.milliseconds(1))
            try bench.gpio.release()
            pause(.milliseconds(1))
        }
        try bench.gpio.press()
        pause(.milliseconds(300))
        try bench.gpio.release()
        try host.waitForLine("NOREAD") { $0.contains("NOREAD") }
        pause(.seconds(1))
        host.read()
        try expect(host.lines.count == 1, "\(host.lines.count) scans")
    }

    private func pressHundredTimes() throws {
        let host = HostSide(path: Cable.hostLine)
        _ = try withExtendedLifetime(bench.start(quick())) {
            host.clear()
            for number in 1...100 {
                try press()
                try host.waitForLine("record \(number)", after: number - 1) { $0.contains("NOREAD") }
            }
            pause(.milliseconds(500))
            host.read()
            let records = host.lines.compactMap { HostRecord($0) }
            try expect(records.map(\.seq) == Array(1...100), "records \(records.map(\.seq))")
        }
    }

    private func startHeld() throws {
        var configuration = quick()
        configuration.bias = "none"
        let rig = try bench.start(configuration) { try bench.gpio.press() }
        defer { try? bench.gpio.release() }
        pause(.seconds(2))
        try expect(!rig.events().contains { $0["event"] as? String == "scan" }, "a scan: \(rig.lastEvents)")
        try rig.waitForEvent("notice") { ($0["message"] as? String)?.contains("held down") == true }
        try bench.gpio.release()
        pause(.milliseconds(100))
        try press()
        try rig.waitForEvent("scan")
    }

    /// A rig whose scans are over at once.
    private func quick() -> RigConfiguration {
        var configuration = bench.configuration()
        configuration.mode = "single"
        configuration.timeout = 0.1
        return configuration
    }
}
