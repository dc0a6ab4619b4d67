internal import CGPIOD
import Foundation

/// An open GPIO chip. Belongs to one thread.
final class GPIOChip {
    let handle: OpaquePointer

    private init(handle: OpaquePointer) {
        self.handle = handle
    }

    deinit {
        gpiod_chip_close(handle)
    }

    /// Finds and opens a chip by path, device name or label.
    ///
    /// - Parameter device: for the message: "button gpiochip0 line 17".
    static func open(_ chip: String, for device: String) throws(DeviceError) -> GPIOChip {
        if chip.hasPrefix("/") {
            return try openPath(chip, for: device)
        }
        let names = chipNames()
        if names.contains(chip) {
            return try openPath("/dev/" + chip, for: device)
        }
        var labels: [String] = []
        for name in names {
            guard let handle = gpiod_chip_open("/dev/" + name) else { continue }
            let candidate = GPIOChip(handle: handle)
            if candidate.label == chip { return candidate }
            labels.append("\(name) (\(candidate.label))")
        }
        let advice =
            labels.isEmpty
            ? "this machine has none: it takes a board with GPIO lines, or a USB adapter for them"
            : "there are " + labels.joined(separator: ", ")
        throw DeviceError(.absent, "\(device): no GPIO chip has this name or label; \(advice)")
    }

    var label: String {
        var text = [CChar](repeating: 0, count: 64)
        guard labelrig_gpio_chip_label(handle, &text, text.count) else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A line's offset.
    ///
    /// - Throws: `misconfigured` for an offset or a name that the chip does not have.
    func offset(of line: GPIOAddress.Line, for device: String) throws(DeviceError) -> UInt32 {
        switch line {
        case .offset(let offset):
            let count = labelrig_gpio_line_count(handle)
            guard let offset = UInt32(exactly: offset), offset < count else {
                throw DeviceError(.misconfigured, "\(device): the chip has lines 0 to \(Int(count) - 1)")
            }
            return offset
        case .name(let name):
            guard let offset = UInt32(exactly: labelrig_gpio_find_line(handle, name)) else {
                throw DeviceError(.misconfigured, "\(device): the chip has no line of this name; see gpioinfo")
            }
            return offset
        }
    }

    private static func openPath(_ path: String, for device: String) throws(DeviceError) -> GPIOChip {
        guard let handle = gpiod_chip_open(path) else { throw DeviceError(opening: device, .last, group: "gpio") }
        return GPIOChip(handle: handle)
    }

    private static func chipNames() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
        return names.filter { $0.hasPrefix("gpiochip") }.sorted()
    }
}
