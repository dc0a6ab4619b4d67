import Testing

@testable import Delivery

/// N86 series user's manual, chapters 2 and 10.
@Suite("Honeywell dialect")
struct HoneywellTests {
    private var transcript = Transcript(.honeywell)

    @Test("SYN T CR and SYN U CR start and stop a scan and are not answered")
    mutating func trigger() {
        #expect(transcript.send([0x16, 0x54, 0x0D]) == "")
        #expect(transcript.send([0x16]) == "")
        #expect(transcript.send([0x55]) == "")
        #expect(transcript.send([0x0D]) == "")
        #expect(transcript.commands == [.trigger(on: true), .trigger(on: false)])
    }

    @Test("ACK and NAK are single characters for the record sent last")
    mutating func acknowledgement() {
        #expect(transcript.send([0x06, 0x15]) == "")
        #expect(transcript.commands == [.acknowledge(nil), .reject(nil)])
    }

    @Test("a menu command comes back with ENQ before each of its punctuation marks")
    mutating func menu() {
        #expect(transcript.send("\u{16}M\rcbrena?.") == "CBRENA?\u{5}.")
        #expect(transcript.send("\u{16}M\r232BAD5,WRD2;CBRENA1!") == "232BAD5\u{5},WRD2\u{5};CBRENA1\u{5}!")
        #expect(transcript.commands == [])
    }

    @Test("a broken sequence is dropped and the next is understood")
    mutating func broken() {
        #expect(transcript.send("\u{16}TX\u{16}\u{16}T\r\u{16}X\r") == "")
        #expect(transcript.send("\u{16}M\r" + String(repeating: "x", count: 5_000) + "\r\n").hasPrefix("ER OVERLONG"))
        #expect(transcript.send("\u{16}M\rabc\u{16}U\r") == "")
        #expect(transcript.commands == [.trigger(on: true), .trigger(on: false)])
    }

    @Test("the rig's own commands are answered too")
    mutating func own() {
        #expect(transcript.send("STAT\u{6}US\r\n") == "OK\r\n")
        #expect(transcript.commands == [.acknowledge(nil), .status])
    }
}
