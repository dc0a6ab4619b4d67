import Imaging
import Testing

@testable import Devices

@Suite struct TorchLimitTests {
    private func time(_ seconds: Int64) -> MonotonicTime {
        MonotonicTime(nanoseconds: seconds * 1_000_000_000)
    }

    @Test("a torch that is wanted for too long goes out, rests, and comes back")
    func cutsOff() {
        var limit = TorchLimit(longest: .seconds(60), rest: .seconds(10))
        #expect(limit.decide(isWanted: true, at: time(100)) == (true, time(160)))
        #expect(limit.decide(isWanted: true, at: time(159)) == (true, time(160)))
        #expect(limit.decide(isWanted: true, at: time(160)) == (false, time(170)))
        #expect(limit.decide(isWanted: true, at: time(165)) == (false, time(170)))
        #expect(limit.decide(isWanted: true, at: time(170)) == (true, time(230)))
    }

    @Test("scans that each are short do not add up, and an unwanted torch is off")
    func startsAnew() {
        var limit = TorchLimit(longest: .seconds(60), rest: .seconds(10))
        #expect(limit.decide(isWanted: true, at: time(100)) == (true, time(160)))
        #expect(limit.decide(isWanted: false, at: time(150)) == (false, nil))
        #expect(limit.decide(isWanted: true, at: time(151)) == (true, time(211)))
    }

    @Test("asking again does not shorten the rest")
    func keepsResting() {
        var limit = TorchLimit(longest: .seconds(60), rest: .seconds(10))
        _ = limit.decide(isWanted: true, at: time(0))
        _ = limit.decide(isWanted: true, at: time(60))
        #expect(limit.decide(isWanted: false, at: time(61)) == (false, nil))
        #expect(limit.decide(isWanted: true, at: time(62)) == (false, time(70)))
    }
}
