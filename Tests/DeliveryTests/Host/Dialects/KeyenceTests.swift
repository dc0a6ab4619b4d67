import Testing

@testable import Delivery

/// SR-750 user's manual, chapter 8.
@Suite("Keyence dialect")
struct KeyenceTests {
    private var transcript = Transcript(.keyence)

    @Test("LON and LOFF start and stop a read and are answered in the framing that they came in")
    mutating func trigger() {
        #expect(transcript.send("LON\r") == "OK,LON\r")
        #expect(transcript.send("LOFF\r\n") == "OK,LOFF\r")
        #expect(transcript.send("\u{2}LON\u{3}") == "\u{2}OK,LON\u{3}")
        #expect(transcript.send("\u{2}LOFF\u{3}\n") == "\u{2}OK,LOFF\u{3}")
        #expect(
            transcript.commands == [.trigger(on: true), .trigger(on: false), .trigger(on: true), .trigger(on: false)])
    }

    @Test("a second LON while reading is an error")
    mutating func secondTrigger() {
        transcript.replies[.trigger(on: true)] = .error(.rejected, "a scan is running")
        #expect(transcript.send("LON\r") == "ER,LON,20\r")
    }

    @Test("ESC clears what has been received")
    mutating func escape() {
        #expect(transcript.send("garbage\u{1B}LON\r") == "OK,LON\r")
        #expect(transcript.commands == [.trigger(on: true)])
    }

    @Test("a gap of 10 s inside a command discards it")
    mutating func gap() {
        #expect(transcript.send("LO") == "")
        #expect(transcript.send("LON\r", after: .seconds(10)) == "OK,LON\r")
        #expect(transcript.send("LO") == "")
        #expect(transcript.send("FF\r", after: .milliseconds(9_900)) == "OK,LOFF\r")
    }

    @Test("an undefined command, a parameter too many and a failure have their codes")
    mutating func errors() {
        #expect(transcript.send("FOO,1\r") == "ER,FOO,00\r")
        #expect(transcript.send("LON,1\r") == "ER,LON,01\r")
        transcript.replies[.save] = .error(.failed, "the disk is full")
        #expect(transcript.send("SAVE\r") == "ER,SAVE,99\r")
        #expect(transcript.commands == [.save])
    }

    @Test("the version, a lock and the rig's own commands are answered too")
    mutating func others() {
        #expect(transcript.send("KEYENCE\r") == "OK,KEYENCE,labelrig 1.0\r")
        #expect(transcript.send("LOCK\rUNLOCK\r") == "OK,LOCK\rOK,UNLOCK\r")
        #expect(transcript.send("TORCH ON\r\n") == "OK\r\n")
        #expect(transcript.send("TORCH MAYBE\r\n") == "ER BAD_ARGUMENT usage: TORCH ON|OFF\r\n")
        #expect(transcript.commands == [.version, .pause, .resume, .torch(on: true)])
    }
}
