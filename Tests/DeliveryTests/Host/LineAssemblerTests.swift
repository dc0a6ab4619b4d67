import Imaging
import Testing

@testable import Delivery

@Suite("Line assembler")
struct LineAssemblerTests {
    private let now = MonotonicTime(nanoseconds: 0)
    private let cr = LineFraming(terminator: [0x0D])
    private let lf = LineFraming(terminator: [0x0A])

    private func pieces(_ chunks: [String]) -> [LineAssembler.Piece] {
        var assembler = LineAssembler()
        return chunks.flatMap { assembler.append(Array($0.utf8), at: now) }
    }

    @Test("CR, LF and CR LF each end a line, wherever the bytes are cut")
    func ends() {
        #expect(pieces(["A\rB\nC\r\nD"]) == [.line("A", cr), .line("B", lf), .line("C", .crlf)])
        #expect(pieces(["A", "B\r", "\nC", "\r\n"]) == [.line("AB", .crlf), .line("C", .crlf)])
        #expect(pieces(["\r\n\n\r", "\n"]).isEmpty)
    }

    @Test("a reply's line end follows the host's habit once it is known")
    func habit() {
        #expect(pieces(["A\n", "B\r"]) == [.line("A", lf), .line("B", lf)])
        #expect(pieces(["A\rB\r", "C\r"]) == [.line("A", cr), .line("B", cr), .line("C", cr)])
    }

    @Test("a line of the limit is taken, one longer is discarded to its end and answered once")
    func overlong() {
        let full = String(repeating: "A", count: 1_024)
        #expect(pieces([full + "\n"]) == [.line(full, lf)])
        #expect(pieces([full + "B", "C\n", "D\n"]) == [.discarded(.overlong, .crlf), .line("D", lf)])
    }

    @Test("ten megabytes without an end are answered once and take no memory")
    func flood() {
        var assembler = LineAssembler()
        let chunk = [UInt8](repeating: 0x41, count: 1 << 16)
        let found = (0..<160).flatMap { _ in assembler.append(chunk, at: now) }
        #expect(found == [.discarded(.overlong, .crlf)])
        #expect(assembler.append(Array("\r\nSTATUS\r\n".utf8), at: now) == [.line("STATUS", .crlf)])
    }

    @Test("binary noise is discarded to the next line end and answered once a piece")
    func noise() {
        var assembler = LineAssembler()
        let noise = (0..<100_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
        let found = assembler.append(noise, at: now)
        #expect(found.count { if case .discarded = $0 { true } else { false } } <= 1 + found.count / 2)
        _ = assembler.append([0x0A], at: now)
        #expect(assembler.append(Array("STATUS\n".utf8), at: now) == [.line("STATUS", lf)])
    }

    @Test(
        "a line with a byte that is not printable ASCII is discarded",
        arguments: ["\u{1B}[A", "Gr\u{F6}\u{DF}e", "\u{0}", "\t"])
    func notText(text: String) {
        #expect(pieces(["X" + text + "\n", "Y\n"]) == [.discarded(.notText, .crlf), .line("Y", lf)])
    }

    @Test("a line between STX and ETX is answered so, and a lost ETX costs one line only")
    func framed() {
        #expect(pieces(["\u{2}A\u{3}\nB\n"]) == [.line("A", .stxETX), .line("B", lf)])
        #expect(pieces(["x\u{2}A", "\u{3}\u{2}B\u{3}"]) == [.line("A", .stxETX), .line("B", .stxETX)])
        #expect(pieces(["\u{2}A\nB\n"]) == [.discarded(.notText, .stxETX), .line("B", lf)])
        #expect(pieces(["A\u{3}\nB\n"]) == [.discarded(.notText, .crlf), .line("B", lf)])
    }

    @Test("ESC and a long pause make a line forgotten where that is asked for")
    func forgetting() {
        var assembler = LineAssembler(escapeClears: true, gap: .seconds(10))
        #expect(assembler.append(Array("junk\u{1B}A\r".utf8), at: now) == [.line("A", .crlf)])
        #expect(assembler.append(Array("ju".utf8), at: now) == [])
        #expect(assembler.append(Array("nk\n".utf8), at: now + .milliseconds(9_999)) == [.line("junk", lf)])
        #expect(assembler.append(Array("junk".utf8), at: now + .seconds(20)) == [])
        #expect(assembler.append(Array("A\n".utf8), at: now + .seconds(30)) == [.line("A", lf)])
    }
}
