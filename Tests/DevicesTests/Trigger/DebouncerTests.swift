import Imaging
import Testing

@testable import Devices

@Suite struct DebouncerTests {
    private static let millisecond: Int64 = 1_000_000

    /// Feeds edges (level, millisecond) that are seen at once, and settles whenever a quiet period has ended.
    private func edges(_ raw: [(Bool, Int64)], startsPressed: Bool = false) -> [TriggerEdge] {
        var debouncer = Debouncer(quiet: .milliseconds(10), isPressed: startsPressed)
        var level = startsPressed
        var result: [TriggerEdge] = []
        for (isActive, time) in raw + [(raw.last?.0 ?? false, .max / Self.millisecond / 2)] {
            let now = MonotonicTime(nanoseconds: time * Self.millisecond)
            while let settlesAt = debouncer.settlesAt, settlesAt <= now {
                debouncer.settle(isActive: level, now: settlesAt)
            }
            debouncer.edge(isActive: isActive, nanoseconds: now.nanoseconds, now: now)
            level = isActive
            while let edge = debouncer.next() { result.append(edge) }
        }
        return result
    }

    @Test("twenty bounces of a millisecond are one press")
    func bouncesOnce() {
        let bounces = (0..<20).map { ($0 % 2 == 0, Int64($0)) } + [(true, 20)]
        #expect(edges(bounces) == [.pressed])
        #expect(edges(bounces + [(false, 100), (true, 101), (false, 102)]) == [.pressed, .released])
    }

    @Test("a press shorter than the quiet period is a glitch")
    func ignoresGlitches() {
        #expect(edges([(true, 0), (false, 5)]) == [])
    }

    @Test("a press that was over before this thread looked is a press all the same")
    func reportsPressesSeenLate() {
        var debouncer = Debouncer(quiet: .milliseconds(10), isPressed: false)
        let now = MonotonicTime(nanoseconds: 500 * Self.millisecond)
        debouncer.edge(isActive: true, nanoseconds: 100 * Self.millisecond, now: now)
        debouncer.edge(isActive: false, nanoseconds: 180 * Self.millisecond, now: now)
        debouncer.settle(isActive: false, now: now)
        #expect(debouncer.next() == .pressed)
        #expect(debouncer.next() == .released)
        #expect(debouncer.next() == nil)
    }

    @Test("a press whose end has been read but not been told yet is not lost")
    func waitsForTheEdge() {
        var debouncer = Debouncer(quiet: .milliseconds(10), isPressed: false)
        let late = MonotonicTime(nanoseconds: 60 * Self.millisecond)
        debouncer.edge(isActive: true, nanoseconds: 0, now: MonotonicTime(nanoseconds: 0))
        debouncer.settle(isActive: false, now: late)
        #expect(debouncer.settlesAt != nil)
        debouncer.edge(isActive: false, nanoseconds: 40 * Self.millisecond, now: late)
        debouncer.settle(isActive: false, now: late + .milliseconds(10))
        #expect(debouncer.next() == .pressed)
        #expect(debouncer.next() == .released)
    }

    @Test("an edge that never comes is made good by the level")
    func believesTheLevel() {
        var debouncer = Debouncer(quiet: .milliseconds(10), isPressed: false)
        debouncer.edge(isActive: false, nanoseconds: 0, now: MonotonicTime(nanoseconds: 0))
        debouncer.settle(isActive: true, now: MonotonicTime(nanoseconds: 10 * Self.millisecond))
        debouncer.settle(isActive: true, now: MonotonicTime(nanoseconds: 20 * Self.millisecond))
        #expect(debouncer.next() == .pressed)
        #expect(debouncer.isPressed && debouncer.settlesAt == nil)
    }

    @Test("a button held down at the start is no press, its release is one")
    func startsHeld() {
        #expect(edges([(false, 50)], startsPressed: true) == [.released])
    }

    @Test("a contact that never rests is known since when")
    func tellsRestlessness() {
        var debouncer = Debouncer(quiet: .milliseconds(10), isPressed: false)
        for time in 0..<100 {
            let now = MonotonicTime(nanoseconds: Int64(time) * Self.millisecond)
            debouncer.edge(isActive: time % 2 == 0, nanoseconds: now.nanoseconds, now: now)
        }
        #expect(debouncer.restlessSince == MonotonicTime(nanoseconds: 0))
        #expect(debouncer.next() == nil)
    }
}
