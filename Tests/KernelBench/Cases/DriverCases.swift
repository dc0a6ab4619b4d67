import Devices
import Imaging

/// The drivers by themselves, without the rig around them.
struct DriverCases {
    let bench: Bench

    private var vivid: Vivid { bench.vivid }
    private var gpio: SimulatedGPIO { bench.gpio }

    func run(_ report: inout Report) {
        for format in TestFormat.allCases {
            report.check("driver: camera delivers \(format.rawValue) pixel by pixel") { try deliverPixels(format) }
        }
        report.check("driver: camera survives 20 pulls of its cable") { try pullCable() }
        report.check("driver: button") { try pressButton() }
        report.check("driver: torch") { try switchTorch() }
        if Guest.exists(bench.gpioCheck) {
            report.check("driver: button and torch over libgpiod 2, which debounces in the kernel") {
                try Guest.run(
                    bench.gpioCheck, gpio.chip, "\(SimulatedGPIO.buttonLine)", "\(SimulatedGPIO.torchLine)", gpio.lines)
            }
        }
        report.check("driver: beeper plays its tones") { try beep() }
    }

    /// A picture with every luma that video has.
    private var ramp: LumaImage {
        LumaImage(width: 1280, height: 720) { pixels in
            for index in pixels.indices { pixels[index] = UInt8(16 + (index % 1280 / 8 + index / 1280 / 16) % 220) }
        }
    }

    private func deliverPixels(_ format: TestFormat) throws {
        let picture = ramp
        try vivid.show(picture, as: format)
        guard let code = CameraPixelFormat(format.rawValue) else { throw Failure("no such format") }
        let camera = V4L2Camera(device: Vivid.device, settings: V4L2Settings(formats: [code]))
        let stream = try camera.open()
        defer { stream.close() }
        try expect(stream.format.contains(format.rawValue), "got \(stream.format)")
        // Colour conversion there and back costs some accuracy.
        let tolerance = format == .rgb3 ? 4 : 0
        var differences: [Int] = []
        do {
            try wait(for: "the picture") {
                guard let frame = try stream.frame(within: .seconds(5)) else { return false }
                try expect(frame.image.width == 1280 && frame.image.height == 720, "got \(stream.format)")
                differences.append(difference(frame.image, picture))
                return differences.last.map { $0 <= tolerance } ?? false
            }
        } catch {
            throw Failure("\(error); pixels differ by \(differences); \(stream.format)")
        }
    }

    private func difference(_ one: LumaImage, _ other: LumaImage) -> Int {
        one.withPixels { first in
            other.withPixels { second in
                var worst = 0
                for y in 0..<one.height {
                    for x in 0..<one.width {
                        worst = max(worst, abs(Int(first[y * one.stride + x]) - Int(second[y * other.stride + x])))
                    }
                }
                return worst
            }
        }
    }

    private func pullCable() throws {
        let camera = V4L2Camera(device: Vivid.device)
        for _ in 0..<20 {
            let stream = try camera.open()
            try expect(try stream.frame(within: .seconds(5)) != nil, "no frame")
            try vivid.unplug()
            do {
                while try stream.frame(within: .seconds(5)) != nil {}
                throw Failure("the camera's leaving went unnoticed")
            } catch let error as DeviceError {
                try expect(error.code == .gone, "\(error)")
            }
            stream.close()
            try vivid.plugIn()
        }
    }

    private func pressButton() throws {
        let address = GPIOAddress(chip: SimulatedGPIO.label, line: .offset(SimulatedGPIO.buttonLine))
        let button = try GPIOButton(address).open()
        defer { button.close() }
        try expect(!button.isPressed, "pressed at the start")
        try gpio.press()
        try expect(try button.edge(within: .seconds(5)) == .pressed, "no press")
        for _ in 0..<10 {
            try gpio.release()
            try gpio.press()
        }
        try gpio.release()
        try expect(try button.edge(within: .seconds(5)) == .released, "no release")
        try expect(try button.edge(within: .milliseconds(100)) == nil, "a bounce counted")
    }

    private func switchTorch() throws {
        let address = GPIOAddress(chip: SimulatedGPIO.label, line: .offset(SimulatedGPIO.torchLine))
        let torch = try GPIOTorch(address).open()
        try expect(try !gpio.isTorchOn(), "on at the start")
        try torch.set(on: true)
        try expect(try gpio.isTorchOn(), "not on")
        torch.close()
        try expect(try !gpio.isTorchOn(), "on after it was let go")
    }

    private func beep() throws {
        let recorder = try LoopbackRecorder(folder: bench.folder)
        let beeper = try ALSABeeper(device: LoopbackRecorder.device).open()
        defer { beeper.close() }
        var delays: [Duration] = []
        for _ in 0..<3 {
            let asked = MonotonicTime.now()
            try beeper.play(.success) { delays.append(.now() - asked) }
            pause(.milliseconds(200))
        }
        let sounds = try recorder.stop()
        try expect(sounds.count == 3, "\(sounds)")
        for sound in sounds {
            try expect(abs(sound.hertz - 2000) < 100 && abs(sound.seconds - 0.15) < 0.0075, "\(sound)")
        }
        try expect(delays.allSatisfy { $0 < .milliseconds(50) }, "started after \(delays)")
    }
}
