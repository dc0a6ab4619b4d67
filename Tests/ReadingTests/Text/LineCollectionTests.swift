import LabelLanguage
import Testing

@testable import Reading

@Suite("Lines of several passes")
struct LineCollectionTests {
    private static func line(
        _ text: String, _ confidence: Double, x: Double, y: Double = 0, width: Double
    ) -> ReadLine {
        let region = LineRegion(
            center: Point(x: x + width / 2, y: y + 10), angle: 0, length: width, height: 20, isLight: false, marks: 1)
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
}
