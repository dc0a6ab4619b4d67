import Imaging
import Testing

@testable import Rig

@Suite("The watchdog")
struct WatchdogTests {
    private final class Record {
        var fed = 0
        var complaints: [String] = []
    }

    private let begin = MonotonicTime.now() + .seconds(1_000)

    private func watchdog(_ pulses: [Pulse], _ record: Record) throws -> Watchdog {
        try #require(
            Watchdog(
                period: .seconds(10), pulses: pulses, feed: { record.fed += 1 },
                complain: { record.complaints.append($0) }))
    }

    @Test("it is fed twice in each period while every thread is alive")
    func fed() throws {
        let record = Record()
        let pulses = [Pulse("camera"), Pulse("reading")]
        var watchdog = try watchdog(pulses, record)
        for second in 0..<100 {
            let time = begin + .seconds(second)
            for pulse in pulses { pulse.beat(at: time) }
            watchdog.check(at: time)
        }
        #expect(record.fed == 20)
        #expect(record.complaints.isEmpty)
    }

    @Test("it is not fed while a thread hangs, which is named once")
    func hung() throws {
        let record = Record()
        let camera = Pulse("camera")
        let reading = Pulse("reading")
        var watchdog = try watchdog([camera, reading], record)
        reading.beat(at: begin)
        for second in stride(from: 11, to: 60, by: 5) {
            camera.beat(at: begin + .seconds(second))
            watchdog.check(at: begin + .seconds(second))
        }
        #expect(record.fed == 0)
        #expect(record.complaints.count == 1)
        #expect(record.complaints.first?.contains("reading") == true)
        #expect(record.complaints.first?.contains("camera") == false)
    }

    @Test("without a watchdog there is nothing to feed")
    func none() {
        #expect(Watchdog(period: nil, pulses: [], feed: {}, complain: { _ in }) == nil)
    }
}
