import Testing

@testable import Delivery

@Suite("Host commands")
struct HostCommandParserTests {
    @Test(
        "every verb is understood",
        arguments: [
            ("TRIGGER ON", .trigger(on: true)), ("trigger off", .trigger(on: false)), ("CANCEL", .cancel),
            ("Retake", .retake), ("CONFIRM", .confirm), ("SET Lot=A=B", .set(field: "Lot", value: "A=B")),
            ("SET Expiry Date = 2026-12-24", .set(field: "Expiry Date", value: "2026-12-24")),
            ("SET Lot=", .set(field: "Lot", value: "")), ("SELECT 7", .select(7)), ("PHOTO", .photo),
            ("STATUS", .status), ("GUIDANCE", .guidance), ("RATE", .rate), ("LABEL price-label", .label("price-label")),
            ("LABEL Perishable Product", .label("Perishable Product")), ("POLICY strict", .policy("strict")),
            ("REFERENCE order 7", .reference("order 7")), ("REFERENCE", .reference("")), ("MODE hold", .mode("hold")),
            ("OPTION timeout=5", .option(name: "timeout", value: "5")), ("SAVE", .save), ("RELOAD", .reload),
            ("TORCH ON", .torch(on: true)), ("ZOOM 1.5", .zoom(1.5)), ("CAMERA left", .camera("left")),
            ("PAUSE", .pause), ("RESUME", .resume), ("TEST", .test), ("ACK 12", .acknowledge(12)),
            ("NAK 12", .reject(12)), ("RESEND", .resend(.last)), ("RESEND 5", .resend(.range(5...5))),
            ("RESEND 5-9", .resend(.range(5...9))), ("VERSION", .version), ("HELP", .help), ("  status  ", .status),
        ] as [(String, HostCommand)])
    func verbs(line: String, command: HostCommand) {
        #expect(HostCommandParser.parse(line) == .success(command))
    }

    @Test(
        "an argument that is missing, too much or senseless is answered with the usage",
        arguments: [
            "TRIGGER", "TRIGGER MAYBE", "CANCEL now", "SET", "SET Lot", "SET =5", "SELECT", "SELECT x", "LABEL",
            "OPTION x", "ZOOM", "ZOOM 0", "ZOOM -1", "ZOOM nan", "ZOOM inf", "ACK", "ACK 0", "ACK -1", "ACK +1",
            "ACK 99999999999999999999", "RESEND 9-5", "RESEND 1-", "RESEND -5", "RESEND 1-2-3",
            "SELECT 99999999999999999999",
        ])
    func arguments(line: String) {
        guard case .failure(let failure) = HostCommandParser.parse(line) else {
            Issue.record("\(line) was taken for a command")
            return
        }
        #expect(failure.code == .badArgument)
        #expect(failure.text.hasPrefix("usage: "))
    }

    @Test("an unknown verb is named, shortened")
    func unknown() {
        let line = String(repeating: "X", count: 1_000)
        guard case .failure(let failure) = HostCommandParser.parse(line) else {
            Issue.record("taken for a command")
            return
        }
        #expect(
            failure.reply.line
                == "ER UNKNOWN_COMMAND no command '\(String(repeating: "X", count: 32))'; HELP lists them")
    }

    @Test("HELP lists every verb on one line")
    func help() {
        let line = HostReply.help.line
        for verb in HostVerb.allCases { #expect(line.contains(verb.rawValue)) }
        #expect(line.hasPrefix("OK TRIGGER ON|OFF, CANCEL, "))
    }

    @Test("a reply is one line whatever it says")
    func replies() {
        #expect(HostReply.ok().line == "OK")
        #expect(HostReply.ok(["state": "idle"]).line == #"OK {"state":"idle"}"#)
        #expect(!HostReply.error(.failed, hostileText).line.hasControls)
    }
}
