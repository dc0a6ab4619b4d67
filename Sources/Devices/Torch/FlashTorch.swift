internal import CV4L

/// A camera's own lamp, switched through V4L2's flash controls (`V4L2_CID_FLASH_LED_MODE`; the kernel's "Flash Control
/// Reference").
///
/// Untried on a device: Debian's kernel has no driver with this control, and neither has any of its simulated cameras.
public struct FlashTorch: Torch {
    private let path: String

    /// - Parameter path: the lamp's device, such as `/dev/v4l-subdev1`.
    public init(path: String) {
        self.path = path
    }

    public var name: String { "torch \(path)" }

    public func open() throws(DeviceError) -> any TorchSwitch {
        let device: VideoDevice
        do throws(Errno) {
            device = try VideoDevice(path: path)
        } catch {
            throw DeviceError(opening: name, error, group: "video")
        }
        guard let mode = device.controls().first(where: { $0.identifier == labelrig_cid_flash_led_mode }) else {
            device.close()
            throw DeviceError(.misconfigured, "\(name) has no lamp to switch; see v4l2-ctl --list-ctrls")
        }
        let lamp = FlashTorchSwitch(name: name, device: device, mode: mode)
        do throws(DeviceError) {
            try lamp.set(on: false)
        } catch {
            lamp.close()
            throw error
        }
        return lamp
    }
}

private final class FlashTorchSwitch: TorchSwitch {
    private let name: String
    private let device: VideoDevice
    private let mode: VideoControl
    private var isOpen = true

    init(name: String, device: VideoDevice, mode: VideoControl) {
        self.name = name
        self.device = device
        self.mode = mode
    }

    deinit {
        close()
    }

    func set(on: Bool) throws(DeviceError) {
        do throws(Errno) {
            let value = on ? V4L2_FLASH_LED_MODE_TORCH : V4L2_FLASH_LED_MODE_NONE
            try device.set(mode, to: Int(value.rawValue))
        } catch {
            throw DeviceError(name, doing: "switching it \(on ? "on" : "off")", error)
        }
    }

    func close() {
        guard isOpen else { return }
        try? set(on: false)
        isOpen = false
        device.close()
    }
}
