import Testing

@testable import Delivery

@Suite("Line framing")
struct LineFramingTests {
    @Test("prefix and suffix stand around the text, the terminator ends the line")
    func order() {
        let framing = LineFraming(prefix: [0x3C], suffix: [0x3E], terminator: [0x0D])
        #expect(framing.bytes(around: "AB") == Array("<AB>\r".utf8))
        #expect(LineFraming.crlf.bytes(around: "AB") == Array("AB\r\n".utf8))
        #expect(LineFraming.stxETX.bytes(around: "AB") == [0x02, 0x41, 0x42, 0x03])
    }

    @Test("XOR covers all before it and stands before the terminator")
    func xor() {
        var framing = LineFraming.crlf
        framing.checksum = .xor
        #expect(framing.bytes(around: "ABC") == [0x41, 0x42, 0x43, 0x40, 0x0D, 0x0A])
    }

    @Test("LRC covers all after STX up to and with ETX and stands last")
    func lrc() {
        var framing = LineFraming.stxETX
        framing.checksum = .lrc
        #expect(framing.bytes(around: "ABC") == [0x02, 0x41, 0x42, 0x43, 0x03, 0x43])
    }
}
