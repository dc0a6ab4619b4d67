/// Print and barcode of one label must say the same.
enum SourceAgreement {
    /// Why a field has no value although both were read: "the barcode says 2026-12-24, the print 2026-12-21".
    static func conflict(_ candidates: [Candidate]) -> (value: FieldValue, reason: String)? {
        let coded = candidates.filter { $0.value.symbology != nil }.max { $0.score < $1.score }
        // Only print that surely belongs to the field contradicts.
        let printed = candidates.filter { $0.value.symbology == nil && $0.anchor != nil && $0.score >= 0.6 }
        guard let coded, let best = printed.max(by: { $0.score < $1.score }),
            !printed.contains(where: { agree($0.value, coded.value) })
        else { return nil }
        return (best.value, "the barcode says \(coded.value.value), the print \(best.value.value)")
    }

    private static func agree(_ first: FieldValue, _ second: FieldValue) -> Bool {
        if let one = first.date, let other = second.date {
            return zip([one.year, one.month, one.day], [other.year, other.month, other.day]).allSatisfy {
                $0 == nil || $1 == nil || $0 == $1
            }
        }
        guard let one = ExactDecimal(first.value), let other = ExactDecimal(second.value) else {
            return first.value == second.value
        }
        if first.unit == second.unit || first.unit == nil || second.unit == nil { return one.isSameNumber(as: other) }
        guard let left = inGrams(one, first.unit), let right = inGrams(other, second.unit) else { return true }
        return left.isSameNumber(as: right)
    }

    /// Grams and millilitres; nil for units that are no multiple of them.
    private static func inGrams(_ value: ExactDecimal, _ unit: String?) -> ExactDecimal? {
        switch unit.flatMap(MeasureUnit.init) {
        case .gram, .millilitre: value
        case .kilogram, .litre: value.multiplied(by: ExactDecimal(significand: 1_000, scale: 0))
        case .centilitre: value.multiplied(by: ExactDecimal(significand: 10, scale: 0))
        case .decilitre: value.multiplied(by: ExactDecimal(significand: 100, scale: 0))
        default: nil
        }
    }
}
