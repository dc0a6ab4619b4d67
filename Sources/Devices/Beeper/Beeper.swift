/// What a tone tells the person at the bench.
public enum Tone: String, Hashable, Sendable, CaseIterable {
    case success, failed, noRead, fault, ready
}

/// A sound device that can be opened again and again.
public protocol Beeper: Sendable {
    /// For messages: the PCM's or the line's name.
    var name: String { get }

    func open() throws(DeviceError) -> any BeeperOutput
}

/// An open beeper, prepared so that a tone starts at once. Belongs to the one thread that opened it.
public protocol BeeperOutput: AnyObject {
    /// Plays a tone to its end.
    ///
    /// - Parameter started: called once, when the first samples are on their way.
    func play(_ tone: Tone, started: () -> Void) throws(DeviceError)

    func close()
}
