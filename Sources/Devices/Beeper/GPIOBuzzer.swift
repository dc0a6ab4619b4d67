import Imaging

/// A buzzer with a pitch of its own on a GPIO line: tones are told apart by their rhythm.
public struct GPIOBuzzer: Beeper {
    private let output: GPIOOutput

    /// - Parameter isActiveLow: the line is low while the buzzer sounds.
    public init(_ address: GPIOAddress, isActiveLow: Bool = false) {
        output = GPIOOutput(address: address, isActiveLow: isActiveLow)
    }

    public var name: String { "buzzer \(output.address)" }

    public func open() throws(DeviceError) -> any BeeperOutput {
        GPIOBuzzerOutput(buzzer: try output.open(for: name))
    }
}

private final class GPIOBuzzerOutput: BeeperOutput {
    /// Between two notes, which would be one where only their pitch differs.
    private static let gap: Duration = .milliseconds(40)

    private let buzzer: GPIOSwitch

    init(buzzer: GPIOSwitch) {
        self.buzzer = buzzer
    }

    func play(_ tone: Tone, started: () -> Void) throws(DeviceError) {
        var hasStarted = false
        for note in tone.notes {
            let end = MonotonicTime.now() + .milliseconds(note.milliseconds)
            if note.hertz > 0 {
                try buzzer.set(on: true)
                if !hasStarted { started() }
                hasStarted = true
            }
            pause(until: end)
            try buzzer.set(on: false)
            pause(until: end + Self.gap)
        }
    }

    func close() {
        buzzer.close()
    }
}
