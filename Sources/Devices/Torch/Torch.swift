/// A lamp that can be opened again and again.
public protocol Torch: Sendable {
    /// For messages: chip and line, or a path.
    var name: String { get }

    /// Opens the torch, switched off.
    func open() throws(DeviceError) -> any TorchSwitch
}

/// An open torch. Belongs to the one thread that opened it.
public protocol TorchSwitch: AnyObject {
    func set(on: Bool) throws(DeviceError)

    /// Switches off and lets the line go.
    func close()
}
