import Devices
import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("Stopping the program", .serialized)
struct StopTests {
    private static let barcode = "4012345123456"

    @Test("SIGTERM ends an idle rig with status 0")
    func terminateIdle() throws {
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(folder, mode: "single", barcodes: [Self.barcode])
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        _ = try rig.event("\"state\":\"idle\"")
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
        #expect(rig.events.last == #"{"event":"state","state":"stopping"}"#)
    }

    @Test("SIGTERM ends a rig that is starting with status 0")
    func terminateStarting() throws {
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(folder, mode: "single", barcodes: [Self.barcode])
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        // The data folder is made early in the start; signals are held back since before.
        while !FileManager.default.fileExists(atPath: folder.path + "/data/outbox.sqlite") { sched_yield() }
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
    }

    @Test("SIGTERM ends a rig that scans, without a record, with status 0")
    func terminateScanning() throws {
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(folder, mode: "single", barcodes: [])
        try TestRig.emptyBench().write(to: folder.path + "/pictures/bench.png")
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        try rig.press()
        _ = try rig.event("\"state\":\"scanning\"")
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
        let history = try BuiltProgram.run("history", "--config", configuration, "--json")
        #expect(history.status == 0)
        #expect(history.standardOutput.isEmpty)
    }

    @Test("SIGTERM ends a rig that makes records without pause; none is half-written")
    func terminateBusy() throws {
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(
            folder, mode: "continuous", barcodes: (0..<4).map(RigProcess.barcode(number:)),
            extra: "camera: {framesPerPicture: 4}\nauto: {passes: 1}")
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        _ = try rig.event("\"tone\":\"success\"", "\"seq\":3}")
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
        try rig.expectEveryToneInHistory()
    }
}
