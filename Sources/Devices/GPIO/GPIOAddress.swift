/// Where a GPIO line is.
public struct GPIOAddress: Hashable, Sendable, CustomStringConvertible {
    public enum Line: Hashable, Sendable {
        /// Counted from 0 on its chip.
        case offset(Int)
        /// The name that the board's device tree gives it: "GPIO17".
        case name(String)
    }

    /// A path, a device's name ("gpiochip0") or the chip's label ("pinctrl-bcm2711").
    public var chip: String
    public var line: Line

    public init(chip: String, line: Line) {
        self.chip = chip
        self.line = line
    }

    public var description: String {
        switch line {
        case .offset(let offset): "\(chip) line \(offset)"
        case .name(let name): "\(chip) line \(name)"
        }
    }
}

/// The resistor on a line inside the chip.
public enum GPIOBias: String, Hashable, Sendable, CaseIterable {
    /// As the board's firmware left it.
    case asIs, disabled, pullUp, pullDown
}
