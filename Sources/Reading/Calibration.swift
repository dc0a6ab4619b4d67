import LabelLanguage

/// How likely a value is right, from how sure its reader was of the characters.
///
/// Measured with `labelrig evaluate`:
///
/// - The mean over the characters hides the wrong one. Of 64 vehicle plates faded under noise or shrunk to 0.6, 16 of the 26
///   numbers with a mean of 0.9 or more were right; of those with no character below 0.9, 9 of 10, and 23 of 23 of the
///   plates as they are. So a value is no surer than its least sure character.
/// - Where Tesseract was alone on 56 shelf labels, 25 of 29 prices that no words name and that it was as sure of were
///   right: parts of numbers read as well as whole ones. Such a value is not reported above ``aloneLimit``.
/// - Of eleven numbers read wrong, one has a check digit that holds (49 CFR 565.15): where it does, only a share of the
///   doubt is left.
struct Calibration {
    /// 25 of 29.
    static let aloneLimit = 0.86
    /// How many there are: 0 to 9 and X.
    static let checkDigits = 11.0

    /// Finds only values that words name.
    let anchored: LabelMatcher?

    /// - Parameter isFastAlone: no other reader saw the lines.
    func calibrated(
        _ labels: [LabelReading], symbols: [Symbol], lines: [TextLine], isFastAlone: Bool
    ) -> [LabelReading] {
        lazy var named = isFastAlone ? anchored?.readings(symbols: symbols, lines: lines) ?? [] : []
        return labels.map { label in
            var label = label
            for index in label.fields.indices {
                let field = label.fields[index]
                guard field.symbology == nil, field.lineItems.isEmpty else { continue }
                var confidence = field.leastConfidence
                if field.checkDigit == true {
                    confidence /= confidence + (1 - confidence) / Self.checkDigits
                } else if isFastAlone, field.isNumber, !named.contains(where: { $0[field.name]?.value == field.value })
                {
                    confidence = min(confidence, Self.aloneLimit)
                }
                label.fields[index].confidence = confidence
            }
            return label
        }
    }
}

extension FieldValue {
    /// Whether any digits would do, where a date or a vehicle's number has a form of its own.
    fileprivate var isNumber: Bool {
        date == nil && checkDigit == nil && value.allSatisfy { $0.isNumber || ".-".contains($0) }
    }
}
