import Foundation
import Imaging

/// The choices beside the usual devices: a keyboard as the host line, a buzzer, a torch that may not burn for long.
struct OtherDeviceCases {
    let bench: Bench

    func run(_ report: inout Report) {
        report.check("host: the keyboard types the exact text") { try type() }
        report.check("torch: goes out after its longest time, and rests") { try cutOff() }
        report.check("beeper: a buzzer sounds once a label") { try buzz() }
    }

    private func type() throws {
        let keyboard = try KeyboardListener()
        var configuration = bench.configuration()
        configuration.host = "device: /dev/hidg0, keyboard: us"
        // The picture of the case before would be read, too.
        try bench.vivid.show(bench.labels.nothing)
        let rig = try bench.start(configuration)
        let (code, picture) = try bench.labels.next()
        try bench.vivid.show(picture)
        let event = try rig.waitForEvent("final", within: .seconds(60))
        do {
            try wait(for: "the record's end") {
                try keyboard.read()
                return keyboard.text.hasSuffix("\n")
            }
        } catch {
            throw Failure("\(error): \(keyboard.text)")
        }
        try expect(HostRecord.isWhole(keyboard.text, of: event), "typed \(keyboard.text)")
        try expect(keyboard.text.contains(code), "no \(code) in \(keyboard.text)")
    }

    private func cutOff() throws {
        try bench.vivid.show(bench.labels.nothing)
        var configuration = bench.configuration()
        configuration.mode = "single"
        configuration.timeout = 30
        configuration.torchExtras = "longest: 2\n  rest: 2"
        let rig = try bench.start(configuration)
        try bench.gpio.press()
        try rig.waitForEvent("scan")
        try bench.gpio.release()
        for isLit in [true, false, true] {
            try wait(for: isLit ? "the torch's light" : "the torch's rest") { try bench.gpio.isTorchOn() == isLit }
        }
    }

    private func buzz() throws {
        var configuration = bench.configuration()
        configuration.beeper = "chip: \(SimulatedGPIO.label), line: \(SimulatedGPIO.buzzerLine)"
        let rig = try bench.start(configuration)
        try rig.waitForEvent("available") { $0["device"] as? String == "beeper" }
        let (_, picture) = try bench.labels.next()
        try bench.vivid.show(picture)
        var sounds = 0
        var isSounding = false
        let silence = Duration.seconds(2)
        var lastChange = MonotonicTime.now()
        try wait(for: "the buzzer's sound and its end", within: .seconds(60), every: .milliseconds(2)) {
            let now = try bench.gpio.isBuzzerOn()
            if now != isSounding {
                isSounding = now
                if now { sounds += 1 }
                lastChange = .now()
            }
            return sounds > 0 && !isSounding && MonotonicTime.now() - lastChange > silence ? () : nil
        }
        try expect(sounds == 1, "\(sounds) sounds")
    }
}
