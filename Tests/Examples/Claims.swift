// Compiled by rig/examples beside what it takes from the documentation.

import Glibc
import LabelLanguage

nonisolated(unsafe) private var claims = 0
nonisolated(unsafe) private var failures = 0

/// Runs a block of the documentation.
func attempt(_ block: () throws -> Void, file: String = #filePath, line: Int = #line) {
    do { try block() } catch { fail("it throws \(error)", file, line) }
}

/// A value as a remark writes it; `throws` and the beginning of a message for an error.
func claim(
    _ value: @autoclosure () throws -> Any?, _ remark: String, file: String = #filePath, line: Int = #line
) {
    let got: String
    do { got = text(try value()) } catch { got = "throws \(error)" }
    check(remark.hasPrefix("throws ") ? got.hasPrefix(remark) : got == remark, got, remark, file, line)
}

/// A field and what it makes of a line of print, or of a barcode: `PRINT gives VALUE, CURRENCY, UNIT`.
func claim(
    _ field: some LabelFieldDefinition, _ remark: String, file: String = #filePath, line: Int = #line
) {
    guard let gives = remark.firstRange(of: " gives ") else { return fail("'\(remark)' has no 'gives'", file, line) }
    let print = String(remark[..<gives.lowerBound])
    let box = Box(x: 0, y: 0, width: 10 * Double(print.count), height: 20)
    let corners = Quadrilateral(
        topLeft: Point(x: 0, y: 0), topRight: Point(x: box.maxX, y: 0), bottomRight: Point(x: box.maxX, y: 20),
        bottomLeft: Point(x: 0, y: 20))
    let symbols = field.field.symbologies.map { Symbol(symbology: $0, text: print, corners: corners) }.prefix(1)
    let lines = field.field.type.isText ? [TextLine(text: print, confidence: 0.9, box: box)] : []
    do {
        let today = LabelDate(day: 30, month: 11, year: 2026) ?? .today
        let matcher = try LabelMatcher(definitions: [LabelDefinition("L", fields: [field])], today: { today })
        let value = matcher.readings(symbols: Array(symbols), lines: lines).first?[field.field.name]
        let got = [value?.value, value?.currency, value?.unit].compactMap { $0 }.joined(separator: ", ")
        check(got == remark[gives.upperBound...], got, remark, file, line)
    } catch { fail("it throws \(error)", file, line) }
}

func conclude() {
    print("examples: \(claims) claims, \(failures) of them wrong")
    if claims == 0 || failures > 0 { exit(1) }
}

private func text(_ value: Any?) -> String {
    guard let value else { return "nil" }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return text(mirror.children.first?.value)
}

private func check(_ holds: Bool, _ got: String, _ remark: String, _ file: String, _ line: Int) {
    claims += 1
    if !holds { fail("it gives '\(got)', not '\(remark)'", file, line) }
}

private func fail(_ problem: String, _ file: String, _ line: Int) {
    failures += 1
    print("\(file):\(line): \(problem)")
}
