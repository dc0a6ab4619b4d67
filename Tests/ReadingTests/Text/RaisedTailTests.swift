import Testing

@testable import Reading

@Suite("Raised cents among marks")
struct RaisedTailTests {
    private static func marks(_ boxes: [(top: Int, bottom: Int)]) -> [Mark] {
        boxes.enumerated().map { index, box in
            Mark(left: 20 * index, top: box.top, right: 20 * index + 14, bottom: box.bottom, area: 100, isLight: false)
        }
    }

    @Test("Two small digits high beside large ones are a tail")
    func cents() {
        #expect(RaisedTail.start(in: Self.marks([(0, 60), (0, 60), (0, 32), (1, 33)])) == 2)
        #expect(RaisedTail.start(in: Self.marks([(0, 60), (2, 30), (2, 31)])) == 1)
    }

    @Test("Digits of one size, small ones at the foot, and a single mark are none")
    func none() {
        #expect(RaisedTail.start(in: Self.marks([(0, 60), (1, 60), (0, 59), (0, 61)])) == nil)
        #expect(RaisedTail.start(in: Self.marks([(0, 60), (0, 60), (30, 60), (31, 60)])) == nil)
        #expect(RaisedTail.start(in: Self.marks([(0, 60)])) == nil)
        #expect(RaisedTail.start(in: []) == nil)
    }
}
