/// A unit of weight or volume, as it stands beside a number and in ``FieldValue/unit``.
///
/// ```swift
/// reading["Weight"]?.unit.flatMap(MeasureUnit.init)   // kilogram
/// ```
public enum MeasureUnit: String, Hashable, Sendable, CaseIterable {
    case milligram = "mg"
    case gram = "g"
    case kilogram = "kg"
    case pound = "lb"
    case ounce = "oz"
    case millilitre = "ml"
    case centilitre = "cl"
    case decilitre = "dl"
    case litre = "l"
    case fluidOunce = "fl oz"

    /// The unit that starts at an index of folded text, and how many characters it takes.
    static func unit(at start: Int, in folded: [UInt8]) -> (unit: MeasureUnit, length: Int)? {
        unit(at: start, in: folded[...])
    }

    static func unit(at start: Int, in folded: ArraySlice<UInt8>) -> (unit: MeasureUnit, length: Int)? {
        guard start < folded.endIndex, Folding.isLetter(folded[start]) else { return nil }
        for (letters, unit) in spellings where start + letters.count <= folded.endIndex {
            let end = start + letters.count
            guard folded[start..<end].elementsEqual(letters) else { continue }
            if end < folded.endIndex, Folding.isLetter(folded[end]) { continue }
            return (unit, letters.count)
        }
        return nil
    }

    /// Longest first.
    private static let spellings: [(letters: [UInt8], unit: MeasureUnit)] = [
        ("milligram", MeasureUnit.milligram), ("mg", .milligram), ("grams", .gram), ("gramm", .gram), ("gram", .gram),
        ("gr", .gram), ("g", .gram), ("kilogram", .kilogram), ("kilo", .kilogram), ("kgs", .kilogram),
        ("kg", .kilogram),
        ("pound", .pound), ("lbs", .pound), ("lb", .pound), ("ounce", .ounce), ("fl oz", .fluidOunce),
        ("fl. oz", .fluidOunce), ("floz", .fluidOunce), ("oz", .ounce), ("ml", .millilitre), ("cl", .centilitre),
        ("dl", .decilitre), ("liter", .litre), ("litre", .litre), ("ltr", .litre), ("lt", .litre), ("l", .litre),
    ].map { (Array($0.0.utf8), $0.1) }.sorted { $0.0.count > $1.0.count }
}
