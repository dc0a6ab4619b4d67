import Foundation
import Testing

@testable import Rig

@Suite("The bench of text readers")
struct TextBenchTests {
    private func timing(
        _ name: String, off: Double, auto: Double, tesseract: Double, rapidOCR: Double?, fastSufficed: Bool = false
    ) -> TextBenchTiming {
        var timing = TextBenchTiming(name: name, fastSufficed: fastSufficed)
        timing.milliseconds = [.withoutAdaptive: off, .withAdaptive: auto, .tesseract: tesseract]
        timing.milliseconds[.rapidOCR] = rapidOCR
        return timing
    }

    private func column(_ title: String, _ table: TextBenchTable) throws -> TextBenchTable.Column {
        try #require(table.columns.first { $0.title == title })
    }

    @Test("our times are set against both peers', and where the fast reader sufficed against theirs for those pictures")
    func ratios() throws {
        let table = TextBenchTable([
            timing("a", off: 10, auto: 10, tesseract: 100, rapidOCR: 400, fastSufficed: true),
            timing("b", off: 20, auto: 60, tesseract: 80, rapidOCR: 600),
            timing("c", off: 30, auto: 200, tesseract: 120, rapidOCR: 500),
        ])
        let off = try column("adaptive: off", table)
        #expect(off.median == 20)
        #expect(off.within95 == 30)
        #expect(off.median(to: off.tesseract) == 0.2)
        #expect(off.total(to: off.tesseract) == 0.2)
        #expect(off.median(to: off.rapidOCR) == 0.04)
        let auto = try column("adaptive: auto", table)
        #expect(auto.median(to: auto.tesseract) == 0.6)
        #expect(auto.total(to: auto.rapidOCR) == 0.18)
        let sufficed = try column("auto, fast reader sufficed", table)
        #expect(sufficed.milliseconds == [10])
        #expect(sufficed.median(to: sufficed.tesseract) == 0.1)
        #expect(sufficed.median(to: sufficed.rapidOCR) == 0.025)
        let tesseract = try column("tesseract", table)
        #expect(tesseract.median(to: tesseract.tesseract) == nil)
        #expect(table.lines.count == 8)
        #expect(table.lines[1].split(separator: " ") == ["pictures", "3", "3", "1", "3", "3"])
    }

    @Test("a peer that died midway is no measure, and one that is not there has no column")
    func missingPeers() throws {
        let died = TextBenchTable([
            timing("a", off: 10, auto: 10, tesseract: 100, rapidOCR: 400),
            timing("b", off: 20, auto: 60, tesseract: 80, rapidOCR: nil),
        ])
        let off = try column("adaptive: off", died)
        #expect(off.median(to: off.rapidOCR) == nil)
        #expect(try column("rapidocr", died).milliseconds == [400])
        let absent = TextBenchTable([timing("a", off: 10, auto: 10, tesseract: 100, rapidOCR: nil)])
        #expect(absent.columns.map(\.title) == ["adaptive: off", "adaptive: auto", "tesseract"])
        #expect(TextBenchTable([]).columns.isEmpty)
    }

    @Test(
        "a command line that is wrong ends with status 2 and says what is wrong",
        arguments: [
            (["--label", "expiry-date"], "--truth"), (["--truth", "t"], "--label"),
            (["--truth", "t", "--label", "expiry-dat"], "'expiry-date'"),
            (["--truth", "t", "--label", "seven-segment"], "printed text"),
            (["--truth", "t", "--label", "expiry-date", "more"], "folder"),
            (["--truth", "t", "--label", "expiry-date", "--barcodes", "d"], "--barcodes"),
        ])
    func wrongCommandLine(words: [String], advice: String) throws {
        let output = try BuiltProgram.run(["bench", "--text", "/no/such"] + words)
        #expect(output.status == 2)
        #expect(output.standardError.contains(advice), "\(output.standardError)")
    }

    @Test("pictures are timed with what is there, and one that cannot be opened is reported")
    func bench() throws {
        let folder = try TemporaryFolder()
        try TestRig.picture().write(to: folder.path + "/a.png")
        let truth = try folder.write("a.png\tbox_pct=0 0 50 100|50 0 50 100\nnone.png\tx=1\n", to: "truth.tsv")
        let json = folder.path + "/bench.json"
        let output = try BuiltProgram.run(
            "bench", "--text", folder.path, "--truth", truth, "--label", "expiry-date", "--roi-key", "box_pct",
            "--python", "/no/such/python", "--json", json)
        #expect(output.status == 1)
        #expect(output.standardError.contains("none.png"))
        #expect(output.standardOutput.contains("rapidocr: not installed"))
        struct Results: Decodable {
            struct Picture: Decodable {
                var name: String
                var milliseconds: [String: Double]
            }
            var pictures: [Picture]
        }
        let results = try withExtendedLifetime(folder) {
            try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(filePath: json)))
        }
        #expect(results.pictures.map(\.name) == ["a.png, region 1", "a.png, region 2"])
        for picture in results.pictures {
            #expect(Set(picture.milliseconds.keys) == ["adaptive: off", "adaptive: auto", "tesseract"])
            #expect(picture.milliseconds.values.allSatisfy { $0 > 0 })
        }
    }
}
