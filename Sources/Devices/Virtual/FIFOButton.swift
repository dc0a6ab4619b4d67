internal import CLinux
import Imaging

/// A button that another program presses, by writing the lines `press` and `release` into a FIFO.
///
/// Writers may come and go; any number of them at a time.
public struct FIFOButton: TriggerButton {
    public let path: String
    private let onUnknownLine: @Sendable (String) -> Void

    /// - Parameters:
    ///   - path: created as a FIFO where nothing is there; it stays when the button is closed, so that a writer that has
    ///     it open keeps the button.
    ///   - onUnknownLine: told of each line that is no command, cut to 64 bytes.
    public init(path: String, onUnknownLine: @escaping @Sendable (String) -> Void = { _ in }) {
        self.path = path
        self.onUnknownLine = onUnknownLine
    }

    public var name: String { "button \(path)" }

    public func open() throws(DeviceError) -> any TriggerStream {
        do throws(Errno) {
            switch systemCall(SystemCall(name: "mkfifo"), { mkfifo(path, 0o660) }) {
            case .success, .failure(.fileExists): break
            case .failure(let error): throw error
            }
            guard try FileKind(path: path) == .fifo else {
                throw .fileExists
            }
            // Open for writing too: with a writer of our own the FIFO never comes to its end.
            let descriptor = try FileDescriptor.open(path, [.readWrite, .nonBlocking])
            return FIFOTriggerStream(name: name, descriptor: descriptor, onUnknownLine: onUnknownLine)
        } catch {
            if error == .fileExists {
                throw DeviceError(.misconfigured, "\(name) is not a FIFO; remove it or choose another path")
            }
            throw DeviceError(opening: name, error)
        }
    }
}

private final class FIFOTriggerStream: TriggerStream {
    private let name: String
    private let descriptor: FileDescriptor
    private let onUnknownLine: @Sendable (String) -> Void
    private var lines = BoundedLines(limit: 64)
    private var isOpen = true
    private(set) var isPressed = false

    init(name: String, descriptor: FileDescriptor, onUnknownLine: @escaping @Sendable (String) -> Void) {
        self.name = name
        self.descriptor = descriptor
        self.onUnknownLine = onUnknownLine
    }

    deinit {
        close()
    }

    func edge(within timeout: Duration) throws(DeviceError) -> TriggerEdge? {
        let deadline = MonotonicTime.now() + timeout
        while true {
            while let line = lines.next() {
                switch line {
                case "press":
                    isPressed = true
                    return .pressed
                case "release":
                    isPressed = false
                    return .released
                case "": continue
                default: onUnknownLine(line)
                }
            }
            let left = deadline - .now()
            do throws(Errno) {
                let happened = try poll(descriptor, .readable, timeout: max(.zero, left))
                if happened.contains(.readable) {
                    lines.append(try descriptor.read(atMost: 4096))
                } else if left <= .zero {
                    return nil
                }
            } catch {
                guard error != .wouldBlock else { continue }
                throw DeviceError(name, doing: "waiting for a press", error)
            }
        }
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        descriptor.close()
    }
}
