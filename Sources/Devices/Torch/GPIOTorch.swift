/// A torch that a GPIO line switches.
public struct GPIOTorch: Torch {
    private let address: GPIOAddress
    private let isActiveLow: Bool

    /// - Parameter isActiveLow: the line is low while the torch is on.
    public init(_ address: GPIOAddress, isActiveLow: Bool = false) {
        self.address = address
        self.isActiveLow = isActiveLow
    }

    public var name: String { "torch \(address)" }

    public func open() throws(DeviceError) -> any TorchSwitch {
        GPIOTorchSwitch(name: name, line: try GPIOLine(address, .output, isActiveLow: isActiveLow, device: name))
    }
}

private final class GPIOTorchSwitch: TorchSwitch {
    private let name: String
    private var line: GPIOLine?

    init(name: String, line: GPIOLine) {
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
