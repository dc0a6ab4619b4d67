import LabelLanguage

/// When a fit is good enough to be reported.
///
/// The limits were found on photographs of symbols, of stripes and of text: among 13-digit fits the highest margin of a
/// wrong one was 1.0 where the lowest of a right one in two strips was 1.8; 8-digit fits say less, and need more.
enum EANTrust {
    /// Whether one strip's estimate may count as a vote at all.
    static func isPlausible(_ estimate: EANEstimate) -> Bool {
        switch estimate.layout {
        case .ean13:
            estimate.meanCorrelation > 0.86 && estimate.guardCorrelation > 0.8 && estimate.margin > 0.4
        case .ean8, .upce:
            estimate.meanCorrelation > 0.87 && estimate.guardCorrelation > 0.84 && estimate.agreement == 1
                && estimate.leastCorrelation > 0.65
        }
    }

    /// What the votes so far say for sure; nil where that is not enough.
    ///
    /// - Parameter isLast: whether no more votes will come, so that a single very good one may do.
    static func reading(_ votes: [String: [EANEstimate]], isLast: Bool) -> EANReading? {
        let ranked = votes.values.sorted { total($0) > total($1) }
        guard let best = ranked.first, let first = best.first else { return nil }
        // A second text in the same place needs explaining.
        let rival = ranked.dropFirst().first.map(total) ?? 0
        let margin = total(best) - 2 * rival
        let isEnough: Bool
        switch first.layout {
        case .ean13:
            isEnough =
                best.count >= 2 && margin > 3 || isLast && (best.count >= 2 && margin > 1.8 || isSingular(best, margin))
        case .ean8, .upce: isEnough = best.count >= 3 && margin > 2.8
        }
        guard isEnough else { return nil }
        return EANReading(
            layout: first.layout, text: first.text, stripCount: best.count, margin: margin, corners: corners(of: best))
    }

    /// Whether the only strip that reads anything reads it very well.
    private static func isSingular(_ votes: [EANEstimate], _ margin: Float) -> Bool {
        guard let vote = votes.first else { return false }
        return margin > 1.3 && vote.meanCorrelation > 0.9 && vote.guardCorrelation > 0.9 && vote.agreement == 1
    }

    private static func total(_ votes: [EANEstimate]) -> Float { votes.reduce(0) { $0 + $1.margin } }

    /// From the first strip to the last, with the strips' own height around them.
    static func corners(of votes: [EANEstimate]) -> Quadrilateral {
        let byRow = votes.sorted { $0.profile.row < $1.profile.row }
        guard let top = byRow.first, let bottom = byRow.last else {
            let zero = Point(x: 0, y: 0)
            return Quadrilateral(topLeft: zero, topRight: zero, bottomRight: zero, bottomLeft: zero)
        }
        func ends(_ estimate: EANEstimate, rows: Double) -> (start: Point, end: Point) {
            (
                estimate.profile.point(at: Double(estimate.span.start), rowsAway: rows),
                estimate.profile.point(at: Double(estimate.span.end), rowsAway: rows)
            )
        }
        let margin = Double(top.profile.patch.rowCount) / 10
        let (first, last) = (ends(top, rows: -margin), ends(bottom, rows: margin))
        return Quadrilateral(
            topLeft: first.start, topRight: first.end, bottomRight: last.end, bottomLeft: last.start
        ).clockwiseBySwappingRows
    }
}
