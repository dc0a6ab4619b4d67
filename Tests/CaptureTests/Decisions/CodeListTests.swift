import Testing

@testable import Capture

@Suite("Lists of codes")
struct CodeListTests {
    @Test("codes are found whole, with spaces, comments and line ends of any system left aside")
    func lines() throws {
        let list = try CodeList(Array("4012345123456\r\n  ABC-1 # first\n\n# nothing\nzü\nlast".utf8))
        #expect(list.count == 4)
        for code in ["4012345123456", "ABC-1", "zü", "last"] { #expect(list.contains(code)) }
        for code in ["", "401234512345", "40123451234567", "ABC", "first", "z", "#"] { #expect(!list.contains(code)) }
    }

    @Test("an empty list holds nothing")
    func empty() throws {
        #expect(try !CodeList([]).contains("1"))
    }

    @Test("every code of a long list is found, and none between them")
    func many() throws {
        var text = ""
        for number in 0..<100_000 { text += "\(number &* 7919 % 1_000_003 * 2)\n" }
        let list = try CodeList(Array(text.utf8))
        for number in stride(from: 0, to: 100_000, by: 97) {
            #expect(list.contains(String(number &* 7919 % 1_000_003 * 2)))
            #expect(!list.contains(String(number * 2 + 1)))
        }
    }

    @Test("a list with more than a million codes, and one that is no text, are refused")
    func refused() {
        #expect(throws: CodeList.Fault.tooLong) {
            try CodeList(
                [UInt8](repeating: 0, count: 0)
                    + Array(repeatElement([0x31, 0x0A] as [UInt8], count: 1_000_001).joined()))
        }
        #expect(throws: CodeList.Fault.notText(line: 2)) { try CodeList([0x31, 0x0A, 0x00, 0x0A]) }
    }
}
