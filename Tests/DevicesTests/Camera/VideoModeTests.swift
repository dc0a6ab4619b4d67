import Imaging
import Testing

@testable import Devices

@Suite struct VideoModeTests {
    private let native = CameraPixelFormat.native

    @Test("the right size comes first, then a rate that suffices, then what costs least")
    func choosesBest() {
        let slow = VideoMode(format: .yuyv, width: 1280, height: 720, rate: 10)
        let fast = VideoMode(format: .mjpg, width: 1280, height: 720, rate: 29.97)
        let small = VideoMode(format: .grey, width: 640, height: 480, rate: 60)
        #expect([small, slow, fast].best(width: 1280, height: 720, rate: 30, preference: native) == fast)
        #expect([small, slow, fast].best(width: 1280, height: 720, rate: 5, preference: native) == slow)
        #expect([small, slow, fast].best(width: 640, height: 480, rate: 30, preference: native) == small)
        #expect([VideoMode]().best(width: 640, height: 480, rate: 30, preference: native) == nil)
    }
}

@Suite struct FrameSequenceTests {
    @Test("frame numbers grow through wrap-around and a stream's new beginning")
    func grows() {
        var sequence = FrameSequence()
        #expect(sequence.extend(.max - 1) == UInt64(UInt32.max) - 1)
        #expect(sequence.extend(1) == UInt64(UInt32.max) + 2)
        #expect(sequence.extend(4) == UInt64(UInt32.max) + 5)
        #expect(sequence.extend(0) == UInt64(UInt32.max) + 6)
        #expect(sequence.extend(0) == UInt64(UInt32.max) + 7)
    }
}

@Suite struct NearestNameTests {
    @Test("a slip of the pen finds its name, nonsense finds none")
    func findsNearest() {
        let names = ["exposure", "gain", "focus_absolute"]
        #expect(nearestName(to: "exposre", among: names) == "exposure")
        #expect(nearestName(to: "focus", among: ["brightness"]) == nil)
        #expect(nearestName(to: "x", among: []) == nil)
    }
}
