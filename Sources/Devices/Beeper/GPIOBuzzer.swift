import Imaging

/// A buzzer with a pitch of its own on a GPIO line: tones are told apart by their rhythm.
public struct GPIOBuzzer: Beeper {
    private let address: GPIOAddress
    private let isActiveLow: Bool

    /// - Parameter isActiveLow: the line is low while the buzzer sounds.
    public init(_ address: GPIOAddress, isActiveLow: Bool = false) {
        self.address = address
        self.isActiveLow = isActiveLow
    }

    public var name: String { "buzzer \(address)" }

    public func open() throws(DeviceError) -> any BeeperOutput {
        GPIOBuzzerOutput(name: name, line: try GPIOLine(address, .output, isActiveLow: isActiveLow, device: name))
    }
}

private final class GPIOBuzzerOutput: BeeperOutput {
    /// Between two notes, which would be one where only their pitch differs.
    private static let gap: Duration = .milliseconds(40)

    private let name: String
    private var line: GPIOLine?

    init(name: String, line: GPIOLine) {
        self.name = name
        self.line = line
    }

    deinit {
        close()
    }

    func play(_ tone: Tone, started: () -> Void) throws(DeviceError) {
        guard let line else { throw DeviceError(.gone, "\(name) has been closed") }
        do throws(Errno) {
            var hasStarted = false
            for note in tone.notes {
                let end = MonotonicTime.now() + .milliseconds(note.milliseconds)
                if note.hertz > 0 {
                    try line.set(isActive: true)
                    if !hasStarted { started() }
                    hasStarted = true
                }
                pause(until: end)
                try line.set(isActive: false)
                pause(until: end + Self.gap)
            }
        } catch {
            throw DeviceError(name, doing: "sounding", error)
        }
    }

    func close() {
        try? line?.set(isActive: false)
        line = nil
    }
}
