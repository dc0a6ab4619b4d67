import Foundation

/// The kernel's simulated GPIO chip, with a button on one line and a torch on another.
struct SimulatedGPIO {
    static let label = "bench-gpio"
    static let buttonLine = 3
    static let torchLine = 5
    static let buzzerLine = 6

    let chip: String
    /// What the paths of the simulated lines begin with, before their number.
    let lines: String

    /// - Parameter module: the path of gpio-sim as it was built for the guest's kernel.
    init(module: String) throws {
        try Guest.load("configfs")
        if !Guest.exists("/sys/kernel/config/gpio-sim") {
            _ = try Guest.runAnyhow("mount", ["-t", "configfs", "configfs", "/sys/kernel/config"])
            try Guest.run("insmod", module)
        }
        let device = "/sys/kernel/config/gpio-sim/bench"
        try Guest.run("mkdir", "-p", device + "/bank0")
        try Guest.write("8", to: device + "/bank0/num_lines")
        try Guest.write(Self.label, to: device + "/bank0/label")
        try Guest.write("1", to: device + "/live")
        let chip = try Guest.read(device + "/bank0/chip_name")
        lines = "/sys/devices/platform/\(try Guest.read(device + "/dev_name"))/\(chip)/sim_gpio"
        self.chip = "/dev/" + chip
        try wait(for: "the GPIO chip") { Guest.exists("/dev/\(chip)") }
        try release()
    }

    /// The button pulls its line to ground.
    func press() throws {
        try Guest.write("pull-down", to: "\(lines)\(Self.buttonLine)/pull")
    }

    func release() throws {
        try Guest.write("pull-up", to: "\(lines)\(Self.buttonLine)/pull")
    }

    func isBuzzerOn() throws -> Bool {
        try Guest.read("\(lines)\(Self.buzzerLine)/value") == "1"
    }

    func isTorchOn() throws -> Bool {
        try Guest.read("\(lines)\(Self.torchLine)/value") == "1"
    }
}
