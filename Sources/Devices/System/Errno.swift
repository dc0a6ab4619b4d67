internal import CLinux

/// An error number of the kernel or the C library: `errno`.
public struct Errno: RawRepresentable, Error, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The symbol that C has for it, such as "ENODEV"; "errno 4711" where it has none. Stands for `strerrorname_np`.
    public var name: String {
        strerrorname_np(rawValue).map { String(cString: $0) } ?? "errno \(rawValue)"
    }

    /// The C library's text in English, lower case first. Stands for `strerrordesc_np`.
    public var text: String {
        guard let text = strerrordesc_np(rawValue).map({ String(cString: $0) }) else { return "unknown error" }
        // "Input/output error" reads on inside a sentence, "RFS specific error" does not change.
        guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
        return first.lowercased() + text.dropFirst()
    }

    public var description: String { "\(text) (\(name))" }

    /// What the last failed call on this thread left in `errno`.
    static var last: Errno { Errno(rawValue: __errno_location().pointee) }
}

extension Errno {
    public static let notPermitted = Errno(rawValue: EPERM)
    public static let noSuchFile = Errno(rawValue: ENOENT)
    public static let interrupted = Errno(rawValue: EINTR)
    public static let ioError = Errno(rawValue: EIO)
    public static let noSuchDeviceOrAddress = Errno(rawValue: ENXIO)
    public static let badFileDescriptor = Errno(rawValue: EBADF)
    public static let wouldBlock = Errno(rawValue: EAGAIN)
    public static let noMemory = Errno(rawValue: ENOMEM)
    public static let permissionDenied = Errno(rawValue: EACCES)
    public static let busy = Errno(rawValue: EBUSY)
    public static let fileExists = Errno(rawValue: EEXIST)
    public static let noSuchDevice = Errno(rawValue: ENODEV)
    public static let notDirectory = Errno(rawValue: ENOTDIR)
    public static let invalidArgument = Errno(rawValue: EINVAL)
    public static let notATerminal = Errno(rawValue: ENOTTY)
    public static let outOfRange = Errno(rawValue: ERANGE)
    public static let brokenPipe = Errno(rawValue: EPIPE)
    /// ALSA's word for a stream that the machine's sleep interrupted.
    public static let suspended = Errno(rawValue: ESTRPIPE)
    public static let badState = Errno(rawValue: EBADFD)
    public static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
    public static let notSupported = Errno(rawValue: EOPNOTSUPP)
    public static let addressInUse = Errno(rawValue: EADDRINUSE)
    public static let connectionRefused = Errno(rawValue: ECONNREFUSED)
    public static let connectionReset = Errno(rawValue: ECONNRESET)
    public static let shutDown = Errno(rawValue: ESHUTDOWN)
    public static let timedOut = Errno(rawValue: ETIMEDOUT)
}

extension Errno {
    /// True of the errors by which a driver tells that its device has been pulled or unbound.
    var meansGone: Bool {
        switch self {
        case .noSuchDevice, .noSuchDeviceOrAddress, .ioError, .shutDown, .brokenPipe, .badFileDescriptor,
            .badState:
            true
        default: false
        }
    }
}
