import FoundationEssentials

/// Finds labels in what was read from a picture.
///
/// ```swift
/// let milk = LabelDefinition("Milk") { ExpiryDateText(name: "Expiry") }
/// let matcher = try LabelMatcher(definitions: [milk, .priceCapture])
/// let readings = matcher.readings(symbols: symbols, lines: lines)
/// ```
///
/// Making one compiles the definitions' patterns, so make one and keep it. It holds no state: any number of threads may
/// use it at a time.
public struct LabelMatcher: Sendable {
    /// The labels that it looks for, in the order in which their readings come, such as `[label, .priceCapture]`.
    public let definitions: [LabelDefinition]
    private var labels: [CompiledLabel]
    /// The wordings that matter to these definitions.
    private let index: AnchorIndex
    private let today: @Sendable () -> LabelDate

    /// Prepares definitions for matching.
    ///
    /// ```swift
    /// let broken = LabelDefinition("Box") { CustomText(name: "Lot").anchorRegex("LOT(") }
    /// try LabelMatcher(definitions: [broken])   // throws label 'Box', field 'Lot', anchor pattern 'LOT(' is wrong
    /// ```
    ///
    /// - Parameter today: the date that settles the century of a shortened year.
    /// - Throws: ``LabelDefinitionError`` naming label and field, for a pattern with its place.
    public init(
        definitions: [LabelDefinition], today: @escaping @Sendable () -> LabelDate = { LabelDate.today }
    ) throws(LabelDefinitionError) {
        self.definitions = definitions
        self.today = today
        var labels: [CompiledLabel] = []
        for definition in definitions { labels.append(try CompiledLabel(definition)) }
        self.labels = labels
        let families = Set(labels.flatMap { $0.fields.flatMap(\.field.type.families) })
        index = AnchorIndex(AnchorConcept.allCases.filter { families.contains($0.family) })
    }

    /// The same labels, but each text field that words can name has to stand beside its words. What such a matcher finds in a
    /// part of a picture's print, the rest of it does not change.
    public func requiringAnchors() -> LabelMatcher {
        var copy = self
        copy.labels = labels.map { $0.requiringAnchors() }
        return copy
    }

    /// The labels in one picture, incomplete ones included: those of the first definition first.
    ///
    /// ```swift
    /// matcher.readings(symbols: symbols, lines: lines).first?["Lot"]?.value   // L20417
    /// matcher.readings(symbols: [], lines: []).count   // 0
    /// ```
    ///
    /// - Parameters:
    ///   - symbols: with corners in pixels of the whole picture.
    ///   - lines: with boxes in the same pixels, in any order.
    public func readings(symbols: [Symbol], lines: [TextLine]) -> [LabelReading] {
        outcome(symbols: symbols, lines: lines).readings
    }

    /// The labels in one picture, with what was cut off and how much work it was.
    ///
    /// ```swift
    /// let outcome = matcher.outcome(symbols: symbols, lines: lines)
    /// outcome.problems.count   // 0
    /// outcome.steps < 10_000   // true
    /// ```
    ///
    /// - Parameters:
    ///   - symbols: with corners in pixels of the whole picture.
    ///   - lines: with boxes in the same pixels, in any order.
    public func outcome(symbols: [Symbol], lines: [TextLine]) -> MatchOutcome {
        let effort = Effort()
        guard !labels.isEmpty else { return MatchOutcome(readings: [], problems: [], steps: 0) }
        let page = Page(symbols: symbols, lines: lines)
        let reading = PageReading(page: page, today: today(), index: index, effort: effort)
        let found = labels.map { label in
            switch label.definition.structure {
            case .fields: LabelSearch(label: label, reading: reading).readings()
            case .receipt: ReceiptReader(label: label, page: page, today: reading.today, effort: effort).readings()
            case .anything: AnythingSearch(label: label, reading: reading).readings()
            }
        }
        return MatchOutcome(readings: Arbitration.settled(found), problems: effort.problems, steps: effort.steps)
    }
}

extension LabelDate {
    /// The local date of this machine's clock.
    ///
    /// ```swift
    /// LabelDate.today.isComplete   // true
    /// ```
    public static var today: LabelDate {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        return LabelDate(day: parts.day, month: parts.month, year: parts.year) ?? unixEpoch
    }

    private static let unixEpoch = LabelDate(unchecked: (1970, 1, 1))
}
