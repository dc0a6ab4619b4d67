internal import CLinux
import Imaging

/// A host line without a wire: a pseudo-terminal whose other end, /dev/pts/N, a host program opens like a serial port.
///
/// The host may open and close its end as often as it likes; what it has not read waits for it.
public struct PseudoTerminal: HostLine {
    public init() {}

    public var name: String { "pseudo-terminal" }

    public func open() throws(DeviceError) -> any HostPort {
        do throws(Errno) {
            let near = try FileDescriptor.open("/dev/ptmx", [.readWrite, .nonBlocking, .noControllingTerminal])
            do throws(Errno) {
                let path = try unlock(near)
                let far = try FileDescriptor.open(path, [.readWrite, .nonBlocking, .noControllingTerminal])
                do throws(Errno) {
                    try makeRaw(far)
                } catch {
                    far.close()
                    throw error
                }
                return PseudoTerminalPort(path: path, near: near, far: far)
            } catch {
                near.close()
                throw error
            }
        } catch {
            throw DeviceError(opening: name, error)
        }
    }

    /// What `unlockpt` and `ptsname` do. `grantpt` is not needed: devpts makes the far end the process's own (pts(4)).
    private func unlock(_ near: FileDescriptor) throws(Errno) -> String {
        var locked: Int32 = 0
        _ = try near.control(labelrig_tiocsptlck, &locked).get()
        var number: Int32 = 0
        _ = try near.control(labelrig_tiocgptn, &number).get()
        return "/dev/pts/\(number)"
    }

    private func makeRaw(_ far: FileDescriptor) throws(Errno) {
        var settings = try far.terminalSettings()
        cfmakeraw(&settings)
        try far.setTerminalSettings(settings)
    }
}

private final class PseudoTerminalPort: HostPort {
    /// The kernel keeps up to 4,095 bytes where they can be counted, the rest in buffers behind that it does not tell
    /// of (drivers/tty/n_tty.c). Below this bound every unread byte is counted.
    private static let countedBytes = 2048
    /// By when written bytes can be counted, with plenty to spare.
    private static let settling: Duration = .milliseconds(50)

    let path: String
    private let near: FileDescriptor
    /// Held open so that the host's closing its end is no hang-up and throws nothing away.
    private let far: FileDescriptor
    private var isOpen = true
    private var mostUnread = 0
    private var lastWrite = MonotonicTime(nanoseconds: 0)

    init(path: String, near: FileDescriptor, far: FileDescriptor) {
        self.path = path
        self.near = near
        self.far = far
    }

    deinit {
        close()
    }

    var descriptor: Int32 { near.rawValue }

    func read() throws(DeviceError) -> [UInt8] {
        do throws(Errno) {
            return try near.read(atMost: 4096)
        } catch {
            guard error != .wouldBlock else { return [] }
            throw failure("reading", error)
        }
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(DeviceError) -> Int {
        let room = Self.countedBytes - (try pendingOutput())
        guard room > 0, !bytes.isEmpty else { return 0 }
        do throws(Errno) {
            let taken = try near.write(bytes.prefix(room))
            mostUnread += taken
            lastWrite = .now()
            return taken
        } catch {
            guard error != .wouldBlock else { return 0 }
            throw failure("writing", error)
        }
    }

    /// What the host has not read yet.
    ///
    /// Bytes just written are on their way in a work queue of the kernel and not counted. Polling the far end waits for
    /// that work, but only while nothing is readable yet (n_tty_poll); so a count of some may for a moment be too low,
    /// and then the most that it can be is given.
    func pendingOutput() throws(DeviceError) -> Int {
        do throws(Errno) {
            while true {
                let isReadable = !(try poll(far, .readable, timeout: .zero)).isEmpty
                let counted = try far.bytesToRead()
                // Readable a moment ago: the host has just read, there may be more on its way.
                if isReadable, counted == 0 { continue }
                if !isReadable || MonotonicTime.now() - lastWrite > Self.settling {
                    mostUnread = counted
                }
                return max(mostUnread, counted)
            }
        } catch {
            throw failure("counting", error)
        }
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        far.close()
        near.close()
    }

    private func failure(_ doing: String, _ error: Errno) -> DeviceError {
        DeviceError("host line \(path)", doing: doing, error)
    }
}
