import Imaging
import Testing

@testable import Capture

@Suite("Guidance during a scan")
struct SessionGuidanceTests {
    static let dark = FrameMeasures(light: .tooDark, dark: 2, bright: 20, blur: .unknown, edgeWidth: nil)
    static let blurred = FrameMeasures(blur: .focus, edgeWidth: 6)
    static let white = FrameMeasures(light: .tooBright, dark: 230, bright: 255, blur: .unknown, edgeWidth: nil)
    static let bench = FrameMeasures(dark: 90, bright: 140, blur: .unknown, edgeWidth: nil)

    @Test("what would help is told as it changes, and withdrawn as the scan ends")
    func told() throws {
        var scene = Scene()
        try scene.press()
        #expect(scene.show(measures: Self.blurred, times: 30).guidance == [.outOfFocus])
        #expect(scene.session.guidance == .outOfFocus)
        let end = try scene.session.cancel()
        #expect(end == [.guidance(nil), .scanEnded])
        #expect(scene.session.guidance == nil)
    }

    @Test("where the rig scans by itself, a label that cannot be read is guided before it begins a scan, and after")
    func presentation() {
        var scene = Scene(.presentation)
        #expect(scene.show(measures: Self.dark, times: 60) == [.guidance(.moreLight)])
        let whole = FrameMeasures(wholeLabels: 1)
        let events = scene.show(product("1", "2026-12-24"), measures: whole, times: 30)
        #expect(events.captured.count == 1)
        #expect(events.guidance == [nil])
        #expect(scene.show(product("1", nil), measures: Self.blurred, times: 30).guidance == [.outOfFocus])
    }

    @Test("after a scan that was asked for nobody is guided")
    func idle() {
        var scene = Scene()
        #expect(scene.show(measures: Self.dark, times: 60).isEmpty)
    }

    @Test(
        "a time-out in a hopeless picture says so behind its usual title",
        arguments: [
            (Self.dark, "nothing read in 10 s: the picture is too dark"),
            (Self.blurred, "nothing read in 10 s: the picture is blurred"),
            (Self.white, "nothing read in 10 s: the picture is too bright"),
            (Self.bench, "nothing read in 10 s"),
        ])
    func timeoutTitle(measures: FrameMeasures, title: String) throws {
        var scene = Scene()
        try scene.press()
        scene.show(measures: measures, times: 30)
        let noRead = scene.wait(.seconds(10)).noReads.first
        #expect(noRead?.reason == .timeout)
        #expect(noRead?.title == title)
    }

    @Test("a sheet of white paper on the bench is not taken for too much light")
    func whitePaper() throws {
        var scene = Scene()
        try scene.press()
        let paper = FrameMeasures(light: .tooBright, dark: 255, bright: 255, blur: .unknown, edgeWidth: nil)
        scene.show(measures: paper, times: 30)
        #expect(scene.wait(.seconds(10)).noReads.first?.title == "nothing read in 10 s")
    }

    @Test(
        "a scan ended by hand in a hopeless picture has the picture for its reason",
        arguments: [
            (Self.dark, NoRead.Reason.tooDark), (Self.blurred, .blurred), (Self.white, .tooBright),
            (Self.bench, .nothingRead),
        ])
    func reasonByHand(measures: FrameMeasures, reason: NoRead.Reason) throws {
        var scene = Scene()
        try scene.press()
        scene.show(measures: measures, times: 10)
        #expect(try scene.press().noReads.map(\.reason) == [reason])
    }

    @Test("a label that was seen is named, though the picture is bad")
    func labelWins() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", nil), measures: Self.blurred, times: 10)
        #expect(scene.wait(.seconds(10)).noReads.first?.title == "Product: Expiry Date not read in 10 s")
    }

    @Test("an obstacle in fewer than half of the frames is not the reason")
    func minority() throws {
        var scene = Scene()
        try scene.press()
        scene.show(measures: Self.bench, times: 10)
        scene.show(measures: Self.dark, times: 10)
        #expect(try scene.press().noReads.map(\.reason) == [.nothingRead])
    }
}
