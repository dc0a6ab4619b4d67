import Imaging

/// A push button on a GPIO line.
public struct GPIOButton: TriggerButton {
    private let address: GPIOAddress
    private let isActiveLow: Bool
    private let bias: GPIOBias
    private let debounce: Duration

    /// - Parameters:
    ///   - isActiveLow: the button pulls the line to ground.
    ///   - debounce: how long a level has to hold to count.
    public init(
        _ address: GPIOAddress, isActiveLow: Bool = true, bias: GPIOBias = .pullUp,
        debounce: Duration = .milliseconds(10)
    ) {
        self.address = address
        self.isActiveLow = isActiveLow
        self.bias = bias
        self.debounce = max(.zero, debounce)
    }

    public var name: String { "button \(address)" }

    public func open() throws(DeviceError) -> any TriggerStream {
        let line = try GPIOLine(address, .input(bias, debounce: debounce), isActiveLow: isActiveLow, device: name)
        do throws(Errno) {
            let quiet = GPIOLine.kernelDebounces ? .zero : debounce
            return GPIOTriggerStream(
                name: name, line: line, debouncer: Debouncer(quiet: quiet, isPressed: try line.isActive()))
        } catch {
            throw DeviceError(name, doing: "reading its level", error)
        }
    }
}

private final class GPIOTriggerStream: TriggerStream {
    /// A contact that is not quiet for so long is broken or loose.
    private static let patience: Duration = .seconds(2)

    private let name: String
    private var line: GPIOLine?
    private var debouncer: Debouncer

    init(name: String, line: GPIOLine, debouncer: Debouncer) {
        self.name = name
        self.line = line
        self.debouncer = debouncer
    }

    var isPressed: Bool { debouncer.isPressed }

    func edge(within timeout: Duration) throws(DeviceError) -> TriggerEdge? {
        guard let line else { throw DeviceError(.gone, "\(name) has been closed") }
        let deadline = MonotonicTime.now() + timeout
        do throws(Errno) {
            while true {
                if let edge = debouncer.next() { return edge }
                let now = MonotonicTime.now()
                if let settlesAt = debouncer.settlesAt, settlesAt <= now {
                    debouncer.settle(isActive: try line.isActive(), now: now)
                    continue
                }
                let until = min(deadline, debouncer.settlesAt ?? deadline)
                let happened = try poll(line.descriptor, .readable, timeout: max(.zero, until - now))
                if happened.contains(.readable) {
                    try take(line)
                } else if !happened.isEmpty {
                    throw .noSuchDevice
                } else if MonotonicTime.now() >= deadline {
                    return nil
                }
                if let since = debouncer.restlessSince, MonotonicTime.now() - since > Self.patience {
                    throw .timedOut
                }
            }
        } catch {
            if error == .timedOut {
                throw DeviceError(.failed, "\(name) does not come to rest; check its contact and its wiring")
            }
            throw DeviceError(name, doing: "waiting for a press", error)
        }
    }

    func close() {
        line = nil
    }

    private func take(_ line: GPIOLine) throws(Errno) {
        let edges = try line.edges()
        let now = MonotonicTime.now()
        for edge in edges {
            debouncer.edge(isActive: edge.isActive, nanoseconds: edge.nanoseconds, now: now)
        }
    }
}
