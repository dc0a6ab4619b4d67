import Delivery
import Foundation
import Imaging
import LabelLanguage
import Testing

@testable import Rig

@Suite("Configuration")
struct ConfigurationTests {
    private let label = "labels: [{name: A, fields: [{type: ExpiryDateText, name: F}]}]\n"

    private func decode(_ yaml: String) throws -> Configuration {
        try Configuration.decode(yaml: Array(yaml.utf8), file: "rig.yaml")
    }

    @Test("every key is taken over")
    func everyKey() throws {
        let configuration = try decode(
            """
            station: bench-3
            timeZone: Europe/Berlin
            mode: hold
            auto: {enabled: false, passes: 5}
            timeout: 2.5
            camera:
              device: /dev/video2
              size: 640x480
              rate: 7.5
              format: YUYV
              controls: {exposure: auto, gain: -3, power_line_frequency: 50 Hz}
              photograph: 1920x1080
              framesPerPicture: 4
            button: {chip: gpiochip0, line: 17, activeLow: false, debounceMilliseconds: 25}
            torch: {chip: /dev/gpiochip1, line: LAMP, activeLow: true, use: command}
            beeper: {device: "plughw:1,0", volume: 40}
            host:
              device: /dev/ttyUSB0
              speed: 9600
              dataBits: 7
              parity: even
              stopBits: 2
              flow: hardware
              dialect: keyence
              format: keyValue
              extras: [model, symbols]
              noRead: NR
              fail: ""
              controlCharacters: drop
              acknowledge: {timeout: 1.5, repeats: 5}
              checksum: lrc
              prefix: "\\x02"
              suffix: "\\x03"
              terminator: "\\n"
            data: /srv/rig
            control: /run/rig.sock
            evidence: {policy: failures, quality: 75, pictures: 100, megabytes: 10, days: 2, freeMegabytes: 32}
            languages: [eng, deu]
            labels:
              - name: Perishable Product
                adaptive: off
                fields:
                  - {type: CustomBarcode, name: Barcode, symbologies: [ean13UPCA, code128]}
                  - {type: CustomText, name: Lot, optional: true, valueRegexes: [x]}
            """)
        #expect(configuration.station == "bench-3")
        #expect(configuration.mode == .hold)
        #expect(!configuration.auto.enabled)
        #expect(configuration.auto.passes == 5)
        #expect(configuration.timeout == .milliseconds(2500))

        #expect(configuration.camera.device == "/dev/video2")
        #expect(configuration.camera.width == 640)
        #expect(configuration.camera.height == 480)
        #expect(configuration.camera.rate == 7.5)
        #expect(configuration.camera.format == "YUYV")
        #expect(
            configuration.camera.controls == [
                .init(name: "exposure", value: "auto"), .init(name: "gain", value: "-3"),
                .init(name: "power_line_frequency", value: "50 Hz"),
            ])
        #expect(configuration.camera.photograph == PixelSize(width: 1920, height: 1080))
        #expect(configuration.camera.framesPerPicture == 4)

        #expect(
            configuration.button
                == .init(
                    line: .init(chip: "gpiochip0", line: .offset(17), activeLow: false), bias: .pullDown,
                    debounce: .milliseconds(25)))
        #expect(
            configuration.torch
                == .init(line: .init(chip: "/dev/gpiochip1", line: .name("LAMP"), activeLow: true), use: .command))
        #expect(configuration.beeper?.device == "plughw:1,0")
        #expect(configuration.beeper?.volume == 40)

        let host = try #require(configuration.host)
        #expect(host.device == "/dev/ttyUSB0")
        #expect(host.speed == 9600)
        #expect(host.dataBits == 7)
        #expect(host.parity == .even)
        #expect(host.stopBits == 2)
        #expect(host.flow == .hardware)
        #expect(host.dialect == .keyence)
        #expect(host.formatter.layout == .keyValue(extras: [.model, .symbols]))
        #expect(
            host.formatter.framing == LineFraming(prefix: [2], suffix: [3], terminator: [10], checksum: .lrc))
        #expect(try host.formatter.noRead == .text(RecordTemplate("NR")))
        #expect(host.formatter.fail == .silent)
        #expect(host.formatter.controls == .drop)
        #expect(host.formatter.timeZone == TimeZone(identifier: "Europe/Berlin"))
        #expect(host.confirmation == .acknowledged(AcknowledgementRules(timeout: .milliseconds(1500), repeats: 5)))

        #expect(configuration.data == "/srv/rig")
        #expect(configuration.control == "/run/rig.sock")
        #expect(configuration.evidence.policy == .failures)
        #expect(configuration.evidence.quality == 75)
        #expect(
            configuration.evidence.limits
                == EvidenceLimits(count: 100, bytes: 10 << 20, age: .seconds(2 * 86_400), freeBytes: 32 << 20))
        #expect(configuration.languages == ["eng", "deu"])

        let label = try #require(configuration.labels.first)
        #expect(label.name == "Perishable Product")
        #expect(label.adaptive == .off)
        #expect(label.fields.map(\.name) == ["Barcode", "Lot"])
        #expect(label.symbologies == [.ean13, .upca, .code128])
        #expect(label.fields.map(\.isOptional) == [false, true])
    }

    @Test("a file with labels alone makes a rig with a camera and nothing else")
    func defaults() throws {
        let configuration = try decode(label)
        #expect(configuration.mode == .single)
        #expect(configuration.auto.enabled)
        #expect(configuration.auto.passes == 3)
        #expect(configuration.timeout == .seconds(10))
        #expect(configuration.camera.device == "/dev/labelrig-camera")
        #expect((configuration.camera.width, configuration.camera.height) == (1280, 720))
        #expect(configuration.camera.rate == 30)
        #expect(configuration.camera.framesPerPicture == 30)
        #expect(configuration.button == nil)
        #expect(configuration.torch == nil)
        #expect(configuration.beeper == nil)
        #expect(configuration.host == nil)
        #expect(configuration.data == "/var/lib/labelrig")
        #expect(configuration.control == "/run/labelrig/control")
        #expect(configuration.evidence.quality == 30)
        #expect(configuration.languages == ["eng"])
    }

    @Test("the host line ends records by CR LF unless told otherwise")
    func hostDefaults() throws {
        let host = try #require(try decode("host: {device: /dev/ttyS0}\n" + label).host)
        #expect(host.speed == 115_200)
        #expect(host.dataBits == 8)
        #expect(host.parity == .none)
        #expect(host.stopBits == 1)
        #expect(host.flow == .none)
        #expect(host.formatter.layout == .json(extras: []))
        #expect(host.formatter.framing == .crlf)
        #expect(host.formatter.noRead == nil)
        #expect(host.formatter.fail == nil)
        #expect(host.confirmation == .drained)
    }

    @Test(
        "a record can be laid out in five ways",
        arguments: [
            ("format: json", RecordLayout.json(extras: [])),
            ("format: json, extras: [evidence]", .json(extras: [.evidence])),
            ("format: keyValue", .keyValue(extras: [])),
            ("format: csv", .csv),
            (
                "format: csv, separator: \"\\t\", columns: [seq, 'field:Lot', decision]",
                .csv(columns: [.sequence, .field("Lot"), .decision], separator: "\t")
            ),
            ("format: values", .values), ("format: values, separator: ', '", .values(separator: ", ")),
        ])
    func layout(yaml: String, layout: RecordLayout) throws {
        let host = try #require(try decode("host: {\(yaml)}\n" + label).host)
        #expect(host.formatter.layout == layout)
    }

    @Test("a template is a layout, too")
    func template() throws {
        let host = try #require(
            try decode("host: {format: template, template: '{seq};{field:Expiry Date}'}\n" + label).host)
        #expect(try host.formatter.layout == .template(RecordTemplate("{seq};{field:Expiry Date}")))
    }

    @Test(
        "acknowledgement is turned on by a word or by its rules",
        arguments: [
            ("true", DeliveryConfirmation.acknowledged(AcknowledgementRules())), ("false", .drained),
            ("{repeats: 9}", .acknowledged(AcknowledgementRules(repeats: 9))),
        ])
    func acknowledgement(yaml: String, confirmation: DeliveryConfirmation) throws {
        #expect(try decode("host: {acknowledge: \(yaml)}\n" + label).host?.confirmation == confirmation)
    }

    @Test(
        "what stands where a text is expected stays text",
        arguments: ["no", "012", "1e3", "0x1F", "true", "2026-12-24"])
    func textStaysText(text: String) throws {
        let configuration = try decode(
            "station: \(text)\nlabels: [{name: \(text), fields: [{type: ExpiryDateText, name: \(text)}]}]\n")
        #expect(configuration.station == text)
        #expect(configuration.labels.first?.name == text)
        #expect(configuration.labels.first?.fields.first?.name == text)
    }

    @Test("a byte order mark and Windows line ends are no mistake")
    func windowsText() throws {
        let configuration = try decode("\u{FEFF}station: bench\r\n" + label)
        #expect(configuration.station == "bench")
    }

    @Test("a mode that waits for what the rig does not have is warned of")
    func warnings() throws {
        #expect(
            try decode(label).warnings.map(\.description) == [
                "rig.yaml:1:1: mode single waits for a button and there is none; add 'button', or choose another mode",
                "rig.yaml:1:1: there is no host line, so records are kept but not sent; add 'host'",
            ])
        #expect(
            try decode("mode: host\n" + label).warnings.map(\.description) == [
                "rig.yaml:1:7: mode host waits for the host and there is no host line; add 'host', or choose another mode"
            ])
        #expect(
            try decode("mode: presentation\nauto: {enabled: no}\nhost: {}\n" + label).warnings.map(\.description) == [
                "rig.yaml:2:7: nothing captures by itself in mode presentation; remove 'auto', or choose another mode"
            ])
        #expect(try decode("mode: presentation\nhost: {}\n" + label).warnings.isEmpty)
    }

    @Test("a field that the host line is to show and no label has is warned of")
    func unknownField() throws {
        let host = "host: {format: csv, columns: [seq, 'field:F', 'unit:G'], noRead: '{field:H}'}\n"
        #expect(
            try decode("mode: presentation\n" + host + label).warnings.map(\.description) == [
                "rig.yaml:2:7: no label has a field 'G', which the host line is to show; did you mean 'F'?",
                "rig.yaml:2:7: no label has a field 'H', which the host line is to show; did you mean 'F'?",
            ])
    }

    /// What the host line is, in a form that can be compared.
    private func settings(of configuration: Configuration) throws -> [AnyHashable] {
        let host = try #require(configuration.host)
        return [
            host.device, host.speed, host.dataBits, host.parity, host.stopBits, host.flow, host.dialect,
            host.formatter.layout,
            host.formatter.framing, host.formatter.noRead, host.formatter.fail, host.formatter.controls,
            host.formatter.timeZone, host.confirmation,
        ]
    }

    @Test("the configuration that comes with the product says what the defaults are, and is nowhere odd")
    func shippedConfiguration() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let path = package.appending(path: "rig/rig.yaml").standardized.path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let keys = Configuration.Key.allCases.map(\.rawValue) + Configuration.Host.Key.allCases.map(\.rawValue)
        #expect(keys.filter { !text.contains("\($0):") }.isEmpty)

        let shipped = try Configuration.load(path: path)
        #expect(shipped.warnings.isEmpty)

        let defaults = try decode("host: {}\nbeeper: {}\n" + label)
        #expect(shipped.mode == defaults.mode)
        #expect(shipped.auto == defaults.auto)
        #expect(shipped.timeout == defaults.timeout)
        #expect(shipped.camera == defaults.camera)
        #expect(shipped.beeper == defaults.beeper)
        #expect(shipped.feedback == defaults.feedback)
        try #expect(settings(of: shipped) == settings(of: defaults))
        #expect(shipped.data == defaults.data)
        #expect(shipped.control == defaults.control)
        #expect(shipped.evidence == defaults.evidence)
        #expect(shipped.languages == defaults.languages)

        let wiring = try decode(
            "button: {chip: gpiochip0, line: 17}\ntorch: {chip: gpiochip0, line: 27}\n" + label)
        #expect(shipped.button == wiring.button)
        #expect(shipped.torch == wiring.torch)
    }
}
