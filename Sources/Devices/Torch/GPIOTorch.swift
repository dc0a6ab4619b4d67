/// A torch that a GPIO line switches.
public struct GPIOTorch: Torch {
    private let output: GPIOOutput

    /// - Parameter isActiveLow: the line is low while the torch is on.
    public init(_ address: GPIOAddress, isActiveLow: Bool = false) {
        output = GPIOOutput(address: address, isActiveLow: isActiveLow)
    }

    public var name: String { "torch \(output.address)" }

    public func open() throws(DeviceError) -> any TorchSwitch {
        try output.open(for: name)
    }
}

extension GPIOSwitch: TorchSwitch {}
