/// A GPIO line that switches something on and off, such as a lamp or a buzzer, before it is opened.
struct GPIOOutput: Hashable, Sendable {
    var address: GPIOAddress
    /// The line is low while what it switches is on.
    var isActiveLow: Bool

    /// - Parameter device: for messages: "torch gpiochip0 line 27".
    func open(for device: String) throws(DeviceError) -> GPIOSwitch {
        GPIOSwitch(name: device, line: try GPIOLine(address, .output, isActiveLow: isActiveLow, device: device))
    }
}

/// An open one: off at first, and off again when it is closed. Belongs to one thread.
final class GPIOSwitch {
    private let name: String
    private var line: GPIOLine?

    fileprivate init(name: String, line: GPIOLine) {
        self.name = name
        self.line = line
    }

    deinit {
        close()
    }

    func set(on: Bool) throws(DeviceError) {
        guard let line else { throw DeviceError(.gone, "\(name) has been closed") }
        do throws(Errno) {
            try line.set(isActive: on)
        } catch {
            throw DeviceError(name, doing: "switching it \(on ? "on" : "off")", error)
        }
    }

    func close() {
        // On real boards a released line may keep its level: switch it before letting it go.
        try? line?.set(isActive: false)
        line = nil
    }
}
