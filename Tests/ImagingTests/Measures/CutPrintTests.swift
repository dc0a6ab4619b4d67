import Imaging
import LabelPictures
import Testing

@Suite("Print that a side cuts")
struct CutPrintTests {
    private func sides(_ placing: Placing, _ change: (inout Scene) -> Void = { _ in }) throws -> Set<PictureSide> {
        try LabelPicture.perishable(barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711")
            .seen(placing, change: change).sidesThatCutPrint
    }

    @Test("a label that is wholly in the picture is cut by no side, on a bench, in noise and uneven light")
    func whole() throws {
        #expect(try sides(Placing()).isEmpty)
        #expect(try sides(Placing(x: 0.27, y: 0.34)).isEmpty)
        #expect(try sides(Placing(angle: 12)) { $0.noise = 8 }.isEmpty)
        #expect(try sides(Placing()) { $0.darkestCorner = 0.4 }.isEmpty)
    }

    @Test("a label half out of the picture is cut by that side", arguments: PictureSide.allCases)
    func cut(side: PictureSide) throws {
        let placing =
            switch side {
            case .top: Placing(y: 0.05)
            case .right: Placing(x: 0.95)
            case .bottom: Placing(y: 0.95)
            case .left: Placing(x: 0.05)
            }
        #expect(try sides(placing) == [side])
        let blurred = try sides(placing) {
            $0.blur = 1.2
            $0.noise = 4
        }
        #expect(blurred == [side])
        #expect(try sides(Placing(x: placing.x, y: placing.y, angle: 8)) == [side])
    }

    @Test("a picture without a label, or of few pixels, has no print to cut")
    func nothing() {
        for (width, height) in [(1, 1), (24, 1), (24, 24), (200, 100)] {
            #expect(pattern(width: width, height: height).sidesThatCutPrint.isEmpty)
        }
    }
}
