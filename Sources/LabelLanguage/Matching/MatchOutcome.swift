/// What matching one picture came to.
///
///     for problem in matcher.outcome(symbols: symbols, lines: lines).problems { log(problem.message) }
public struct MatchOutcome: Hashable, Sendable {
    /// Labels, incomplete ones included: complete ones first within a definition.
    public var readings: [LabelReading]
    /// Patterns that were cut off.
    public var problems: [MatchProblem]
    /// Elementary steps taken: scalars looked at, places compared, choices tried. Bounded by the size of the input.
    public var steps: Int
}

/// A pattern that would have run too long and was cut off; it was not tried again on the picture.
public struct MatchProblem: Hashable, Sendable {
    /// The label's name.
    public var label: String
    public var field: String
    public var pattern: String
    /// Lower case: "pattern '(a+)+$' gave up on a text of 64 bytes: match limit exceeded".
    public var message: String
}
