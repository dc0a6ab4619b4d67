import Devices
import Imaging

/// Opens each device that a configuration names, for a moment, and tries it.
struct DeviceExamination {
    /// How long the camera is watched.
    private static let watch: Duration = .seconds(2)

    let devices: DeviceSet
    let configuration: Configuration

    func findings() -> [Finding] {
        cameras + [button, torch, beeper, host]
    }

    private var cameras: [Finding] {
        zip(devices.cameras, [configuration.camera] + configuration.cameras).map { camera($0.camera, $1) }
    }

    private func camera(_ camera: any Camera, _ wanted: Configuration.Camera) -> Finding {
        examine("camera", path: wanted.device, group: "video") { () throws(DeviceError) in
            let stream = try camera.open()
            defer { stream.close() }
            // The first frames of many cameras take long; counting begins with the first that comes.
            guard try stream.frame(within: .seconds(5)) != nil else {
                throw DeviceError(.stalled, "camera \(wanted.device) opens but gives no frame")
            }
            let begin = MonotonicTime.now()
            var frames = 0
            while .now() - begin < Self.watch {
                if try stream.frame(within: .milliseconds(500)) != nil { frames += 1 }
            }
            let rate = Double(frames) / ((MonotonicTime.now() - begin) / .seconds(1))
            let text = "\(stream.format), \(Int(rate.rounded())) frames/s measured"
            return rate >= wanted.rate * 0.8
                ? Finding(.right, "camera", text)
                : Finding(
                    .odd, "camera", "\(text), \(wanted.rate) wanted",
                    remedy: "more light, a USB 3 port or a smaller camera: size")
        }
    }

    private var button: Finding {
        guard let button = devices.button else { return notFitted("button") }
        return examine("button", path: configuration.button?.line.chip, group: "gpio") { () throws(DeviceError) in
            let stream = try button.open()
            defer { stream.close() }
            // An edge takes the level along that ``isPressed`` tells; a stuck button makes none.
            let edge = try stream.edge(within: .milliseconds(100))
            if edge == .pressed || stream.isPressed {
                return Finding(
                    .odd, "button", "\(button.name) is pressed",
                    remedy: "if no one presses it, check activeLow and bias")
            }
            return Finding(.right, "button", button.name)
        }
    }

    private var torch: Finding {
        guard let torch = devices.torch else { return notFitted("torch") }
        return examine("torch", path: configuration.torch?.path, group: "gpio") { () throws(DeviceError) in
            let lamp = try torch.open()
            defer { lamp.close() }
            try lamp.set(on: true)
            try lamp.set(on: false)
            return Finding(.right, "torch", torch.name)
        }
    }

    private var beeper: Finding {
        guard let beeper = devices.beeper else { return notFitted("beeper") }
        let path = configuration.beeper?.buzzer?.chip ?? configuration.beeper?.device
        return examine("beeper", path: path, group: "audio") { () throws(DeviceError) in
            let output = try beeper.open()
            defer { output.close() }
            try output.play(.ready) {}
            return Finding(.right, "beeper", "\(beeper.name), you should have heard a tone")
        }
    }

    private var host: Finding {
        guard let host = devices.host else { return notFitted("host") }
        return examine("host", path: configuration.host?.device, group: "dialout") { () throws(DeviceError) in
            let port = try host.open()
            defer { port.close() }
            return Finding(.right, "host", port.path)
        }
    }

    private func notFitted(_ subject: String) -> Finding {
        Finding(.absent, subject, "the configuration has no '\(subject):'")
    }

    private func examine(
        _ subject: String, path: String?, group: String, _ body: () throws(DeviceError) -> Finding
    ) -> Finding {
        do throws(DeviceError) {
            return try body()
        } catch {
            return Finding(
                .wrong, subject, error.message, remedy: Self.remedy(error.code, subject, path ?? "", group))
        }
    }

    private static func remedy(_ code: DeviceError.Code, _ subject: String, _ path: String, _ group: String) -> String {
        switch code {
        case .absent, .gone: "plug it in, then look for its name: \(listing[subject] ?? "ls /dev"); set \(subject):"
        case .permission: "sudo usermod -aG \(group) $USER, then log in again (the service: rig/install does it)"
        case .busy: "stop what uses it: sudo fuser -v \(path)"
        case .stalled: "unplug it and plug it in again; try a shorter cable or another port"
        case .unsupported, .misconfigured: "change \(subject): in the configuration"
        case .failed: "look at the kernel's messages: sudo dmesg | tail -n 30"
        }
    }

    private static let listing = [
        "camera": "ls -l /dev/v4l/by-id", "button": "gpiodetect", "torch": "gpiodetect", "beeper": "aplay -L",
        "host": "ls -l /dev/serial/by-id",
    ]
}
