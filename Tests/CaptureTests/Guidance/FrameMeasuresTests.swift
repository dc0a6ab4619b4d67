import Imaging
import LabelLanguage
import Reading
import Testing

@testable import Capture

@Suite("Measures of a frame")
struct FrameMeasuresTests {
    @Test("the module of an EAN-13 is a 95th of its width")
    func module() {
        let corners = Quadrilateral(
            topLeft: Point(x: 10, y: 10), topRight: Point(x: 200, y: 10), bottomRight: Point(x: 200, y: 60),
            bottomLeft: Point(x: 10, y: 60))
        let observation = Observation(
            symbols: [
                Symbol(symbology: .ean13, text: "4012345123456", corners: corners),
                Symbol(symbology: .code128, text: "A", corners: corners),
            ])
        #expect(FrameMeasures(of: Self.grey, showing: observation).moduleWidth == 2)
    }

    @Test("the height of text is the median line's, also of lines that stand upright")
    func textHeight() {
        let boxes = [
            Box(x: 0, y: 0, width: 90, height: 12), Box(x: 0, y: 20, width: 14, height: 80),
            Box(x: 0, y: 40, width: 80, height: 40),
        ]
        let lines = boxes.map { TextLine(text: "A", confidence: 1, box: $0) }
        #expect(FrameMeasures(of: Self.grey, showing: Observation(lines: lines)).textHeight == 14)
    }

    @Test("a grey bench holds nothing that could be wrong")
    func bench() {
        let measures = FrameMeasures(of: Self.grey, showing: Observation())
        #expect(measures.obstacle == nil)
        #expect(GuidanceReason(measures, shown: nil, takesSeveral: false) == nil)
    }

    @Test("a black picture is too dark")
    func black() {
        let measures = FrameMeasures(of: Self.image { _, _ in 3 }, showing: Observation())
        #expect(measures.obstacle == .tooDark)
        #expect(GuidanceReason(measures, shown: nil, takesSeveral: false) == .moreLight)
    }

    @Test("only the region that is read is measured, and how much of it a label takes")
    func region() {
        let image = Self.image { x, _ in x < 160 ? 3 : 120 }
        let label = product("1", nil, x: 170)
        let measures = FrameMeasures(
            of: image, showing: Observation(labels: [label]),
            region: RegionOfInterest(x: 0.5, y: 0, width: 0.5, height: 1))
        #expect(measures.light == .good)
        #expect(measures.largestShare > 1)
    }

    @Test("where a whole label was read the picture is good enough, however it looks")
    func wholeLabel() {
        let observation = Observation(labels: [product("1", "2026-12-24")])
        let measures = FrameMeasures(of: Self.image { _, _ in 3 }, showing: observation)
        #expect(measures.wholeLabels == 1)
        #expect(measures.obstacle == nil)
    }

    private static let grey = image { _, _ in 120 }

    private static func image(_ luma: (Int, Int) -> UInt8) -> LumaImage {
        LumaImage(width: 320, height: 240) { pixels in
            for y in 0..<240 { for x in 0..<320 { pixels[y * 320 + x] = luma(x, y) } }
        }
    }
}
