import Devices
import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("Bad input to the program", .serialized)
struct BadInputTests {
    @Test(
        "a command line that is wrong ends with status 2 and says what is wrong",
        arguments: [
            [], ["nonsense"], ["run", "extra"], ["read"], ["read", "--quality", "best", "a.png"],
            ["read", "--roi", "0,0,2,1", "a.png"], ["read", "--symbologies", "ean31", "a.png"],
            ["read", "--label", "no such label", "a.png"], ["history", "--last", "-1"], ["check", "--colour"],
            ["run", "--virtual", "/no/such/folder"],
        ])
    func wrongCommandLine(arguments: [String]) throws {
        let output = try run(arguments)
        #expect(output.status == 2)
        #expect(output.standardError.hasPrefix("labelrig: "))
        #expect(output.standardOutput.isEmpty)
    }

    @Test("a near miss is told the name that was meant")
    func nearestName() throws {
        #expect(try run(["read", "--symbologies", "ean31", "a.png"]).standardError.contains("'ean13'"))
        #expect(try run(["histroy"]).standardError.contains("'history'"))
        #expect(try run(["read", "--qualty", "fast", "a.png"]).standardError.contains("'--quality'"))
    }

    @Test("a configuration that is missing, a folder, or wrong ends with status 2 and names the place")
    func wrongConfiguration() throws {
        let folder = try TemporaryFolder()
        let wrong = [
            "/no/such/file": "/no/such/file: ",
            folder.path: "\(folder.path): ",
            try folder.write("labels: [\n", to: "syntax.yaml"): "syntax.yaml:2:1: ",
            try folder.write("mod: single\nlabels: [price-label]\n", to: "key.yaml"): "key.yaml:1:1: ",
            try folder.write("labels:\n  - name: Empty\n    fields: []\n", to: "fields.yaml"): "fields.yaml:2:5: ",
            try folder.write(
                """
                labels:
                  - name: Goods
                    fields:
                      - {type: CustomText, name: Lot, valueRegexes: ['[A-Z']}
                """, to: "pattern.yaml"): "pattern.yaml:4:",
        ]
        for (path, place) in wrong {
            for command in ["check", "run", "history"] {
                let output = try run([command, "--config", path])
                #expect(output.status == 2, "\(command) \(path)")
                #expect(output.standardError.hasPrefix("labelrig: "))
                #expect(output.standardError.contains(place), "\(output.standardError)")
            }
        }
    }

    @Test("a picture that cannot be read is reported in its line, and the rest go on")
    func wrongPictures() throws {
        let folder = try TemporaryFolder()
        let good = folder.path + "/good.png"
        try TestRig.picture().write(to: good)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
        let cut = folder.path + "/cut.png"
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: cut))
        let empty = try folder.write("", to: "empty.png")
        let text = try folder.write("no picture at all", to: "text.jpg")
        let tiny = try folder.write("P2\n1 1\n255\n7\n", to: "tiny.pgm")
        let huge = folder.path + "/huge.pgm"
        try (Data("P5\n12000 12000\n255\n".utf8) + Data(count: 144_000_000)).write(to: URL(fileURLWithPath: huge))
        let output = try run(["read", cut, empty, text, tiny, huge, folder.path, "/no/such.png", good])
        #expect(output.status == 1)
        let lines = try output.standardOutput.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(lines.count == 8)
        let codes = lines.map { ($0["error"] as? [String: Any])?["code"] as? String }
        let unreadable = "imageUnreadable"
        #expect(codes == [unreadable, unreadable, unreadable, nil, unreadable, unreadable, unreadable, nil])
        #expect((lines[3]["symbols"] as? [Any])?.isEmpty == true)
        #expect((lines[7]["symbols"] as? [Any])?.count == 1)
    }

    @Test("10 MB without a line end, and binary noise, on the host line: the rig answers and goes on")
    func hostNoise() throws {
        let folder = try TemporaryFolder()
        let configuration = try RigProcess.prepare(folder, mode: "host", barcodes: ["4012345123456"])
        let rig = try RigProcess(configuration: configuration, pictures: folder.path + "/pictures")
        let path = try rig.path("host")
        var host = try HostReader(path: path)
        let flood = try FileDescriptor.open(path, [.readWrite, .noControllingTerminal])
        var generator = SeededNumbers(seed: 3)
        for _ in 0..<160 { try writeAll([UInt8](repeating: 0x41, count: 65_536), to: flood) }
        try writeAll([0x0D, 0x0A], to: flood)
        let overlong = host.line(within: .seconds(60))
        #expect(overlong?.text.hasPrefix("ER OVERLONG ") == true)
        let noise = (0..<65_536).map { _ in UInt8.random(in: 128...255, using: &generator) }
        try writeAll(noise + [0x0D, 0x0A], to: flood)
        let notText = host.line(within: .seconds(60))
        #expect(notText?.text.hasPrefix("ER NOT_TEXT ") == true)
        flood.close()
        host.send("TRIGGER ON")
        let reply = host.line(within: .seconds(60))
        #expect(reply?.text == "OK")
        let record = host.line(within: .seconds(60))
        #expect(record?.text.hasPrefix(#"{"seq":1,"#) == true)
        host.close()
        rig.send(SIGTERM)
        #expect(rig.wait() == 0)
    }

    private func writeAll(_ bytes: [UInt8], to descriptor: FileDescriptor) throws {
        var rest = ArraySlice(bytes)
        while !rest.isEmpty { rest = rest.dropFirst(try descriptor.write(rest)) }
    }

    private func run(_ arguments: [String]) throws -> BuiltProgram.Output {
        try BuiltProgram.run(arguments)
    }
}
