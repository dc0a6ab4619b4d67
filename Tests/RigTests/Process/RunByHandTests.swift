import Foundation
import Glibc
import Testing

@Suite("A rig that is run by hand")
struct RunByHandTests {
    @Test("makes its own folders, and answers send wherever --config stands")
    func answers() throws {
        let folder = try TemporaryFolder()
        let configuration = try folder.write(
            """
            data: \(folder.path)/new/data
            control: \(folder.path)/other/new/control
            camera: {device: \(folder.path)/no-camera}
            labels: [vin]
            """, to: "rig.yaml")
        let rig = try RigProcess(configuration: configuration, pictures: nil)
        _ = try rig.event("\"state\":\"idle\"")
        for words in [["STATUS", "--config", configuration], ["--config", configuration, "STATUS"]] {
            let output = try BuiltProgram.run(["send"] + words)
            #expect(output.status == 0, "\(output.standardError)")
            #expect(output.standardOutput.hasPrefix("OK {\"state\":\"idle\""))
        }
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
    }

    @Test("says which key chooses another place for its control socket")
    func refuses() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "file")
        let configuration = try folder.write(
            "data: \(folder.path)/data\ncontrol: \(file)/control\nlabels: [vin]\n", to: "rig.yaml")
        let output = try BuiltProgram.run("run", "--config", configuration)
        #expect(output.status == 1)
        #expect(output.standardError.contains("\(file)"))
        #expect(output.standardError.contains("control:"))
    }
}
