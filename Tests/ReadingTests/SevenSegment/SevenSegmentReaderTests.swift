import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Reading seven-segment displays")
struct SevenSegmentReaderTests {
    private static func texts(_ picture: LumaImage) -> [String] { SevenSegmentReader().lines(in: picture).map(\.text) }

    /// The label before a small camera, whose pictures unoptimised code reads in reasonable time.
    private static func seen(
        _ label: LabelPicture, angle: Double = 0, change: (inout Scene) -> Void = { _ in }
    ) throws -> LumaImage {
        try label.seen(Placing(angle: angle, scale: 0.4)) { scene in
            (scene.width, scene.height) = (320, 180)
            change(&scene)
        }
    }

    @Test("Dark and lit displays are read alike", arguments: ["7.499", "12.50", "8888", "2073"])
    func polarity(text: String) throws {
        let display = try LabelPicture.display(text)
        #expect(try Self.texts(Self.seen(display)) == [text])
        let lit = try Self.texts(Self.seen(display.inverted()))
        #expect(lit == [text])
    }

    @Test("Digits may lean either way", arguments: [-0.2, 0.0, 0.2])
    func slant(slant: Double) throws {
        #expect(try Self.texts(Self.seen(.display("62.95", slant: slant))) == ["62.95"])
    }

    @Test("A tilted display is read", arguments: [-9.0, 6.0])
    func tilt(angle: Double) throws {
        #expect(try Self.texts(Self.seen(.display("4018.3"), angle: angle)) == ["4018.3"])
    }

    @Test("A display that recedes to one side is read", arguments: [-0.3, 0.3])
    func perspective(leaning: Double) throws {
        let picture = try LabelPicture.display("20.73").seen(Placing(scale: 0.4, leaningRight: leaning)) { scene in
            (scene.width, scene.height) = (320, 180)
        }
        #expect(Self.texts(picture) == ["20.73"])
    }

    @Test("A last digit that is smaller than the others belongs to them")
    func smallLastDigit() throws {
        let large = LabelPicture(width: 640, height: 220)
        let display = try large.sevenSegment("2863.", x: 50, y: 40, height: 140, slant: 0, unlit: 0)
            .sevenSegment("5", x: 460, y: 110, height: 70, slant: 0, unlit: 0)
        #expect(try Self.texts(Self.seen(display)) == ["2863.5"])
    }

    @Test("A minus stands before the digits")
    func minus() throws {
        #expect(try Self.texts(Self.seen(.display("-12.5"))) == ["-12.5"])
    }

    @Test("A display whose last digit is half changed is not read short")
    func halfChanged() throws {
        // Of the last 5, only the level segments are left.
        let uprights = Box(x: 50 + 140 * 0.72 * 3 - 2, y: 40 + 18, width: 140 * 0.52 + 4, height: 44)
        let lower = Box(x: uprights.x, y: 40 + 78, width: uprights.width, height: 44)
        let display = try LabelPicture.display("7.555", slant: 0, unlit: 0)
        #expect(try Self.texts(Self.seen(display)) == ["7.555"])
        #expect(try Self.texts(Self.seen(display.box(uprights, lightness: 1).box(lower, lightness: 1))) == [])
    }

    @Test("A panel's edge beside the digits is no 1")
    func edge() throws {
        let display = try LabelPicture.display("3720").line(
            from: Point(x: 8, y: 0), to: Point(x: 8, y: 220), width: 8)
        #expect(try Self.texts(Self.seen(display)) == ["3720"])
    }

    @Test("Printed digits are no display's: their strokes have no slits", arguments: ["1007", "7170", "0010"])
    func print(text: String) throws {
        #expect(try Self.texts(Self.seen(.lines([text], TextStyle(size: 120, isBold: true)))) == [])
    }

    @Test("Segments that are off and shine through are no part of a digit")
    func unlit() throws {
        #expect(try Self.texts(Self.seen(.display("14.73", unlit: 0.2).inverted())) == ["14.73"])
    }

    @Test("A faint display is read through noise and blur")
    func faint() throws {
        let picture = try Self.seen(.display("560.27").faded(to: 0.3)) { scene in
            scene.blur = 0.8
            scene.noise = 3
        }
        #expect(Self.texts(picture) == ["560.27"])
    }

    @Test("A digit that may be either of two is not guessed")
    func ambiguous() throws {
        // The middle segment of the third digit is about half as dark as the others, as in the middle of a change.
        let display = try LabelPicture.display("2884", slant: 0)
        let middle = Box(x: 50 + 140 * (0.72 * 2 + 0.11), y: 40 + 62, width: 140 * 0.3, height: 16)
        #expect(try Self.texts(Self.seen(display)) == ["2884"])
        #expect(try Self.texts(Self.seen(display.box(middle, lightness: 0.56))) == [])
    }

    @Test("A picture without a display has no digits", arguments: Scene.Background.allCases)
    func noDisplay(background: Scene.Background) throws {
        let label = LabelPicture.lines(["Perishable product", "keep refrigerated", "use within three days"])
        let picture = try Self.seen(label) { scene in
            scene.background = background
            scene.noise = 3
        }
        #expect(Self.texts(picture) == [])
    }

    @Test(
        "A picture too small for digits, or without contrast, holds none",
        arguments: [(1, 1), (5, 300), (300, 5), (64, 64)])
    func empty(size: (Int, Int)) {
        let grey = LumaImage(width: size.0, height: size.1) { pixels in
            for index in pixels.indices { pixels[index] = 128 }
        }
        #expect(Self.texts(grey) == [])
    }

    @Test("Each character has its place and its confidence in the picture")
    func characters() throws {
        let line = try #require(SevenSegmentReader().lines(in: Self.seen(.display("52.60"))).first)
        #expect(line.characters.map { $0.choices[0].text }.joined() == "52.60")
        #expect(line.characters.allSatisfy { (0...1).contains($0.choices[0].confidence) })
        let digits = line.characters.filter { $0.choices[0].text != "." }
        #expect(zip(digits.dropFirst(), digits).allSatisfy { $0.box.x > $1.box.x + $1.box.width / 2 })
        #expect(line.confidence > 0.8)
        #expect((0.5...1.6).contains(digits[0].box.height / line.box.height))
    }

    @Test("A label's display is read in a region, without any reader of print")
    func label() throws {
        let picture = try LabelPicture.display("7.499").seen(Placing(x: 0.5, y: 0.7, scale: 0.4)) { scene in
            (scene.width, scene.height) = (320, 240)
        }
        let request = ReadingRequest(
            labels: try LabelMatcher(definitions: [.sevenSegmentDisplay]),
            region: RegionOfInterest(x: 0, y: 0.4, width: 1, height: 0.6))
        let reading = try #require(try LabelReader().read(picture, request).labels.first)
        let weight = try #require(reading["weight"])
        #expect(weight.value == "7.499")
        #expect((96...240).contains(weight.box.center.y))
    }
}
