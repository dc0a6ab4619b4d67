import Devices
import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("Killing the program", .serialized)
struct KillSlowTests {
    @Test("after a SIGKILL every record that had its tone is in the history and goes out under its number")
    func killed() throws {
        let times = 50
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(
            folder, mode: "continuous", barcodes: (0..<4).map(RigProcess.barcode(number:)),
            extra: "camera: {framesPerPicture: 4}\nauto: {passes: 1}")
        var generator = SeededNumbers(seed: 7)
        var toned: Set<Int64> = []
        var received: [Int64: Set<String>] = [:]
        for _ in 0..<times {
            let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
            var host = try HostReader(path: rig.path("host"))
            let deadline = MonotonicTime.now() + .milliseconds(Int64.random(in: 0..<700, using: &generator))
            while let line = host.line(within: max(.zero, deadline - .now())) {
                received[try #require(RigProcess.sequence(line.text)), default: []].insert(line.text)
            }
            rig.send(SIGKILL)
            #expect(rig.wait() == nil)
            host.close()
            toned.formUnion(rig.events.filter { $0.contains("\"tone\"") }.compactMap(RigProcess.sequence))
        }
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        var host = try HostReader(path: rig.path("host"))
        while !toned.subtracting(received.keys).isEmpty, let line = host.line(within: .seconds(20)) {
            received[try #require(RigProcess.sequence(line.text)), default: []].insert(line.text)
        }
        host.close()
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
        #expect(toned.count > times / 2)
        #expect(toned.subtracting(received.keys).isEmpty)
        // A record that went out twice is the same to the letter.
        #expect(received.values.allSatisfy { $0.count == 1 })
        try rig.expectEveryToneInHistory(toned)
    }
}
