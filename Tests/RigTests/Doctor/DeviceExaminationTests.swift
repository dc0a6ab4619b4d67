import Devices
import LabelLanguage
import Testing

@testable import Rig

/// Devices as the doctor opens them, without hardware.
@Suite("The doctor's look at devices")
struct DeviceExaminationTests {
    private func finding(_ subject: String, _ devices: DeviceSet) throws -> Finding {
        let anything = try #require(LabelDefinition.builtIn(named: "anything"))
        let findings = DeviceExamination(devices: devices, configuration: Configuration(labels: [anything])).findings()
        return try #require(findings.first { $0.subject == subject })
    }

    /// Fails at once, where one that works is watched for seconds.
    private var noCamera: FakeCamera {
        get throws { try FakeCamera(TestRig.emptyBench(), failure: DeviceError(.absent, "camera is not there")) }
    }

    @Test("a button that is down, and of which no edge tells, is noted")
    func heldButton() throws {
        let found = try finding("button", DeviceSet(camera: noCamera, button: FakeButton(isHeld: true)))
        #expect(found.verdict == .odd)
        #expect(found.text == "fake button is pressed")
    }

    @Test("a button that is pressed just now is noted")
    func pressedButton() throws {
        let button = FakeButton()
        button.make(.pressed)
        #expect(try finding("button", DeviceSet(camera: noCamera, button: button)).verdict == .odd)
    }

    @Test("a button at rest is right")
    func restingButton() throws {
        #expect(try finding("button", DeviceSet(camera: noCamera, button: FakeButton())).verdict == .right)
    }

    @Test("what is not fitted is no fault")
    func notFitted() throws {
        #expect(try finding("torch", DeviceSet(camera: noCamera)).verdict == .absent)
    }

    @Test("a camera that is not there is wrong, with how to find its name")
    func absentCamera() throws {
        let found = try finding("camera", DeviceSet(camera: noCamera))
        #expect(found.verdict == .wrong)
        #expect(found.remedy?.contains("ls -l /dev/v4l/by-id") == true)
    }
}
