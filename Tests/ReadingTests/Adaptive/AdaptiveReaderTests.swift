import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("The adaptive reader", .enabled(if: isAdaptiveInstalled, "rig/setup-adaptive was not run"))
struct AdaptiveReaderTests {
    private static func lines(in picture: LumaImage, side: Int = 448) throws -> [TextLine] {
        let reader = try AdaptiveReader(AdaptiveInstallation.find())
        var found = LineCollection()
        var tried: [LineRegion] = []
        _ = try reader.read(
            picture, Look(at: picture, side: side), hints: [], into: &found, tried: &tried, TextRequest())
        return found.lines
    }

    @Test("Lines are found and read with a box for each character", arguments: [0.0, 10, 90])
    func lines(angle: Double) throws {
        let label = LabelPicture.lines(["BEST BEFORE 24/12/2026", "Crème brûlée 4,50 €"], TextStyle(size: 34))
        let lines = try Self.lines(in: try label.seen(Placing(angle: angle)))
        let texts = lines.map(\.text)
        #expect(texts.contains("BEST BEFORE 24/12/2026"), "read: \(texts)")
        #expect(texts.contains { $0.hasPrefix("Cr") && $0.contains("4,50") }, "read: \(texts)")
        let sure = try #require(lines.first { $0.text == "BEST BEFORE 24/12/2026" })
        #expect(sure.confidence > 0.9)
        #expect(sure.characters.count == 20)
    }

    @Test("Raised cents are a line of their own, higher up")
    func raisedCents() throws {
        let label = LabelPicture(width: 500, height: 260)
            .text("45", x: 120, baseline: 180, TextStyle(size: 140, isBold: true))
            .text("50", x: 305, baseline: 132, TextStyle(size: 70, isBold: true))
        let lines = try Self.lines(in: try label.rendered(), side: 256)
        let price = try #require(lines.first { $0.text == "45" }, "read: \(lines.map(\.text))")
        let cents = try #require(lines.first { $0.text == "50" }, "read: \(lines.map(\.text))")
        #expect(cents.box.height < 0.8 * price.box.height)
        #expect(cents.box.maxY < price.box.maxY)
    }

    @Test("An empty picture of any size has no lines", arguments: [(1, 1), (3, 700), (640, 480)])
    func empty(size: (Int, Int)) throws {
        let picture = LumaImage(width: size.0, height: size.1) { pixels in
            for index in pixels.indices { pixels[index] = 128 }
        }
        #expect(try Self.lines(in: picture).isEmpty)
    }
}

private let isAdaptiveInstalled = (try? AdaptiveInstallation.find()) != nil
