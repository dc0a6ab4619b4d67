import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("Programs of others that a bench reads beside")
struct PeerProcessTests {
    /// Larger than a pipe holds.
    private var picture: LumaImage {
        LumaImage(width: 640, height: 480) { $0.initializeMemory(as: UInt8.self, repeating: 255) }
    }

    private func peer(_ script: String) -> PeerProcess {
        PeerProcess(python: "python3", script: "import sys\nprint('{\"rapidocr\": \"1\"}', flush=True)\n" + script)
    }

    @Test("an interpreter that is not there has nothing, and answers nothing")
    func absent() {
        let rapidOCR = RapidOCR(python: "/no/such/python")
        #expect(rapidOCR.version == nil)
        #expect(rapidOCR.milliseconds(for: picture) == nil)
    }

    @Test("an interpreter without the library has nothing")
    func withoutLibrary() {
        let process = PeerProcess(
            python: "python3", script: "import sys\nsys.modules['rapidocr'] = None\n" + RapidOCRScript.python)
        #expect(RapidOCR(process).version == nil)
    }

    @Test("each picture is sent without its padding, and answered")
    func answers() throws {
        let rapidOCR = RapidOCR(
            peer(
                """
                width, height = map(int, sys.stdin.buffer.readline().split())
                pixels = sys.stdin.buffer.read(width * height)
                print('{"milliseconds": %d}' % (sum(pixels) // 255 if len(pixels) == width * height else -1), flush=True)
                sys.stdin.buffer.read()
                """))
        let part = try #require(picture.cropped(to: PixelRectangle(x: 10, y: 20, width: 30, height: 7)))
        #expect(part.stride != part.width)
        #expect(rapidOCR.milliseconds(for: part) == 210)
        #expect(rapidOCR.version == "1")
    }

    @Test(
        "one that dies, or answers what makes no sense, is not asked again", arguments: ["sys.exit(3)", "print('{}')"])
    func dies(script: String) {
        let rapidOCR = RapidOCR(peer(script))
        #expect(rapidOCR.version == "1")
        #expect(rapidOCR.milliseconds(for: picture) == nil)
        #expect(rapidOCR.version == nil)
        #expect(rapidOCR.milliseconds(for: picture) == nil)
    }
}
