/// The number that a line of seven-segment print shows, digit for digit: leading zeros are kept, spaces between digits are
/// the reader's.
struct DisplayNumber {
    var value: String
    var range: Range<Int>
    var unit: MeasureUnit?
    var corrections: [Correction] = []

    private static let point = UInt8(ascii: ".")
    private static let space = UInt8(ascii: " ")
    private static let minus = UInt8(ascii: "-")

    /// - Returns: nil where the line has no digit as printed, or more letters than a reader's slips and a unit.
    init?(_ text: PrintedText) {
        let whole = text.trimmed(0..<text.count)
        var end = whole.upperBound
        if let (unit, start) = Self.unit(in: text, whole) {
            self.unit = unit
            end = start
        }
        range = text.trimmed(whole.lowerBound..<end)
        guard !range.isEmpty, range.count <= 16 else { return nil }
        var value = ""
        var digits = 0
        for index in range {
            let folded = text.folded[index]
            if let digit = Self.digit(text.scalars[index]) {
                value.append(String(digit.value))
                if digit.isCorrected {
                    let scalar = Unicode.Scalar(UInt8(ascii: "0") + digit.value)
                    corrections.append(Correction(from: text.scalars[index], to: scalar, index: index))
                } else {
                    digits += 1
                }
            } else if folded == Self.point || folded == UInt8(ascii: ",") {
                guard !value.contains("."), index > range.lowerBound, index + 1 < range.upperBound else { return nil }
                value.append(".")
            } else if folded == Self.minus, index == range.lowerBound {
                value.append("-")
            } else if folded != Self.space {
                return nil
            }
        }
        guard digits > 0, digits >= corrections.count else { return nil }
        self.value = value
    }

    /// The unit at the end of a line, and where it starts.
    private static func unit(in text: PrintedText, _ range: Range<Int>) -> (MeasureUnit, Int)? {
        for start in range.dropFirst() {
            guard let (unit, length) = MeasureUnit.unit(at: start, in: text.folded), start + length == range.upperBound
            else { continue }
            let before = text.folded[start - 1]
            // A single letter that touches the digits is more likely one of them: 7.50l.
            guard length > 1 || before == space || text.scalars[start] == "g" && Folding.isDigit(before) else {
                continue
            }
            if Folding.isDigit(before) || before == space { return (unit, start) }
        }
        return nil
    }

    /// Seven segments make fewer forms than print does: a D is a 0, an A without its foot a 4.
    private static func digit(_ scalar: Unicode.Scalar) -> (value: UInt8, isCorrected: Bool)? {
        if let digit = DigitConfusion.digit(scalar) { return digit }
        return scalar == "D" ? (0, true) : nil
    }
}
