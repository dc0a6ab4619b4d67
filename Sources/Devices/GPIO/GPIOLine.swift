internal import CGPIOD

/// A GPIO line that this process holds. Belongs to one thread; released with its last owner.
final class GPIOLine {
    /// What a line is asked for.
    enum Use {
        case output
        /// - Parameter debounce: for the kernel, where the library can ask for it.
        case input(GPIOBias, debounce: Duration)
    }

    /// A change of the line's logical level.
    struct Edge: Hashable {
        var isActive: Bool
        /// On a clock that depends on the kernel's version: good for differences only.
        var nanoseconds: Int64
    }

    /// Whether the kernel debounces inputs, which libgpiod can ask for from version 2 on.
    static var kernelDebounces: Bool { labelrig_gpio_debounces }

    private let chip: GPIOChip
    private let request: UnsafeMutablePointer<labelrig_gpio_request>

    /// - Parameter device: for messages, and what others see as the line's consumer.
    init(_ address: GPIOAddress, _ use: Use, isActiveLow: Bool, device: String) throws(DeviceError) {
        chip = try GPIOChip.open(address.chip, for: device)
        let offset = try chip.offset(of: address.line, for: device)
        var settings = labelrig_gpio_settings()
        settings.is_active_low = isActiveLow
        switch use {
        case .output:
            settings.is_output = true
            settings.bias = LABELRIG_GPIO_BIAS_AS_IS
        case .input(let bias, let debounce):
            settings.bias = bias.code
            settings.debounce_microseconds = UInt(clamping: debounce.wholeMicroseconds)
        }
        let chip = chip
        let request = "labelrig".withCString { consumer in
            settings.consumer = consumer
            return labelrig_gpio_request_line(chip.handle, offset, &settings)
        }
        guard let request else { throw DeviceError(opening: device, .last, group: "gpio") }
        self.request = request
    }

    deinit {
        labelrig_gpio_release(request)
    }

    /// To poll for edges.
    var descriptor: FileDescriptor { FileDescriptor(rawValue: labelrig_gpio_descriptor(request)) }

    func isActive() throws(Errno) -> Bool {
        let value = labelrig_gpio_get(request)
        guard value >= 0 else { throw .last }
        return value > 0
    }

    func set(isActive: Bool) throws(Errno) {
        guard labelrig_gpio_set(request, isActive) == 0 else { throw .last }
    }

    /// Takes the edges that are there, oldest first; waits for one where there is none.
    func edges() throws(Errno) -> [Edge] {
        var edges = [labelrig_gpio_edge](repeating: labelrig_gpio_edge(), count: Int(LABELRIG_GPIO_EDGES))
        let count = labelrig_gpio_edges(request, &edges)
        guard count >= 0 else { throw .last }
        return edges.prefix(Int(count)).map { Edge(isActive: $0.is_active, nanoseconds: $0.nanoseconds) }
    }
}

extension GPIOBias {
    fileprivate var code: labelrig_gpio_bias {
        switch self {
        case .asIs: LABELRIG_GPIO_BIAS_AS_IS
        case .disabled: LABELRIG_GPIO_BIAS_DISABLED
        case .pullUp: LABELRIG_GPIO_BIAS_PULL_UP
        case .pullDown: LABELRIG_GPIO_BIAS_PULL_DOWN
        }
    }
}
