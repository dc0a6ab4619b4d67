import Imaging
import Testing

@testable import Capture

@Suite("What starts and ends a scan")
struct ModeTests {
    @Test("the time-out gives a no-read that says what was missing")
    func timeout() throws {
        var scene = Scene()
        try scene.press()
        #expect(scene.wait(.seconds(9)).isEmpty)
        let noRead = scene.wait(.seconds(1)).noReads.first
        #expect(noRead?.reason == .timeout)
        #expect(noRead?.title == "nothing read in 10 s")
        #expect(noRead?.trigger == .timeout)
        #expect(noRead?.started == .button)
    }

    @Test("the time-out of a half-read label names the fields that were not read")
    func timeoutNamesFields() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", nil))
        #expect(scene.wait(.seconds(10)).noReads.first?.title == "Product: Expiry Date not read in 10 s")
    }

    @Test("closing ends a scan without a record, is final, and does nothing a second time")
    func closing() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", nil))
        #expect(scene.session.close().contains(.scanEnded))
        #expect(scene.session.close().isEmpty)
        #expect(!scene.session.wantsFrames)
        #expect(throws: CaptureRefusal.closed) { try scene.press() }
        #expect(throws: CaptureRefusal.closed) { try scene.session.cancel() }
        #expect(throws: CaptureRefusal.closed) { try scene.session.confirm(by: .host) }
        #expect(scene.show(product("1", "2026-12-24")).isEmpty)
        #expect(scene.wait(.seconds(20)).isEmpty)
    }

    @Test("after the time-out the rig does not scan until it is asked again")
    func idleAfterTimeout() throws {
        var scene = Scene()
        try scene.press()
        #expect(scene.wait(.seconds(10)).last == .scanEnded)
        #expect(!scene.session.wantsFrames)
        #expect(scene.show(product("1", "2026-12-24"), times: 5).isEmpty)
    }

    @Test("with automatic capture off a second press captures what is in view")
    func manualCapture() throws {
        var scene = Scene(auto: false)
        try scene.press()
        #expect(scene.show(product("1", "2026-12-24"), times: 20).isEmpty)
        let label = try scene.press().captured.first
        #expect(label?.trigger == .button)
        #expect(label?.started == .button)
    }

    @Test("a press in the frame that reads a field otherwise than before delivers neither value")
    func doubtfulCapture() throws {
        var scene = Scene(auto: false)
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 5)
        scene.show(product("1", "2026-12-29"))
        #expect(try scene.press().noReads.map(\.title) == ["Product: not read alike in 3 frames in a row"])
        try scene.press()
        scene.show(product("1", "2026-12-29"))
        scene.show(product("1", "2026-12-24"), times: 2)
        #expect(try scene.press().captured.map { $0.reading["Expiry Date"]?.value } == ["2026-12-24"])
    }

    @Test("with automatic capture off the host captures too")
    func hostCapture() throws {
        var scene = Scene(auto: false)
        _ = try scene.session.start(by: .host, at: scene.time)
        scene.show(product("1", "2026-12-24"))
        let label = try scene.session.finish(by: .host).captured.first
        #expect(label?.trigger == .host)
        #expect(label?.started == .host)
    }

    @Test("a second press while nothing whole is in view ends the scan with a no-read")
    func secondPressWithoutLabel() throws {
        var scene = Scene()
        try scene.press()
        #expect(try scene.press().noReads.map(\.reason) == [.nothingRead])
        try scene.press()
        scene.show(product(nil, "2026-12-24"))
        let noRead = try scene.press().noReads.first
        #expect(noRead?.reason == .missingField)
        #expect(noRead?.title == "Product: Barcode not read")
        #expect(noRead?.trigger == .button)
    }

    @Test("hold: letting the button go ends the scan")
    func holdRelease() throws {
        var scene = Scene(.hold)
        try scene.press()
        scene.show(product("1", nil), times: 3)
        #expect(scene.release().noReads.map(\.reason) == [.missingField])
        #expect(scene.session.scan == nil)
    }

    @Test("hold: letting the button go after the label was captured makes no second record")
    func holdReleaseAfterSuccess() throws {
        var scene = Scene(.hold)
        try scene.press()
        #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.count == 1)
        #expect(scene.release().isEmpty)
    }

    @Test("single: letting the button go means nothing")
    func singleRelease() throws {
        var scene = Scene()
        try scene.press()
        #expect(scene.release().isEmpty)
        #expect(scene.session.scan != nil)
    }

    @Test("host: the button starts nothing, the host does")
    func hostMode() throws {
        var scene = Scene(.host)
        #expect(throws: CaptureRefusal.notInThisMode) { try scene.press() }
        _ = try scene.session.start(by: .host, at: scene.time)
        #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.first?.started == .host)
    }

    @Test("a host's second start while scanning is refused")
    func secondStart() throws {
        var scene = Scene()
        _ = try scene.session.start(by: .host, at: scene.time)
        #expect(throws: CaptureRefusal.alreadyScanning) { try scene.session.start(by: .host, at: scene.time) }
    }

    @Test("cancelling ends a scan without a record")
    func cancel() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24"))
        #expect(try scene.session.cancel() == [.scanEnded])
        #expect(throws: CaptureRefusal.notScanning) { try scene.session.cancel() }
    }

    @Test("a pause keeps the scan; resuming starts the count and the time-out anew")
    func pause() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 2)
        scene.session.pause()
        #expect(scene.show(product("1", "2026-12-24"), times: 9).isEmpty)
        #expect(scene.wait(.seconds(30)).isEmpty)
        scene.session.resume(at: scene.time)
        #expect(scene.show(product("1", "2026-12-24"), times: 2).captured.isEmpty)
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }

    @Test("retake forgets the label that was captured and reads it again")
    func retake() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 3)
        _ = try scene.session.retake(by: .host, at: scene.time)
        #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.count == 1)
    }

    @Test("of several whole labels the one nearest to the aiming point is captured")
    func nearestToAim() throws {
        var scene = Scene()
        try scene.press()
        let far = product("1", "2026-12-24", x: 0, y: 0)
        let near = product("2", "2026-12-24", x: 500, y: 300)
        #expect(scene.show(far, near, times: 3).captured.map { $0.reading["Barcode"]?.value } == ["2"])
    }

    @Test("a nearer label that was misread for a frame is waited for, one that never reads alike is not")
    func nearerIsLate() throws {
        let far = product("1", "2026-12-24", x: 0, y: 0)
        var scene = Scene()
        try scene.press()
        scene.show(far, product("2", "2026-12-29"))
        #expect(scene.show(far, product("2", "2026-12-24"), times: 2).captured.isEmpty)
        #expect(scene.show(far, product("2", "2026-12-24")).captured.map { $0.reading["Barcode"]?.value } == ["2"])
        try scene.press()
        var captured: [CapturedLabel] = []
        for day in 10..<16 { captured += scene.show(far, product("2", "2026-12-\(day)")).captured }
        #expect(captured.map { $0.reading["Barcode"]?.value } == ["1"])
    }
}
