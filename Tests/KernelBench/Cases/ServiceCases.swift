import Foundation

/// The rig as a person installs it, under the service manager.
struct ServiceCases {
    private static let unit = "labelrig.service"
    private static let configurationPath = "/etc/labelrig/rig.yaml"

    let bench: Bench
    let package: String
    /// What `rig/bundle` made; the shipped program is in it.
    let bundle: String

    func run(_ report: inout Report) {
        let host = HostSide(path: Cable.hostLine)
        report.check("install: rig/install --bundle installs a service that gets ready") {
            var configuration = bench.configuration()
            // By the names that the udev rules give.
            configuration.cameraDevice = "/dev/labelrig-camera"
            configuration.host = "device: /dev/labelrig-host"
            configuration.data = "/var/lib/labelrig"
            try Guest.run("mkdir", "-p", "/etc/labelrig")
            let yaml = configuration.yaml.replacingOccurrences(
                of: "control: /var/lib/labelrig/control", with: "control: /run/labelrig/control")
            try Data(yaml.utf8).write(to: URL(fileURLWithPath: Self.configurationPath))
            try Guest.run(package + "/rig/install", "--bundle", bundle)
            try waitUntilActive()
            try expect(try Guest.read(Self.configurationPath) + "\n" == yaml, "the configuration was overwritten")
        }
        report.check("service: runs as labelrig, and a label reaches the host") {
            let process = try mainProcess()
            let owner = try Guest.run("stat", "-c", "%U", "/proc/\(process)")
            try expect(owner == "labelrig\n", "runs as \(owner)")
            try bench.readLabel(host)
        }
        report.check("service: answers on its control socket") {
            let (status, output) = try Guest.runAnyhow("labelrig", ["send", "STATUS"])
            try expect(status == 0 && output.hasPrefix("OK "), output)
        }
        report.check("service: a thread that hangs gets the process restarted by the watchdog") {
            let before = try mainProcess()
            let stopped = try StoppedThread(of: before, named: "camera")
            try wait(for: "the restart", within: .seconds(60)) { try mainProcess() != before }
            withExtendedLifetime(stopped) {}
            try waitUntilActive()
            try bench.readLabel(host)
        }
        report.check("service: a killed rig comes back, and the torch is off") {
            let before = try mainProcess()
            try Guest.run("kill", "-9", "\(before)")
            try wait(for: "the restart", within: .seconds(60)) { try mainProcess() != before }
            try waitUntilActive()
            try expect(try !bench.gpio.isTorchOn(), "the torch is on")
            try bench.readLabel(host)
        }
        report.check("install: a second time does no harm") {
            try Guest.run(package + "/rig/install", "--bundle", bundle)
            try waitUntilActive()
            try bench.readLabel(host)
        }
        report.check("install: rig/uninstall leaves the records and nothing else") {
            try Guest.run(package + "/rig/uninstall")
            for path in [
                "/usr/local/bin/labelrig", "/usr/local/lib/labelrig/bundle", "/etc/systemd/system/labelrig.service",
                "/etc/udev/rules.d/99-labelrig.rules",
            ] {
                try expect(!Guest.exists(path), "\(path) is there")
            }
            try expect(Guest.exists("/var/lib/labelrig/outbox.sqlite") || Guest.exists("/var/lib/labelrig"), "no data")
            try expect(try Guest.runAnyhow("getent", ["passwd", "labelrig"]).status != 0, "the account is there")
        }
    }

    private func mainProcess() throws -> Int32 {
        let text = try Guest.run("systemctl", "show", "--value", "-p", "MainPID", Self.unit)
        return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }

    private func waitUntilActive() throws {
        do {
            try wait(for: "active service", within: .seconds(60)) {
                try Guest.runAnyhow("systemctl", ["is-active", Self.unit]).output == "active\n" && mainProcess() != 0
            }
        } catch {
            let journal = try Guest.runAnyhow("journalctl", ["-u", Self.unit, "-n", "5", "-o", "cat"]).output
            throw Failure("\(error): \(journal)")
        }
    }
}
