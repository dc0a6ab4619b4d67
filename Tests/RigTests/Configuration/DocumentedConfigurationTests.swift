import Foundation
import LabelLanguage
import Testing

@testable import Rig

@Suite("Configuration in the documentation")
struct DocumentedConfigurationTests {
    private static let page = "Sources/LabelLanguage/LabelLanguage.docc/DescribeYourLabel.md"

    /// The fenced blocks of a page, each with what stands behind its fence.
    private static func blocks(_ page: String) throws -> [(kind: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
        // Every second part lies between two fences.
        return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { _, block in
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            return (String(lines[0]), lines.dropFirst().joined(separator: "\n"))
        }
    }

    private static func configurations(_ page: String) throws -> [Configuration] {
        try blocks(page).filter { $0.kind == "yaml" }.map {
            try Configuration.decode(yaml: Array($0.text.utf8), file: page)
        }
    }

    @Test("is taken as it stands", arguments: ["README.md", page])
    func loads(page: String) throws {
        let configurations = try Self.configurations(page)
        #expect(!configurations.isEmpty)
        for configuration in configurations { _ = try LabelMatcher(definitions: configuration.labels) }
    }

    @Test("reads the label that the page shows")
    func readsThePhoto() throws {
        let photo = try #require(try Self.blocks(Self.page).first { $0.text.contains("BEST BEFORE") })
        var lines: [TextLine] = []
        var symbols: [Symbol] = []
        for (row, printed) in photo.text.split(separator: "\n").enumerated() {
            if printed.hasSuffix("(EAN-13)") {
                symbols.append(Self.symbol(printed.filter(\.isNumber).prefix(13).description, row))
            } else {
                lines += Self.lines(printed, row)
            }
        }
        let configuration = try #require(try Self.configurations(Self.page).first)
        let matcher = try LabelMatcher(definitions: configuration.labels)
        let reading = try #require(matcher.readings(symbols: symbols, lines: lines).first)
        #expect(reading.fields.map(\.name) == ["Barcode", "Expiry Date", "Total Price", "Weight", "Lot"])
        #expect(reading.fields.map(\.value) == ["4012345123456", "2027-04-03", "5.92", "0.586", "L20417"])
        #expect(reading["Weight"]?.unit == "kg")
        #expect(reading["Total Price"]?.currency == "USD")
        #expect(reading.isComplete)
    }

    /// What stands apart on a row is a line of its own, where the page has it.
    private static func lines(_ row: Substring, _ index: Int) -> [TextLine] {
        row.ranges(of: /\S+( \S+)*/).map { range in
            let text = String(row[range])
            let start = row.distance(from: row.startIndex, to: range.lowerBound)
            return TextLine(
                text: text, confidence: 0.95,
                box: Box(x: Double(start) * 10, y: Double(index) * 30, width: Double(text.count) * 10, height: 20))
        }
    }

    private static func symbol(_ text: String, _ row: Int) -> Symbol {
        let (top, bottom) = (Double(row) * 30, Double(row) * 30 + 60)
        return Symbol(
            symbology: .ean13, text: text,
            corners: Quadrilateral(
                topLeft: Point(x: 0, y: top), topRight: Point(x: 150, y: top), bottomRight: Point(x: 150, y: bottom),
                bottomLeft: Point(x: 0, y: bottom)))
    }
}
