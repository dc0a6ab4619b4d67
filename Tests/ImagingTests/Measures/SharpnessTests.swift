import Imaging
import LabelPictures
import Testing

@Suite("Sharpness")
struct SharpnessTests {
    private func seen(_ placing: Placing = Placing(), _ change: (inout Scene) -> Void) throws -> Sharpness {
        Sharpness(
            of: try LabelPicture.perishable(
                barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711"
            ).seen(placing, change: change))
    }

    @Test("a sharp label is sharp, with noise, turned and in little light")
    func sharp() throws {
        #expect(try seen { _ in }.blur == .none)
        #expect(try seen { $0.noise = 8 }.blur == .none)
        let turned = try seen(Placing(angle: 12)) {
            $0.darkestCorner = 0.5
            $0.noise = 4
        }
        #expect(turned.blur == .none)
        #expect(try seen { $0.exposure = 0.4 }.blur == .none)
    }

    @Test("a label out of focus has wide edges all around", arguments: [2.5, 3, 4])
    func focus(deviation: Double) throws {
        let sharpness = try seen {
            $0.blur = deviation
            $0.noise = 3
        }
        #expect(sharpness.blur == .focus)
        let width = try #require(sharpness.width)
        #expect(width > deviation * 1.3 && width < deviation * 1.9)
    }

    @Test("a label that moved has wide edges along one direction", arguments: Sharpness.Direction.allCases)
    func motion(direction: Sharpness.Direction) throws {
        let sharpness = try seen {
            $0.motion = 20
            $0.motionAngle = Double(direction.degrees)
            $0.noise = 3
        }
        #expect(sharpness.blur == .motion(direction), "\(sharpness)")
    }

    @Test("where there is nothing, nothing is told")
    func nothing() {
        for (width, height) in [(1, 1), (1, 50), (50, 1), (60, 40)] {
            let blank = LumaImage(width: width, height: height) {
                $0.initializeMemory(as: UInt8.self, repeating: 128)
            }
            #expect(Sharpness(of: blank).blur == .unknown)
            _ = Sharpness(of: pattern(width: width, height: height))
        }
    }
}
