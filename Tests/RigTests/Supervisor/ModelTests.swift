import Delivery
import Devices
import Foundation
import Imaging
import LabelLanguage
import Testing

@testable import Rig

@Suite("What decided", .serialized)
struct ModelTests {
    @Test("records name program, recognisers, configuration and what the host has changed")
    func record() throws {
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())), mode: .host) { settings in
            settings.configurationDigest = "1f3870be"
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        _ = try client.ask("TRIGGER ON", within: .seconds(20))
        guard case .final(let first) = try rig.event("a record", { $0.isFinal }) else { return }
        let model = try #require(first.model)
        #expect(model.hasPrefix("labelrig/\(Version.current) zxing/3."))
        #expect(model.contains(" zbar/0."))
        #expect(model.hasSuffix(" configuration/1f3870be"))
        #expect(!model.contains("tesseract"), "no label here has text")

        _ = try client.ask("OPTION timeout=7", within: .seconds(20))
        _ = try client.ask("TRIGGER ON", within: .seconds(20))
        guard case .final(let second) = try rig.event("another", count: 2, { $0.isFinal }) else { return }
        #expect(second.model?.hasPrefix(model + " options/") == true, "\(second.model ?? "")")
        try rig.stop()
        #expect(try History(directory: rig.data).last(2).map(\.record.model) == [model, second.model])
        #expect(first.json().description.contains("model") == false)
    }

    @Test("labels with text name the reader and its language's data")
    func text() throws {
        let definition = LabelDefinition("Text", adaptive: .off) { ExpiryDateText(name: "Expiry") }
        var settings = SupervisorSettings(
            definitions: [definition], capture: .init(), data: "/nowhere", control: "/nowhere")
        settings.languages = ["eng"]
        let model = modelDescription(
            .init(labels: try LabelMatcher(definitions: [definition])), settings, RigOptions())
        #expect(model.contains(" tesseract/5."))
        #expect(model.contains(" eng/"))
    }

    @Test(
        "a configuration is told by the first digits of its SHA-256",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func digest(text: String, expected: String) throws {
        #expect(TextDigest(Array(text.utf8)).hexadecimal == expected)
        #expect(TextDigest(Array(text.utf8)).short == String(expected.prefix(8)))
    }
}
