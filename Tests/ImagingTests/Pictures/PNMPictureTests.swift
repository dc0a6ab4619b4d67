import Imaging
import Testing

@Suite("Portable maps")
struct PNMPictureTests {
    private func bytes(_ text: String, _ pixels: [UInt8] = []) throws -> [UInt8] {
        try Picture.decode(Array(text.utf8) + pixels).bytes
    }

    @Test("text, with comments, and with digits that touch in bitmaps")
    func text() throws {
        #expect(try bytes("P1 4 2\n# bars\n0101\n1 0 1 0") == [255, 0, 255, 0, 0, 255, 0, 255])
        #expect(try bytes("P2\n2 2 # size\n10\n0 5\n10 99") == [0, 128, 255, 255])
        #expect(try bytes("P3 1 1 255 255 0 0") == [76])
    }

    @Test("bytes, of one or two a sample, at any maximum")
    func binary() throws {
        #expect(try bytes("P4\n10 1\n", [0b0100_0000, 0b1000_0000]) == [255, 0, 255, 255, 255, 255, 255, 255, 0, 255])
        #expect(try bytes("P5 3 1 100\n", [0, 50, 100]) == [0, 128, 255])
        #expect(try bytes("P5 2 1 65535\n", [0x80, 0, 0xFF, 0xFF]) == [128, 255])
        #expect(try bytes("P6 1 1 255\n", [0, 255, 0]) == [150])
    }

    @Test("arbitrary maps, with and without alpha")
    func arbitrary() throws {
        func header(_ depth: Int) -> String {
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH \(depth)\nMAXVAL 255\nTUPLTYPE ANY\nENDHDR\n"
        }
        #expect(try bytes(header(1), [7]) == [7])
        #expect(try bytes(header(2), [0, 0]) == [255])
        #expect(try bytes(header(3), [0, 0, 255]) == [29])
        #expect(try bytes(header(4), [0, 0, 0, 255]) == [0])
    }

    @Test("headers that make no sense are refused")
    func refused() {
        for header in [
            "P5 ", "P5 1", "P5 1 1", "P5 1 1 0\n1", "P5 1 1 65536\n1", "P5 -1 1 255\n1", "P5 1 99999999999 255\n",
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 9\nMAXVAL 255\nENDHDR\n1", "P7\nENDHDR\n", "P7\nWIDTH x\n", "P1 1 1 x",
            "P3 1 1 255 1 2", "P5 1 1 255\n",
        ] {
            #expect(throws: ImagingError.self, "\(header)") { try bytes(header) }
        }
    }
}
