import LabelLanguage
import Testing

@Suite("Pattern")
struct PatternTests {
    @Test("finds matches with their groups")
    func matches() throws {
        let pattern = try Pattern("L([0-9]+)")
        let matches = try pattern.matches(in: "L12 é L345")
        #expect(matches.map(\.text) == ["L12", "L345"])
        #expect(matches.map { $0.groups.map { $0?.text } } == [["12"], ["345"]])
        #expect(matches[1].utf8Range == 7..<11)
    }

    @Test("tells groups that took no part, wherever they stand")
    func unusedGroups() throws {
        let either = try Pattern("(a)|(b)").matches(in: "ba")
        #expect(either.map { $0.groups.map { $0?.text } } == [[nil, "b"], ["a", nil]])
        #expect(try Pattern("LOT( NO)?").firstMatch(in: "LOT 7")?.groups == [nil])
    }

    @Test(
        "says where a pattern stops making sense",
        arguments: [
            ("LOT(", 4), ("[A-", 3), ("é(", 2), ("(?<x>a", 6), ("\\C", 2),
        ] as [(String, Int)])
    func syntax(source: String, offset: Int) {
        do throws(PatternError) {
            _ = try Pattern(source)
            Issue.record("compiled")
        } catch {
            #expect(error.code == .syntax)
            #expect(error.offset == offset)
            #expect(error.message.contains("'\(source)'"))
        }
    }

    @Test("gives up on a pattern that would run for ever")
    func catastrophic() throws {
        let pattern = try Pattern("^(a+)+$")
        let text = String(repeating: "a", count: 64) + "b"
        do throws(PatternError) {
            _ = try pattern.firstMatch(in: text)
            Issue.record("ended")
        } catch {
            #expect(error.code == .limitReached)
        }
    }

    @Test("refuses a pattern of unusual length")
    func length() {
        #expect(throws: PatternError.self) { try Pattern(String(repeating: "a", count: 5_000)) }
    }

    @Test("minds case only where asked")
    func letterCase() throws {
        #expect(try Pattern("lot", isCaseInsensitive: true).firstMatch(in: "LOT") != nil)
        #expect(try Pattern("ærlig", isCaseInsensitive: true).firstMatch(in: "ÆRLIG") != nil)
        #expect(try Pattern("lot").firstMatch(in: "LOT") == nil)
    }

    @Test("goes on after an empty match")
    func empty() throws {
        #expect(try Pattern("x*").matches(in: "éxa").map(\.text) == ["", "x", "", ""])
    }

    @Test("fits a whole text or none of it")
    func whole() throws {
        let pattern = try Pattern("[A-Z]{2}|[A-Z]{2}[0-9]")
        #expect(try pattern.matchesWhole("AB1"))
        #expect(try !pattern.matchesWhole("AB12"))
    }
}
