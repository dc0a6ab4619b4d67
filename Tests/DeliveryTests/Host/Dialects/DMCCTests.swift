import Testing

@testable import Delivery

/// DataMan Communications and Programming Guide, "DMCC overview".
@Suite("Cognex dialect")
struct DMCCTests {
    private var transcript = Transcript(.dmcc)

    @Test("in silent mode a trigger is not answered and a value comes alone")
    mutating func silent() {
        #expect(transcript.send("||>trigger on\r\n") == "")
        #expect(transcript.send("||>TRIGGER OFF\r\n") == "")
        #expect(transcript.send("||>GET DEVICE.FIRMWARE-VER\r\n") == "labelrig 1.0\r\n")
        #expect(transcript.send("||>GET COM.DMCC-RESPONSE\r\n") == "0\r\n")
        #expect(transcript.send("||>NOPE\r\n||>trigger maybe\r\n") == "")
        #expect(transcript.commands == [.trigger(on: true), .trigger(on: false), .version])
    }

    @Test("the extended mode answers every command with the number that it came with")
    mutating func extended() {
        #expect(transcript.send("||>SET COM.DMCC-RESPONSE 1\r\n") == "")
        #expect(transcript.send("||>trigger on\r\n") == "||[0]\r\n")
        #expect(transcript.send("||0:123>get device.type\r\n") == "||0:123[0]labelrig\r\n")
        #expect(transcript.send("||:7>CONFIG.SAVE\r\n") == "||:7[0]\r\n")
        #expect(transcript.send("||>SET COM.DMCC-RESPONSE 0\r\n") == "||[0]\r\n")
        #expect(transcript.send("||>trigger on\r\n") == "")
    }

    @Test("the status codes are those of the guide")
    mutating func status() {
        _ = transcript.send("||>SET COM.DMCC-RESPONSE 1\r\n")
        #expect(transcript.send("||>NOPE\r\n") == "||[101]\r\n")
        #expect(transcript.send("||>SET NOPE 1\r\n||>GET NOPE\r\n||>\r\n") == "||[101]\r\n||[101]\r\n||[101]\r\n")
        #expect(transcript.send("||>trigger maybe\r\n") == "||[102]\r\n")
        #expect(transcript.send("||>SET COM.DMCC-RESPONSE 9\r\n") == "||[102]\r\n")
        for (error, code) in [(.rejected, 104), (.unavailable, 105), (.failed, 100)] as [(HostReply.ErrorCode, Int)] {
            transcript.replies[.trigger(on: true)] = .error(error, "no")
            #expect(transcript.send("||>trigger on\r\n") == "||[\(code)]\r\n")
        }
    }

    @Test("a checksum is the last byte before the end, may be any byte, and comes back")
    mutating func checksum() {
        _ = transcript.send("||>SET COM.DMCC-RESPONSE 1\r\n")
        for number in 0..<256 {
            let command = Array("||1:\(number)>trigger on".utf8)
            let reply = Array("||1:\(number)[0]".utf8)
            #expect(
                transcript.send(command + [command.parity] + [0x0D, 0x0A])
                    == String(decoding: reply + [reply.parity, 0x0D, 0x0A], as: UTF8.self))
        }
        let reply = Array("||1[103]".utf8)
        #expect(
            transcript.send("||1>trigger on?\r\n")
                == String(decoding: reply + [reply.parity, 0x0D, 0x0A], as: UTF8.self))
    }

    @Test("a header that is none, an overlong and a binary command are errors, and the next is understood")
    mutating func malformed() {
        _ = transcript.send("||>SET COM.DMCC-RESPONSE 1\r\n")
        #expect(transcript.send("||2>trigger on\r\n||trigger\r\n|x\r\n") == "||[101]\r\n||[101]\r\n||[101]\r\n")
        #expect(transcript.send("||>" + String(repeating: "x", count: 100_000)) == "||[101]\r\n")
        #expect(transcript.send("\r\n||>trig\u{1B}ger on\r\n||>trigger on\r\n") == "||[101]\r\n||[0]\r\n")
    }

    @Test("the rig's own commands are answered too")
    mutating func own() {
        #expect(transcript.send("ACK 5\n||>trigger on\r\nVERSION\n") == "OK\nOK labelrig 1.0\n")
        #expect(transcript.commands == [.acknowledge(5), .trigger(on: true), .version])
    }
}
