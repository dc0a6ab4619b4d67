import Imaging
import Testing

@testable import Devices

@Suite struct PressWatchTests {
    private func time(_ seconds: Int64) -> MonotonicTime {
        MonotonicTime(nanoseconds: seconds * 1_000_000_000)
    }

    private func watch(isPressed: Bool = false) -> PressWatch {
        PressWatch(longPress: .seconds(2), stuck: .seconds(60), isPressed: isPressed)
    }

    @Test("a short press is nothing more")
    func ignoresShortPresses() {
        var watch = watch()
        #expect(watch.edge(.pressed, at: time(0)) == nil)
        #expect(watch.tick(at: time(1)) == nil)
        #expect(watch.edge(.released, at: time(1)) == nil)
        #expect(watch.tick(at: time(100)) == nil)
    }

    @Test("a press that lasts is a long one, then stuck, then freed, each once")
    func reportsInOrder() {
        var watch = watch()
        #expect(watch.edge(.pressed, at: time(0)) == nil)
        #expect(watch.tick(at: time(2)) == .longPress)
        #expect(watch.tick(at: time(3)) == nil)
        #expect(watch.tick(at: time(60)) == .stuck)
        #expect(watch.tick(at: time(1000)) == nil)
        #expect(watch.edge(.released, at: time(1001)) == .freed)
    }

    @Test("a button held at the start is said to be, and is neither pressed nor stuck")
    func reportsHeldAtStart() {
        var watch = watch(isPressed: true)
        #expect(watch.tick(at: time(0)) == .heldAtStart)
        #expect(watch.tick(at: time(100)) == nil)
        #expect(watch.edge(.released, at: time(101)) == .freed)
        #expect(watch.edge(.pressed, at: time(102)) == nil)
        #expect(watch.tick(at: time(104)) == .longPress)
    }
}
