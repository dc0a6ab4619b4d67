import Foundation
import Testing

@testable import Reading

@Suite("Lines from a map of text")
struct TextPatchesTests {
    private static let width = 200
    private static let height = 100

    /// A map with a band of text through its middle.
    private static func map(
        degrees: Double, length: Double = 100, thickness: Double = 12, likelihood: Float = 0.9
    ) -> [Float] {
        let angle = degrees * .pi / 180
        return (0..<width * height).map { index in
            let x = Double(index % width) + 0.5 - 100
            let y = Double(index / width) + 0.5 - 50
            let along = x * cos(angle) + y * sin(angle)
            let across = y * cos(angle) - x * sin(angle)
            return abs(along) < length / 2 && abs(across) < thickness / 2 ? likelihood : 0.01
        }
    }

    private static func lines(_ map: [Float], width: Int = width, height: Int = height) -> [LineRegion] {
        var patches = TextPatches()
        return map.withUnsafeBufferPointer { patches.lines($0, width: width, height: height) }
    }

    @Test("A band is a line with its direction, a little larger than the band", arguments: [0, 12, -20, 40.0])
    func band(degrees: Double) throws {
        let line = try #require(Self.lines(Self.map(degrees: degrees, length: 80)).first)
        #expect(abs(line.angle * 180 / .pi - degrees) < 2)
        #expect(abs(line.center.x - 100) < 1.5 && abs(line.center.y - 50) < 1.5)
        #expect(line.length > 80 && line.length < 115)
        #expect(line.height > 12 && line.height < 32)
    }

    @Test("An unlikely band, a speck and an empty map are no lines")
    func nothing() {
        #expect(Self.lines(Self.map(degrees: 0, likelihood: 0.35)).isEmpty)
        #expect(Self.lines(Self.map(degrees: 0, length: 2, thickness: 2)).isEmpty)
        #expect(Self.lines(Self.map(degrees: 0, likelihood: 0)).isEmpty)
    }

    @Test("A map of another size than told is not read")
    func wrongSize() {
        #expect(Self.lines([0.9, 0.9], width: 100, height: 100).isEmpty)
    }

    @Test("Two lines that hang together by a weak bridge are two")
    func stacked() {
        var map = [Float](repeating: 0.01, count: Self.width * Self.height)
        for y in 30..<60 {
            for x in 40..<160 where y < 42 || y >= 48 || x < 46 {
                map[y * Self.width + x] = y < 42 || y >= 48 ? 0.95 : 0.5
            }
        }
        let lines = Self.lines(map).sorted { $0.center.y < $1.center.y }
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { abs($0.angle) < 0.05 && $0.height < 32 })
    }

    @Test("Words that hang together by a weak bridge stay one line")
    func words() {
        var map = [Float](repeating: 0.01, count: Self.width * Self.height)
        for y in 40..<52 {
            for x in 30..<170 { map[y * Self.width + x] = (90..<96).contains(x) ? 0.5 : 0.95 }
        }
        #expect(Self.lines(map).count == 1)
    }
}
