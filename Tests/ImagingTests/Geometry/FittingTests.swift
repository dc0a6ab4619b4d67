import Imaging
import Testing

@Suite("Fitting into a frame")
struct FittingTests {
    @Test("a smaller picture stands in the middle as it is, amid its border's mean")
    func smaller() {
        let picture = pattern(width: 30, height: 20)
        let frame = picture.fitted(width: 64, height: 48)
        #expect((frame.width, frame.height) == (64, 48))
        #expect(
            frame.cropped(to: PixelRectangle(x: 17, y: 14, width: 30, height: 20))?.bytes == picture.bytes)
        #expect(frame.pixel(0, 0) == picture.borderMean)
        #expect(frame.pixel(63, 47) == picture.borderMean)
    }

    @Test("a larger picture is scaled down to fit, its shape kept")
    func larger() {
        let frame = pattern(width: 200, height: 100).fitted(width: 80, height: 80)
        #expect((frame.width, frame.height) == (80, 80))
        #expect(frame.pixel(40, 10) == frame.pixel(0, 0))
        #expect(frame.pixel(79, 59) > 180)
    }

    @Test("a picture of the frame's size is the frame, and extreme shapes fit")
    func extremes() {
        let picture = pattern(width: 64, height: 48)
        #expect(picture.fitted(width: 64, height: 48).bytes == picture.bytes)
        for (width, height) in [(1, 1), (1, 5_000), (5_000, 1), (3, 3)] {
            let frame = pattern(width: width, height: height).fitted(width: 64, height: 48)
            #expect((frame.width, frame.height) == (64, 48))
        }
        #expect(picture.fitted(width: 0, height: -1).bytes.count == 1)
    }
}
