import LabelLanguage
import Testing

@testable import Reading

@Suite("Lines of several passes")
struct LineCollectionTests {
    private static func line(
        _ text: String, _ confidence: Double, x: Double, y: Double = 0, width: Double, height: Double = 20
    ) -> ReadLine {
        let region = LineRegion(
            center: Point(x: x + width / 2, y: y + height / 2), angle: 0, length: width, height: height, isLight: false,
            marks: 1)
        return ReadLine(
            line: TextLine(text: text, confidence: confidence, box: region.box), region: region, isAdaptive: false)
    }

    @Test("The surer of two readings of one place stays")
    func surer() {
        var lines = LineCollection()
        lines.add([Self.line("42°0", 0.6, x: 0, width: 100)])
        lines.add([Self.line("42", 0.99, x: 0, width: 55), Self.line("90", 0.98, x: 58, width: 40)])
        lines.add([Self.line("4Z", 0.5, x: 2, width: 54)])
        #expect(lines.lines.map(\.text) == ["42", "90"])
    }

    @Test("Neighbours that overlap a little stay both, from the top down")
    func neighbours() {
        var lines = LineCollection()
        lines.add([Self.line("below", 0.9, x: 0, y: 15, width: 100), Self.line("above", 0.8, x: 0, y: 0, width: 100)])
        #expect(lines.lines.map(\.text) == ["above", "below"])
    }

    @Test("Small print beside a large number is no reading of its place")
    func smallBesideLarge() {
        var lines = LineCollection()
        var large = Self.line("2", 0.9, x: 40, width: 60, height: 90)
        // The large number's box reaches over the small print, as that of a tilted line does; its digit does not.
        large.line.characters = [
            .init(choices: [.init(text: "2", confidence: 0.9)], box: Box(x: 60, y: 0, width: 40, height: 90))
        ]
        lines.add([large, Self.line("154.29", 0.99, x: 38, y: 60, width: 16, height: 10)])
        #expect(lines.lines.map(\.text) == ["2", "154.29"])
    }
}
