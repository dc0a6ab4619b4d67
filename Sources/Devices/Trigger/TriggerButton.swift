/// A push button that can be opened again and again.
public protocol TriggerButton: Sendable {
    /// For messages: chip and line, or a path.
    var name: String { get }

    func open() throws(DeviceError) -> any TriggerStream
}

public enum TriggerEdge: String, Hashable, Sendable {
    case pressed, released
}

/// An open button. Belongs to the one thread that opened it.
public protocol TriggerStream: AnyObject {
    /// The debounced level now, as far as it is known. True right after opening when the button is held down already,
    /// or stuck; no edge tells of that press.
    var isPressed: Bool { get }

    /// Waits for the next debounced edge.
    ///
    /// - Returns: nil when none came within the time.
    func edge(within timeout: Duration) throws(DeviceError) -> TriggerEdge?

    func close()
}

extension TriggerStream {
    /// For buttons that cannot tell.
    public var isPressed: Bool { false }
}
