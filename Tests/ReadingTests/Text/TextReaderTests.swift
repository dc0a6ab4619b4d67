import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Reading the lines of a picture")
struct TextReaderTests {
    private static let label = LabelPicture.lines(["BEST BEFORE 24/12/2026", "LOT A4711"], TextStyle(size: 34))

    private static func texts(
        of picture: LumaImage, adaptive: AdaptiveReading = .off, masks: [Quadrilateral] = []
    ) throws -> [String] {
        let reader = TextReader(languages: ["eng"])
        return try reader.lines(in: picture, TextRequest(masks: masks, adaptive: adaptive)).map(\.text)
    }

    @Test("Lines are read from the top down", arguments: [0.0, -12, 8, 90, 180, 270])
    func angles(angle: Double) throws {
        let picture = try Self.label.seen(Placing(angle: angle))
        let texts = try Self.texts(of: picture)
        #expect(texts.contains("BEST BEFORE 24/12/2026"), "read: \(texts)")
        #expect(texts.contains("LOT A4711"), "read: \(texts)")
    }

    @Test("Light print on a dark ground is read")
    func lightOnDark() throws {
        let texts = try Self.texts(of: try Self.label.inverted().seen())
        #expect(texts.contains("BEST BEFORE 24/12/2026"), "read: \(texts)")
    }

    @Test("Boxes hold their lines in the picture")
    func boxes() throws {
        let picture = try Self.label.seen(Placing(x: 0.4, y: 0.6))
        let lines = try TextReader(languages: ["eng"]).lines(in: picture, TextRequest())
        let line = try #require(lines.first { $0.text == "LOT A4711" })
        let origin = Scene().projection(of: Self.label, Placing(x: 0.4, y: 0.6))(Point(x: 0, y: 0))
        #expect(line.box.x > origin.x && line.box.y > origin.y + 60)
        #expect(line.box.width > line.box.height)
        #expect(line.characters.allSatisfy { $0.box.intersectionArea(line.box) > 0 })
    }

    @Test(
        "A label far from the camera is looked at from nearer by",
        .enabled(if: (try? AdaptiveInstallation.find()) != nil, "rig/setup-adaptive was not run"))
    func farAway() throws {
        let reader = TextReader(languages: ["eng"])
        let small = LabelPicture(width: 260, height: 130)
            .text("45", x: 90, baseline: 70, TextStyle(size: 70, isBold: true))
            .text("LOT A4711", x: 20, baseline: 110, TextStyle(size: 17))
        let picture = try small.seen { ($0.width, $0.height) = (1_600, 1_200) }
        var stages: [Sufficiency.Stage] = []
        var request = TextRequest(adaptive: .on)
        request.verdict = { _, stage in
            stages.append(stage)
            return .lacking
        }
        let texts = try reader.lines(in: picture, request).map(\.text)
        #expect(texts.contains("LOT A4711"), "read: \(texts)")
        let finest = stages.compactMap { if case .wholeLook(let finest) = $0 { finest } else { nil } }
        // Two looks at the whole, and then one from nearer by.
        #expect(finest.count == 2, "\(stages)")
        #expect(stages.last == .lastLook)
    }

    @Test("Text inside a mask is not read")
    func masks() throws {
        let whole = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 5_000, y: 0), bottomRight: Point(x: 5_000, y: 5_000),
            bottomLeft: Point(x: 0, y: 5_000))
        #expect(try Self.texts(of: try Self.label.seen(), masks: [whole]).isEmpty)
    }
}
