extension Configuration {
    /// One line of a GPIO chip.
    public struct GPIOLine: Hashable, Sendable {
        /// A line of a chip by its number or by its name.
        public enum Identifier: Hashable, Sendable, CustomStringConvertible {
            case offset(Int)
            case name(String)

            public var description: String {
                switch self {
                case .offset(let offset): String(offset)
                case .name(let name): name
                }
            }
        }

        /// The chip's name (`gpiochip0`), path or label.
        public var chip: String
        public var line: Identifier
        /// The line is low while the button is pressed or the lamp is lit.
        public var activeLow: Bool

        public init(chip: String, line: Identifier, activeLow: Bool) {
            self.chip = chip
            self.line = line
            self.activeLow = activeLow
        }
    }
}

extension Configuration.GPIOLine {
    /// Reads the three keys that say which line a device is on. Chip and line have no default: a wrong guess could drive
    /// a line that something else is wired to.
    init<Key>(
        _ section: Section<Key>, chip: Key, line: Key, activeLow: Key, isActiveLow: Bool
    ) throws(Misconfiguration) {
        guard let chipName = try section.line(chip) else {
            throw section.missing(chip, "name the GPIO chip, such as gpiochip0 (gpiodetect lists them)")
        }
        guard let lineName = try section.line(line) else {
            throw section.missing(line, "give the line's number or name on \(chipName) (gpioinfo lists them)")
        }
        self.chip = chipName
        if lineName.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            self.line = .offset(try section.integer(line, in: 0...65_535) ?? 0)
        } else {
            self.line = .name(lineName)
        }
        self.activeLow = try section.flag(activeLow) ?? isActiveLow
    }
}
