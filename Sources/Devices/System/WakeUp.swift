internal import CLinux

/// Wakes a thread that waits in `poll`, from any other thread. Signals given before the thread comes to wait are kept,
/// any number of them as one. Stands for `eventfd`.
public final class WakeUp: Sendable {
    /// Readable once it has been signalled.
    public let descriptor: FileDescriptor

    public init() throws(Errno) {
        descriptor = FileDescriptor(
            rawValue: try systemCall(SystemCall(name: "eventfd")) {
                eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
            }.get())
    }

    deinit {
        descriptor.close()
    }

    public func signal() {
        var one: UInt64 = 1
        // Full at 2^64 - 2 signals, and then it is readable all the same.
        _ = withUnsafeBytes(of: &one) { bytes in
            systemCall(SystemCall(name: "write", descriptor: descriptor.rawValue)) {
                write(descriptor.rawValue, bytes.baseAddress, bytes.count)
            }
        }
    }

    /// Takes the signals given so far.
    public func clear() {
        var count: UInt64 = 0
        _ = withUnsafeMutableBytes(of: &count) { bytes in
            systemCall(SystemCall(name: "read", descriptor: descriptor.rawValue)) {
                read(descriptor.rawValue, bytes.baseAddress, bytes.count)
            }
        }
    }

    /// Waits for a signal and takes it.
    ///
    /// - Returns: false when none came within the time.
    public func wait(timeout: Duration?) throws(Errno) -> Bool {
        guard try poll(descriptor, .readable, timeout: timeout).contains(.readable) else { return false }
        clear()
        return true
    }
}
