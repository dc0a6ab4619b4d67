/// What matching one picture came to.
///
/// ```swift
/// for problem in matcher.outcome(symbols: symbols, lines: lines).problems { print(problem.message) }
/// ```
public struct MatchOutcome: Hashable, Sendable {
    /// Labels, incomplete ones included, such as one of `Perishable Product`: complete ones first within a definition.
    public var readings: [LabelReading]
    /// Patterns that were cut off, such as `(a+)+$` on a line of many a's.
    public var problems: [MatchProblem]
    /// Elementary steps taken: scalars looked at, places compared, choices tried. Bounded by the size of the input; a
    /// label of six fields takes some thousands.
    public var steps: Int
}

/// A pattern that would have run too long and was cut off; it was not tried again on the picture.
///
/// ```swift
/// let slow = LabelDefinition("Box") { CustomText(name: "Lot").valueRegex("(a+)+$") }
/// let long = TextLine(
///     text: String(repeating: "a", count: 60) + "!", confidence: 0.9, box: Box(x: 0, y: 0, width: 610, height: 20))
/// try LabelMatcher(definitions: [slow]).outcome(symbols: [], lines: [long]).problems.map(\.field)   // ["Lot"]
/// ```
public struct MatchProblem: Hashable, Sendable {
    /// The label's name, such as `Box`.
    public var label: String
    /// The field's name, such as `Lot`.
    public var field: String
    /// The pattern as it was written, such as `(a+)+$`.
    public var pattern: String
    /// Lower case: "pattern '(a+)+$' gave up on a text of 64 bytes: match limit exceeded".
    public var message: String
}
