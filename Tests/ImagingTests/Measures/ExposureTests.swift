import Imaging
import LabelPictures
import Testing

@Suite("Exposure")
struct ExposureTests {
    private func seen(_ change: (inout Scene) -> Void) throws -> LumaImage {
        try LabelPicture.perishable(barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711")
            .seen(change: change)
    }

    @Test("a well lit label is good, in even and in uneven light")
    func good() throws {
        #expect(Exposure(of: try seen { _ in }).verdict == .good)
        let uneven = try seen {
            $0.darkestCorner = 0.5
            $0.noise = 6
        }
        #expect(Exposure(of: uneven).verdict == .good)
    }

    @Test("too little light, too much, and a lamp's reflection are told apart")
    func bad() throws {
        #expect(Exposure(of: try seen { $0.exposure = 0.25 }).verdict == .tooDark)
        #expect(Exposure(of: try seen { $0.glare = (0.5, 0.5, 0.9) }).verdict == .tooBright)
        #expect(Exposure(of: try seen { $0.glare = (0.5, 0.6, 0.08) }).verdict == .glare)
    }

    @Test("the numbers are those of the pixels")
    func numbers() {
        let halves = LumaImage(width: 20, height: 10) { pixels in
            for index in pixels.indices { pixels[index] = index % 20 < 10 ? 0 : 255 }
        }
        let exposure = Exposure(of: halves)
        #expect(exposure.mean == 127.5)
        #expect((exposure.blackFraction, exposure.whiteFraction) == (0.5, 0.5))
        #expect((exposure.dark, exposure.bright) == (0, 255))
        #expect(Exposure(of: LumaImage(width: 1, height: 1) { $0[0] = 255 }).mean == 255)
    }
}
