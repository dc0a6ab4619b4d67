import Foundation
import LabelPictures
import Testing

@testable import Rig

@Suite("Evaluating pictures whose contents are known")
struct EvaluateCommandTests {
    @Test("what is right, wrong and missing is counted, and shown on a page without a label's markup")
    func counts() throws {
        let folder = try TemporaryFolder()
        for (name, barcode) in [("a", "4012345123456"), ("b", "5012345678900")] {
            try TestRig.picture(barcode).write(to: "\(folder.path)/\(name).png")
        }
        try TestRig.emptyBench().write(to: folder.path + "/c.png")
        let truth = try folder.write(
            "a.png\tcode=4012345123456\tside=left\nb.png\tcode=<b>4012345123456\nc.png\tcode=1\n", to: "truth.tsv")
        let configuration = try folder.write(
            "labels:\n  - name: Goods\n    fields: [{type: CustomBarcode, name: Barcode, symbologies: [ean13]}]\n",
            to: "rig.yaml")
        let page = folder.path + "/page.html"
        let output = try BuiltProgram.run(
            "evaluate", "--config", configuration, "--label", "Goods", "--truth", truth, "--match", "Barcode=code",
            "--html", page, folder.path)
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("Barcode       1       1       1       3"))
        #expect(output.standardError == "labelrig: not compared with any field: side\n")
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("&lt;b&gt;4012345123456"))
        #expect(!html.contains("<b>"))
        #expect(html.components(separatedBy: "<figure>").count == 4)
    }

    @Test("shown as a stream, what counts is what is captured")
    func stream() throws {
        let folder = try TemporaryFolder()
        try TestRig.picture("4012345123456").write(to: folder.path + "/a.png")
        let truth = try folder.write("a.png\t4012345123456\n", to: "truth.tsv")
        let configuration = try folder.write(
            """
            labels:
              - name: Goods
                fields: [{type: CustomBarcode, name: Barcode, symbologies: [ean13]}]

            """, to: "rig.yaml")
        func evaluate(_ size: String) throws -> BuiltProgram.Output {
            try BuiltProgram.run(
                "evaluate", "--config", configuration, "--label", "Goods", "--truth", truth, "--stream", size,
                folder.path)
        }
        #expect(try evaluate("1280x720").standardOutput.contains("Barcode       1       0       0       1"))
        let mistake = try evaluate("1280")
        #expect(mistake.status == 2)
        #expect(mistake.standardError.contains("1280x720"))
    }

    @Test("a truth file that names no field is a wrong command line; a missing picture is reported and the rest go on")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try TestRig.picture().write(to: folder.path + "/a.png")
        let truth = try folder.write("a.png\tbarcode=4012345123456\nnone.png\tbarcode=1\n", to: "truth.tsv")
        func evaluate(_ more: String...) throws -> BuiltProgram.Output {
            try BuiltProgram.run(["evaluate", "--label", "price-label", "--truth", truth] + more + [folder.path])
        }
        #expect(try evaluate().status == 2)
        #expect(try evaluate("--match", "SKUU=barcode").standardError.contains("'SKU'"))
        let output = try evaluate("--match", "SKU=barcode")
        #expect(output.status == 1)
        #expect(output.standardError.contains("none.png"))
        #expect(output.standardOutput.contains("SKU         1       0       0       1"))
    }
}
