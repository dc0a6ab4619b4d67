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
        // Tesseract forgets the outline that it makes up for a line without one (make_single_row); its frames cannot be
        // seen by the leak sanitizer, so it cannot be told by name.
        let sanitizer = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map {
            ["ASAN_OPTIONS": $0 + ":detect_leaks=0"]
        }
        let output = try BuiltProgram.run(
            ["read", "--text", "--quality", "fast"] + files, environment: sanitizer ?? [:])
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
        let files = try RealPictures.files("zxing-cpp/images/" + set, limit: 6)
        var read = 0
        for file in files {
            let name = (file as NSString).lastPathComponent
            let expected = try #require(truth[name])
            let folder = try TemporaryFolder()
            let configuration = try RigProcess.prepare(
                folder, mode: "host", barcodes: [], extra: "timeout: 60\ncamera: {size: 1280x720}")
            try FileManager.default.copyItem(atPath: file, toPath: folder.path + "/pictures/" + name)
            let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
            var host = try HostReader(path: rig.path("host"))
            host.send("TRIGGER ON")
            let reply = host.line(within: .seconds(60))
            #expect(reply?.text == "OK")
            let arrived = host.line(within: .seconds(120))
            let line = try #require(arrived?.text)
            let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            if let fields = record?["fields"] as? [String: String] {
                #expect(fields["Barcode"] == expected)
                read += 1
            }
            host.close()
            rig.send(SIGTERM)
            #expect(rig.wait() == 0)
        }
        #expect(read >= files.count / 2)
    }
}
