import Testing

@testable import Rig

@Suite("Nearest name")
struct NearestNameTests {
    @Test(
        "slips of the keyboard are counted",
        arguments: [
            ("size", "size", 0), ("Size", "size", 0), ("sise", "size", 1), ("sizee", "size", 1), ("siz", "size", 1),
            ("szie", "size", 1), ("", "size", 4), ("camera", "size", 5),
        ])
    func distance(typed: String, name: String, slips: Int) {
        #expect([name].nearest(to: typed)?.distance == slips)
    }

    @Test("the first of two equally near is taken, and none of none")
    func choice() {
        #expect(["even", "odd"].nearest(to: "evn")?.name == "even")
        #expect(["bat", "cat"].nearest(to: "rat")?.name == "bat")
        #expect([String]().nearest(to: "rat") == nil)
    }

    @Test("a name of any length is compared in bounded time")
    func long() {
        #expect(["size"].nearest(to: String(repeating: "s", count: 1_000_000))?.distance == 63)
    }
}
