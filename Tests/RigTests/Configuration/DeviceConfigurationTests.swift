import Devices
import Testing

@testable import Rig

@Suite struct DeviceConfigurationTests {
    private let label = "labels: [{name: Item, fields: [{type: CustomBarcode, name: Größe, symbologies: [ean13]}]}]\n"

    private func decode(_ yaml: String) throws -> Configuration {
        try Configuration.decode(yaml: Array((yaml + "\n" + label).utf8), file: "rig.yaml")
    }

    @Test("a torch is a line or a camera's lamp, and never burns for ever")
    func torches() throws {
        let line = try decode("torch: {chip: gpiochip0, line: 27, longest: 30, rest: 5, settleMilliseconds: 80}")
        #expect(
            line.torch?.lamp == .line(Configuration.GPIOLine(chip: "gpiochip0", line: .offset(27), activeLow: false)))
        #expect(line.torch?.longest == .seconds(30) && line.torch?.rest == .seconds(5))
        #expect(line.torch?.settling == .milliseconds(80))
        #expect(try decode("torch: {device: /dev/v4l-subdev1}").torch?.lamp == .device("/dev/v4l-subdev1"))
        #expect(throws: ConfigurationError.self) {
            try decode("torch: {device: /dev/v4l-subdev1, chip: gpiochip0, line: 27}")
        }
    }

    @Test("a beeper is a sound device or a buzzer")
    func beepers() throws {
        let buzzer = try decode("beeper: {chip: gpiochip0, line: 22, activeLow: true}").beeper?.buzzer
        #expect(buzzer == Configuration.GPIOLine(chip: "gpiochip0", line: .offset(22), activeLow: true))
        #expect(try decode("beeper: {device: default}").beeper?.buzzer == nil)
        #expect(throws: ConfigurationError.self) { try decode("beeper: {chip: gpiochip0, line: 22, volume: 3}") }
    }

    @Test("a keyboard whose layout lacks what every record holds is an error that names it")
    func keyboards() throws {
        let german = try decode("host: {keyboard: de}").host
        #expect(german?.keyboard == .de && german?.device == "/dev/hidg0")
        let error = #expect(throws: ConfigurationError.self) { try decode("host: {keyboard: us}") }
        #expect(error?.message.contains("cannot type 'ö'") == true, "\(error?.message ?? "")")
        #expect(try decode("host: {}").host?.keyboard == nil)
    }

    @Test("further cameras have names and devices of their own")
    func cameras() throws {
        let rig = try decode(
            "camera: {name: top, device: /dev/video0}\ncameras: {side: {device: /dev/video2, size: 640x480}}")
        #expect(rig.camera.name == "top")
        #expect(rig.cameras.map(\.name) == ["side"])
        #expect(rig.cameras.first?.device == "/dev/video2" && rig.cameras.first?.width == 640)
        #expect(try decode("camera: {}").camera.name == "main")
        for (yaml, message) in [
            ("cameras: {side: {size: 640x480}}", "camera 'side' has no 'device'"),
            ("cameras: {main: {device: /dev/video2}}", "camera 'main' has the name or the device of camera 'main'"),
            ("cameras: {a: {device: /dev/v}, b: {device: /dev/v}}", "of camera 'a'"),
            ("cameras: [a]", "'cameras' is a list"), ("cameras: {a: {device: /dev/v, name: b}}", "remove 'name'"),
            ("cameras: {a: {devcie: /dev/v}}", "unknown key 'devcie' in camera 'a'"),
        ] {
            let error = #expect(throws: ConfigurationError.self) { try decode(yaml) }
            #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        }
    }

    @Test("each event has its tone and its blinks")
    func feedback() throws {
        let feedback = try decode("feedback: {silent: true, success: {tone: none, blinks: 3}, fault: {blinks: 1}}")
            .feedback
        #expect(feedback.isSilent)
        #expect(feedback[.success] == .init(tone: nil, blinks: 3))
        #expect(feedback[.fault] == .init(tone: .fault, blinks: 1))
        #expect(feedback[.noRead] == .init(tone: .noRead))
        for (yaml, message) in [
            ("feedback: {success: {tone: buzz}}", "'tone' of 'success' of feedback is 'buzz'"),
            ("feedback: {succes: {tone: none}}", "did you mean 'success'?"),
            ("feedback: {success: {blinks: 11}}", "from 0 to 10"),
        ] {
            let error = #expect(throws: ConfigurationError.self) { try decode(yaml) }
            #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        }
    }
}
