import Devices
import Imaging

extension DeviceSet {
    /// The devices that a configuration names.
    public init(_ configuration: Configuration) {
        self.init(
            cameras: ([configuration.camera] + configuration.cameras).map { ($0.name, V4L2Camera($0)) },
            button: configuration.button.map(GPIOButton.init),
            torch: configuration.torch.map(\.fitted),
            beeper: configuration.beeper.map(\.fitted),
            host: configuration.host.map(\.fitted))
    }
}

extension RigPaths {
    /// Where a rig with this configuration is reached.
    init(_ configuration: Configuration) {
        self.init(
            host: configuration.host?.device ?? "",
            button: configuration.button.map { GPIOAddress($0.line).description } ?? "",
            beeper: configuration.beeper?.device ?? "",
            control: configuration.control,
            data: configuration.data)
    }
}

extension V4L2Camera {
    fileprivate init(_ camera: Configuration.Camera) {
        self.init(
            device: camera.device,
            settings: V4L2Settings(
                width: camera.width, height: camera.height, rate: camera.rate,
                formats: camera.format.flatMap(CameraPixelFormat.init).map { [$0] } ?? [],
                controls: camera.controls.map { CameraControl(name: $0.name, value: String($0.value)) },
                photograph: camera.photograph))
    }
}

extension GPIOAddress {
    fileprivate init(_ line: Configuration.GPIOLine) {
        switch line.line {
        case .offset(let offset): self.init(chip: line.chip, line: .offset(offset))
        case .name(let name): self.init(chip: line.chip, line: .name(name))
        }
    }
}

extension GPIOButton {
    fileprivate init(_ button: Configuration.Button) {
        let bias: GPIOBias =
            switch button.bias {
            case .pullUp: .pullUp
            case .pullDown: .pullDown
            case .none: .disabled
            }
        self.init(
            GPIOAddress(button.line), isActiveLow: button.line.activeLow, bias: bias, debounce: button.debounce)
    }
}

extension Configuration.Torch {
    /// The path or the chip by which the lamp is reached.
    var path: String {
        switch lamp {
        case .line(let line): line.chip
        case .device(let path): path
        }
    }

    fileprivate var fitted: any Torch {
        switch lamp {
        case .line(let line): GPIOTorch(GPIOAddress(line), isActiveLow: line.activeLow)
        case .device(let path): FlashTorch(path: path)
        }
    }
}

extension Configuration.Beeper {
    fileprivate var fitted: any Beeper {
        guard let buzzer else { return ALSABeeper(device: device, volume: Double(volume) / 100) }
        return GPIOBuzzer(GPIOAddress(buzzer), isActiveLow: buzzer.activeLow)
    }
}

extension Configuration.Host {
    fileprivate var fitted: any HostLine {
        guard let keyboard else { return TTYHostLine(self) }
        return USBKeyboard(path: device, layout: keyboard)
    }
}

extension TTYHostLine {
    fileprivate init(_ host: Configuration.Host) {
        let parity: SerialSettings.Parity =
            switch host.parity {
            case .none: .none
            case .even: .even
            case .odd: .odd
            }
        let flow: SerialSettings.FlowControl =
            switch host.flow {
            case .none: .none
            case .hardware: .rtsCTS
            case .software: .xonXOFF
            }
        self.init(
            path: host.device,
            settings: SerialSettings(
                speed: host.speed, parity: parity, stopBits: host.stopBits, dataBits: host.dataBits, flowControl: flow))
    }
}
