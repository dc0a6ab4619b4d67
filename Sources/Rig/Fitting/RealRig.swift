import Devices
import Imaging

extension DeviceSet {
    /// The devices that a configuration names.
    public init(_ configuration: Configuration) {
        self.init(
            camera: V4L2Camera(configuration.camera),
            button: configuration.button.map(GPIOButton.init),
            torch: configuration.torch.map(GPIOTorch.init),
            beeper: configuration.beeper.map { ALSABeeper(device: $0.device, volume: Double($0.volume) / 100) },
            host: configuration.host.map(TTYHostLine.init))
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
                controls: camera.controls.map { CameraControl(name: $0.name, value: String($0.value)) }))
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

extension GPIOTorch {
    fileprivate init(_ torch: Configuration.Torch) {
        self.init(GPIOAddress(torch.line), isActiveLow: torch.line.activeLow)
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
