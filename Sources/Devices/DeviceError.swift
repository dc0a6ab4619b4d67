/// What went wrong with a device.
public struct DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// Nothing is there under that name.
        case absent
        /// Another program holds it.
        case busy
        /// This user may not open it.
        case permission
        /// It was there and has left.
        case gone
        /// It is there and delivers nothing.
        case stalled
        /// It cannot do what was asked of it.
        case unsupported
        /// The configuration asks for something that it does not have.
        case misconfigured
        /// Any other failure.
        case failed
    }

    public var code: Code
    /// Lower case, names the device, says what to do: "camera /dev/video0 is busy; stop the program that uses it".
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
