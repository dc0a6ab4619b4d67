import Foundation
import Testing

@testable import Delivery

@Suite("JSON writer")
struct JSONWriterTests {
    @Test("members keep their order")
    func order() {
        let value: JSONValue = ["z": 1, "a": [true, nil, "x"], "m": [:]]
        #expect(value.description == #"{"z":1,"a":[true,null,"x"],"m":{}}"#)
    }

    @Test("members without a value are left out")
    func absent() {
        #expect(JSONValue.object(["a": nil, "b": 2]).description == #"{"b":2}"#)
    }

    @Test(
        "numbers are written in the fewest digits",
        arguments: [
            (12.0, "12"), (12.3, "12.3"), (-0.0, "0"), (0.1, "0.1"), (1e21, "1e+21"), (-5.5, "-5.5"),
            (.nan, "null"), (.infinity, "null"), (9_007_199_254_740_991, "9007199254740991"),
        ])
    func numbers(number: Double, text: String) {
        #expect(JSONValue.number(number).description == text)
    }

    @Test("no control character is written raw, in values and in keys, and everything reads back")
    func controls() throws {
        let all = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
        let text = JSONValue.object([.init(all, .string(all))]).description
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        #expect(!text.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x2029 })
        let read = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        #expect(read == [all: all])
    }

    @Test("control characters are written as four hex digits")
    func form() {
        #expect(
            JSONValue.string("\n\u{1B}\u{7F}\u{9B}\u{2028}\"\\/").description
                == #""\u000a\u001b\u007f\u009b\u2028\"\\/""#)
    }
}
