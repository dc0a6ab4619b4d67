/// Where a value was read.
enum Evidence: Hashable {
    case symbol(Int)
    case text(run: Int, range: Range<Int>)
    /// An element inside a symbol, which leaves the symbol and its other elements to other fields.
    case element(symbol: Int, field: Int)

    /// Both cannot be used: one value is for one field.
    func clashes(with other: Evidence) -> Bool {
        switch (self, other) {
        case (.symbol(let first), .symbol(let second)): first == second
        case (.text(let firstRun, let first), .text(let secondRun, let second)):
            firstRun == secondRun && first.overlaps(second)
        default: false
        }
    }
}

/// A value that a field might have.
struct Candidate {
    var value: FieldValue
    /// Where it stands on the level page.
    var place: Box
    var evidence: Evidence
    /// 0 to 1: how well it fits the field.
    var score: Double
    /// The words that it belongs to, by their index among the page's anchors.
    var anchor: Int?

    func clashes(with other: Candidate) -> Bool { evidence.clashes(with: other.evidence) }
}
