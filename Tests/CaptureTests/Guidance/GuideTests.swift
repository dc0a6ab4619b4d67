import Imaging
import Testing

@testable import Capture

@Suite("Guidance")
struct GuideTests {
    @Test(
        "each measure that is wrong has its reason",
        arguments: [
            (FrameMeasures(light: .tooDark), GuidanceReason.moreLight),
            (FrameMeasures(light: .tooBright), .lessLight),
            (FrameMeasures(blur: .motion(.right), edgeWidth: 5), .holdStill),
            (FrameMeasures(blur: .focus, edgeWidth: 5), .outOfFocus),
            (FrameMeasures(light: .glare), .glare),
            (FrameMeasures(cutSides: [.left]), .cutByEdge),
            (FrameMeasures(cutSides: [.left, .right]), .moveFarther),
            (FrameMeasures(largestShare: 0.97), .moveFarther),
            (FrameMeasures(moduleWidth: 1.2), .moveCloser),
            (FrameMeasures(textHeight: 9), .moveCloser),
            (FrameMeasures(wholeLabels: 2), .severalLabels),
        ])
    func reasons(measures: FrameMeasures, reason: GuidanceReason) {
        var stream = Stream()
        #expect(stream.show(measures, times: 12) == [reason])
    }

    @Test("a label that is read needs no guidance, however it lies")
    func wholeLabel() {
        var stream = Stream()
        let measures = FrameMeasures(light: .glare, blur: .focus, edgeWidth: 5, cutSides: [.top], wholeLabels: 1)
        #expect(stream.show(measures, times: 30).isEmpty)
    }

    @Test("several labels are no trouble where several are welcome")
    func severalWelcome() {
        var stream = Stream(takesSeveral: true)
        #expect(stream.show(FrameMeasures(wholeLabels: 4), times: 30).isEmpty)
    }

    @Test("edges wider than print could be are shadows on the bench, not a blur")
    func shadows() {
        var stream = Stream()
        #expect(stream.show(FrameMeasures(blur: .focus, edgeWidth: 40), times: 30).isEmpty)
    }

    @Test("a few bad frames among good ones say nothing")
    func noFlickerOn() {
        var stream = Stream()
        for _ in 0..<20 {
            #expect(stream.show(FrameMeasures(light: .glare), times: 4).isEmpty)
            #expect(stream.show(FrameMeasures(), times: 2).isEmpty)
        }
    }

    @Test("a few good frames among bad ones withdraw nothing")
    func noFlickerOff() {
        var stream = Stream()
        #expect(stream.show(FrameMeasures(light: .glare), times: 12) == [.glare])
        for _ in 0..<20 {
            #expect(stream.show(FrameMeasures(), times: 6).isEmpty)
            #expect(stream.show(FrameMeasures(light: .glare), times: 1).isEmpty)
        }
        #expect(stream.show(FrameMeasures(), times: 20) == [nil])
    }

    @Test("a measure that wavers about its limit does not make the reason waver")
    func band() {
        var stream = Stream()
        #expect(stream.show(FrameMeasures(moduleWidth: 1.45), times: 12) == [.moveCloser])
        #expect(stream.show(FrameMeasures(moduleWidth: 1.6), times: 60).isEmpty)
        #expect(stream.show(FrameMeasures(moduleWidth: 1.8), times: 20) == [nil])
    }

    @Test("a reason that no frame calls for goes, though the frames agree on no other")
    func stale() {
        var stream = Stream()
        #expect(stream.show(FrameMeasures(light: .glare), times: 12) == [.glare])
        var changes: [GuidanceReason?] = []
        for _ in 0..<30 {
            changes += stream.show(FrameMeasures(light: .tooDark), times: 1)
            changes += stream.show(FrameMeasures(moduleWidth: 1), times: 1)
        }
        #expect(changes == [nil])
    }

    @Test("measures that are no numbers say nothing")
    func notNumbers() {
        var stream = Stream()
        let measures = FrameMeasures(edgeWidth: .nan, moduleWidth: .nan, textHeight: .nan, largestShare: .nan)
        #expect(stream.show(measures, times: 12).isEmpty)
    }

    /// Measures 33 ms apart; gives what the guide says anew.
    private struct Stream {
        var guide: Guide
        var time = MonotonicTime(nanoseconds: 0)

        init(takesSeveral: Bool = false) {
            guide = Guide(takesSeveral: takesSeveral)
        }

        mutating func show(_ measures: FrameMeasures, times: Int) -> [GuidanceReason?] {
            var changes: [GuidanceReason?] = []
            for _ in 0..<times {
                time = time + .milliseconds(33)
                if guide.observe(measures, at: time) { changes.append(guide.reason) }
            }
            return changes
        }
    }
}
