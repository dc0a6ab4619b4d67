import Imaging
import Testing

@testable import Rig

@Suite("The newest frame")
struct LatestFrameTests {
    private func frame(_ sequence: UInt64) -> Frame {
        Frame(image: LumaImage(width: 1, height: 1) { $0[0] = 0 }, sequence: sequence, time: .now())
    }

    @Test("only the newest frame is taken; those before it are counted as dropped")
    func newestWins() {
        let latest = LatestFrame()
        for sequence in 1...4 { latest.put(frame(UInt64(sequence))) }
        #expect(latest.take(until: .now())?.sequence == 4)
        #expect(latest.take(until: .now()) == nil)
        #expect(latest.counts == LatestFrame.Counts(received: 4, dropped: 3))
    }

    @Test("frames that the camera itself lost count as dropped")
    func gaps() {
        let latest = LatestFrame()
        latest.put(frame(10))
        _ = latest.take(until: .now())
        latest.put(frame(13))
        #expect(latest.counts.dropped == 2)
    }

    @Test("after a new scan has begun nothing old is taken")
    func clear() {
        let latest = LatestFrame()
        latest.put(frame(1))
        latest.clear()
        #expect(latest.take(until: .now()) == nil)
        latest.put(frame(9))
        #expect(latest.counts.dropped == 0)
    }

    @Test("closing ends a wait at once")
    func close() {
        let latest = LatestFrame()
        let ended = Monitor(false)
        let thread = WorkerThread(name: "taker") {
            _ = latest.take(until: .now() + .seconds(60))
            ended.withLock { $0 = true }
        }
        latest.close()
        #expect(thread.join(for: .seconds(10)))
        #expect(ended.withLock { $0 })
    }
}
