import Foundation

/// The USB cable between the rig, a gadget set up by `rig/usb-gadget`, and its host; both are the guest itself.
struct Cable {
    static let hostLine = "/dev/ttyACM0"
    private let script: String

    /// - Parameter package: the folder of the package, with `rig/usb-gadget` in it.
    init(package: String) throws {
        script = package + "/rig/usb-gadget"
        for module in ["dummy_hcd", "cdc_acm", "usbhid", "hid-generic", "evdev"] { try Guest.load(module) }
        try plugIn()
    }

    func plugIn() throws {
        try Guest.run(script, "up")
        try wait(for: "the gadget at its host") { Guest.exists(Self.hostLine) && Guest.exists("/dev/ttyGS0") }
    }

    func unplug() throws {
        try Guest.run(script, "pull")
        try wait(for: "the gadget's leaving") { !Guest.exists(Self.hostLine) }
    }
}
