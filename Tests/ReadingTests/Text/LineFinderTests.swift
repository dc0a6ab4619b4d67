import Imaging
import LabelLanguage
import Testing

@testable import Reading

@Suite("Finding lines of text")
struct LineFinderTests {
    /// Blocks in place of letters: 10 pixels wide, 20 high, 15 apart.
    private static func picture(
        width: Int = 640, height: Int = 360, letters: [(x: Int, y: Int)], ink: UInt8 = 30, paper: UInt8 = 220
    ) -> LumaImage {
        LumaImage(width: width, height: height) { pixels in
            for index in 0..<width * height { pixels[index] = paper }
            for letter in letters {
                for y in letter.y..<letter.y + 20 {
                    for x in letter.x..<letter.x + 10 where x < width && y < height { pixels[y * width + x] = ink }
                }
            }
        }
    }

    private static func row(_ count: Int, fromX x: Int, y: Int, slope: Double = 0) -> [(x: Int, y: Int)] {
        (0..<count).map { (x: x + 15 * $0, y: y + Int(slope * Double(15 * $0))) }
    }

    @Test("A picture of one colour has no lines")
    func plain() {
        #expect(LineFinder().lines(in: Self.picture(letters: [])).isEmpty)
    }

    @Test("Pictures of the smallest sizes have no lines", arguments: [(1, 1), (1, 400), (400, 1), (7, 9), (8, 8)])
    func tiny(size: (Int, Int)) {
        #expect(LineFinder().lines(in: Self.picture(width: size.0, height: size.1, letters: [])).isEmpty)
    }

    @Test("Letters side by side are one line with their box")
    func oneLine() throws {
        let lines = LineFinder().lines(in: Self.picture(letters: Self.row(10, fromX: 100, y: 80)))
        try #require(lines.count == 1)
        let box = lines[0].box
        #expect(abs(box.x - 100) <= 3 && abs(box.y - 80) <= 3)
        #expect(abs(box.width - 145) <= 5 && abs(box.height - 20) <= 5)
        #expect(!lines[0].isLight)
    }

    @Test("Lines one below the other and columns far apart stay apart")
    func severalLines() {
        let letters =
            Self.row(8, fromX: 50, y: 80) + Self.row(8, fromX: 50, y: 112) + Self.row(6, fromX: 400, y: 80)
        #expect(LineFinder().lines(in: Self.picture(letters: letters)).count == 3)
    }

    @Test("Light letters on a dark ground are one light line")
    func lightOnDark() throws {
        let picture = Self.picture(letters: Self.row(10, fromX: 100, y: 80), ink: 230, paper: 40)
        let lines = LineFinder().lines(in: picture)
        try #require(lines.count == 1)
        #expect(lines[0].isLight)
    }

    @Test("Papers side by side on a dark bench do not hide what is printed on them")
    func papers() {
        let papers = [(x: 20, y: 40), (x: 340, y: 40)]
        let rows = papers.flatMap { paper in
            [30, 80, 130].flatMap { Self.row(12, fromX: paper.x + 40, y: paper.y + $0) }
        }
        let printed = Self.picture(letters: rows)
        let picture = LumaImage(width: 640, height: 360) { pixels in
            printed.withPixels { source in
                for y in 0..<360 {
                    for x in 0..<640 {
                        let isPaper = papers.contains { (0..<280).contains(x - $0.x) && (0..<200).contains(y - $0.y) }
                        pixels[y * 640 + x] = isPaper ? source[y * printed.stride + x] : 100
                    }
                }
            }
        }
        #expect(LineFinder().lines(in: picture).count { !$0.isLight && $0.marks == 12 } == 6)
    }

    @Test("A tilted line has its tilt", arguments: [-0.25, -0.1, 0.1, 0.25])
    func tilted(slope: Double) throws {
        let lines = LineFinder().lines(in: Self.picture(letters: Self.row(14, fromX: 150, y: 170, slope: slope)))
        try #require(lines.count == 1)
        #expect(abs(lines[0].angle - slope) < 0.03)
    }

    @Test("What lies inside a mask is no line")
    func masked() {
        let picture = Self.picture(letters: Self.row(10, fromX: 100, y: 80) + Self.row(10, fromX: 100, y: 200))
        let mask = Quadrilateral(
            topLeft: Point(x: 90, y: 70), topRight: Point(x: 260, y: 70), bottomRight: Point(x: 260, y: 110),
            bottomLeft: Point(x: 90, y: 110))
        let lines = LineFinder().lines(in: picture, masks: [mask])
        #expect(lines.count == 1)
        #expect(lines.first.map { $0.box.y > 190 } ?? false)
    }

    @Test("Noise all over the picture does no harm")
    func noise() {
        var random = SystemRandomNumberGenerator()
        let picture = LumaImage(width: 800, height: 600) { pixels in
            for index in pixels.indices { pixels[index] = UInt8.random(in: 0...255, using: &random) }
        }
        #expect(LineFinder().lines(in: picture).count < 500)
    }

    @Test("A finder gives the same lines whatever it looked at before")
    func noMemory() {
        let finder = LineFinder()
        let picture = Self.picture(letters: Self.row(10, fromX: 100, y: 80))
        let alone = finder.lines(in: picture)
        _ = finder.lines(in: Self.picture(width: 1_500, height: 900, letters: Self.row(30, fromX: 300, y: 500)))
        #expect(finder.lines(in: picture) == alone)
    }
}
