import Foundation
import Testing

@testable import Rig

@Suite("Photographs of real labels", .serialized, .enabled(if: RealPictures.arePresent, "no photographs here"))
struct RealPictureSlowTests {
    @Test("read prints one valid JSON line for each picture, in order")
    func jsonLines() throws {
        let files =
            try [
                "7seg-instruments", "expdate", "price-tags-jp", "price-tags-no", "sroie", "vin-plates",
            ].flatMap { try RealPictures.files($0 + "/images", limit: 2) }
            + RealPictures.files("zxing-cpp/images/qrcode-2", limit: 8)
        let output = try BuiltProgram.run(["read", "--text", "--quality", "fast"] + files)
        #expect(output.status == 0)
        let lines = output.standardOutput.split(separator: "\n")
        #expect(lines.count == files.count)
        for (line, file) in zip(lines, files) {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["image"] as? String == file)
            #expect(object["symbols"] is [Any] && object["lines"] is [Any] && object["labels"] is [Any])
            #expect((object["width"] as? Int ?? 0) > 0 && (object["height"] as? Int ?? 0) > 0)
        }
    }

    @Test("photographs of EAN-13 before the virtual camera come down the host line, none wrong")
    func throughTheRig() throws {
        let set = "ean13-1"
        let truth = try RealPictures.barcodes(set)
        let files = try RealPictures.files("zxing-cpp/images/" + set, limit: 8)
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(
            folder, mode: "continuous", barcodes: [], extra: "camera: {size: 1280x720, framesPerPicture: 15}")
        for file in files {
            try FileManager.default.copyItem(
                atPath: file, toPath: folder.path + "/pictures/" + (file as NSString).lastPathComponent)
        }
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        var host = try HostReader(path: rig.path("host"))
        let expected = Set(files.compactMap { truth[($0 as NSString).lastPathComponent] })
        var read: Set<String> = []
        while read.count < expected.count / 2, let line = host.line(within: .seconds(60)) {
            let object = try JSONSerialization.jsonObject(with: Data(line.text.utf8)) as? [String: Any]
            let fields = try #require(object?["fields"] as? [String: String])
            let barcode = try #require(fields["Barcode"])
            #expect(expected.contains(barcode))
            read.insert(barcode)
        }
        host.close()
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
        #expect(read.count >= expected.count / 2)
    }
}
