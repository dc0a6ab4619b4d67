import Testing

@testable import Rig

@Suite("What doctor and check say of the adaptive reader")
struct AdaptiveExaminationTests {
    private func output(
        of command: String, adaptive: String, files: [String: String] = [:], type: String = "ExpiryDateText"
    ) throws -> BuiltProgram.Output {
        let folder = try TemporaryFolder()
        for (name, content) in files { _ = try folder.write(content, to: name) }
        let field = type == "CustomBarcode" ? "type: CustomBarcode, symbologies: [ean13]" : "type: \(type)"
        let configuration = try folder.write(
            "labels:\n  - name: Goods\n    adaptive: \(adaptive)\n    fields: [{\(field), name: Field}]\n",
            to: "rig.yaml")
        return try withExtendedLifetime(folder) {
            try BuiltProgram.run(
                [command, "--config", configuration], environment: ["LABELRIG_ADAPTIVE": folder.path])
        }
    }

    private static let files = ["libopenvino_c.so", "PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx"]

    @Test("where it is missing and a label asks for it, check warns of what is missing, what it means and what to do")
    func check() throws {
        for adaptive in ["auto", "on"] {
            let output = try output(of: "check", adaptive: adaptive)
            #expect(output.status == 0)
            let lines = output.standardOutput.split(separator: "\n")
            let warning = try #require(lines.first { $0.hasPrefix("warning: the adaptive reader") })
            for part in Self.files + ["rig/setup-adaptive", "Tesseract alone reads the text of Goods"] {
                #expect(warning.contains(part), "\(warning)")
            }
        }
    }

    @Test(
        "no label that asks, no word of it",
        arguments: [("off", "ExpiryDateText"), ("auto", "CustomBarcode"), ("on", "SevenSegmentText")])
    func notAsked(adaptive: String, type: String) throws {
        #expect(try !output(of: "check", adaptive: adaptive, type: type).standardOutput.contains("adaptive"))
        #expect(try !output(of: "doctor", adaptive: adaptive, type: type).standardOutput.contains("adaptive"))
    }

    @Test("doctor notes it where the rig may choose, and finds it wrong where a label insists")
    func doctor() throws {
        for (adaptive, verdict) in [("auto", "note"), ("on", "bad")] {
            let lines = try output(of: "doctor", adaptive: adaptive).standardOutput.split(separator: "\n")
            let index = try #require(lines.firstIndex { $0.contains("the adaptive reader is not installed") })
            #expect(lines[index].hasPrefix(verdict))
            #expect(lines[index].contains("rig/setup-adaptive"))
            #expect(lines[index + 1].contains("Tesseract alone reads the text of Goods"))
        }
    }

    @Test("one that is there but damaged is wrong in any case")
    func damaged() throws {
        let files = Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "no library at all") })
        let lines = try output(of: "doctor", adaptive: "auto", files: files).standardOutput.split(separator: "\n")
        let line = try #require(lines.first { $0.contains("does not load") })
        #expect(line.hasPrefix("bad"))
        #expect(line.contains("rig/setup-adaptive again"))
        #expect(
            try output(of: "check", adaptive: "auto", files: files).standardOutput.contains(
                "warning: the adaptive reader"))
    }
}
