import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Following symbols over frames")
struct FollowingTests {
    private static func frame(_ number: Int, x: Double, y: Double) throws -> LumaImage {
        var scene = Scene()
        (scene.width, scene.height) = (640, 360)
        scene.noise = 3
        scene.seed = UInt64(number + 1)
        let label = try LabelPicture(width: 400, height: 200).barcode(
            "4012345123456", .ean13, x: 40, y: 20, moduleWidth: 3, barHeight: 140)
        return try scene.with(label, Placing(x: x, y: y, scale: 0.7)).rendered()
    }

    private static func symbols(_ reader: BarcodeReader, in frame: LumaImage) -> [Symbol] {
        reader.symbols(
            inFrame: frame, symbologies: [.ean13], quality: .balanced, budget: .seconds(5),
            isDone: { !$0.isEmpty })
    }

    @Test("A symbol at rest is one symbol at one place, however long it is followed")
    func atRest() throws {
        let reader = BarcodeReader()
        let first = try #require(Self.symbols(reader, in: Self.frame(0, x: 0.5, y: 0.5)).first?.corners.boundingBox)
        for number in 1..<40 {
            let symbols = Self.symbols(reader, in: try Self.frame(number, x: 0.5, y: 0.5))
            #expect(symbols.count == 1)
            let box = try #require(symbols.first?.corners.boundingBox)
            #expect(abs(box.x - first.x) < 4 && abs(box.y - first.y) < 20, "frame \(number): \(box), first \(first)")
            #expect(box.height > first.height / 2)
        }
    }

    @Test("A symbol that moves takes its place along", arguments: [(0.01, 0.0), (0.0, 0.012), (-0.006, -0.008)])
    func moving(step: (x: Double, y: Double)) throws {
        let reader = BarcodeReader()
        for number in 0..<16 {
            let (x, y) = (0.5 + step.x * Double(number), 0.5 + step.y * Double(number))
            let symbols = Self.symbols(reader, in: try Self.frame(number, x: x, y: y))
            #expect(symbols.count == 1)
            let center = try #require(symbols.first?.corners.boundingBox.center)
            // The bars stand a little above the middle of the label. Across them, a symbol may lag by half its height.
            #expect(abs(center.x - 640 * x) < 30 && abs(center.y - 360 * y) < 80, "frame \(number): \(center)")
        }
    }
}
