/// Reads EAN-13, UPC-A, EAN-8 and UPC-E from a profile whose bars are too blurred or too narrow to be told apart by a
/// threshold.
///
/// Each digit is matched as a whole with what it looks like through blur (an idea of Gallo and Manduchi, "Reading 1D
/// barcodes with mobile phones using deformable templates", 2011); the digit boundaries may drift, as they do on curved
/// and tilted labels.
struct EANProfileReader {
    private let layouts: [(layout: EANLayout, guards: GuardFit)]

    /// Guard correlation from which a place is worth a look.
    private static let leastGuardCorrelation: Float = 0.7
    /// What the best digits of a first look must leave unexplained at most: a log, a digit.
    private static let mostCost: Float = -0.7
    /// How wide a module may be, in samples of a profile: 0.8 to 14 pixels.
    private static let modules: ClosedRange<Float> = 1.6...28
    /// Modules without an edge on either side of a symbol. The left half of an EAN-13 passes for a UPC-E but for the
    /// quiet zone, so that short symbols must have nearly all of theirs.
    private static func leastQuietZone(_ layout: EANLayout) -> Float { layout == .ean13 ? 3.5 : 5.5 }
    /// Places looked at closely for each layout, and estimates made of a profile.
    private static let hypothesisLimit = 10
    private static let estimateLimit = 2

    init(layouts: [EANLayout]) {
        self.layouts = layouts.map { ($0, GuardFit(layout: $0)) }
    }

    /// What the profile most probably says, read from both ends; the better first.
    ///
    /// - Parameter neighbor: what a strip close by says: if this one says the same, at about the same place, nothing else
    ///   is looked for.
    func estimates(in profile: LinearProfile, near neighbor: EANEstimate? = nil) -> [EANEstimate] {
        if let neighbor {
            let oriented = neighbor.profile.isReversed ? profile.reversed : profile
            let same = estimate(in: oriented, layout: neighbor.layout, near: neighbor.span)
            if let same, same.digits == neighbor.digits { return [same] }
        }
        let hypotheses = [profile, profile.reversed].flatMap { places(in: $0, layouts: layouts) }
        return hypotheses.sorted { $0.cost < $1.cost }.prefix(Self.estimateLimit).compactMap(estimate)
    }

    /// What the profile says in its own direction, about where a symbol is expected.
    ///
    /// - Parameter isQuick: whether the usual blur is good enough.
    func estimate(
        in profile: LinearProfile, layout: EANLayout, near span: SymbolSpan, isQuick: Bool = false
    ) -> EANEstimate? {
        let near = places(in: profile, layouts: layouts.filter { $0.layout == layout }, near: span)
        guard let best = near.min(by: { $0.cost < $1.cost }) else { return nil }
        return isQuick ? estimate(best, by: fit(best, templates: .usual)) : estimate(best)
    }

    /// A place where a symbol may be.
    private struct Hypothesis {
        var profile: LinearProfile
        var layout: EANLayout
        var span: SymbolSpan
        var guardCorrelation: Float
        /// How well digits fit at a first look, a digit.
        var cost: Float = 0
    }

    private func places(
        in profile: LinearProfile, layouts: [(layout: EANLayout, guards: GuardFit)], near span: SymbolSpan? = nil
    ) -> [Hypothesis] {
        let samples = profile.samples
        let edges = ProfileEdges(of: samples)
        let (starts, ends) = (edges.starts, edges.ends)
        return layouts.flatMap { layout, guards in
            var candidates: [(span: SymbolSpan, rank: Float)] = []
            for start in starts {
                for end in ends {
                    let module = (end.position - start.position) / Float(layout.moduleCount)
                    let quiet = min(start.quiet, end.quiet)
                    guard Self.modules.contains(module), quiet > Self.leastQuietZone(layout) * module else { continue }
                    if let span, !span.isNear(start.position, end.position, module: module) { continue }
                    let span = SymbolSpan(start: start.position, end: end.position)
                    let correlation = guards.endCorrelation(samples, span: span)
                    guard correlation > Self.leastGuardCorrelation - 0.2 else { continue }
                    // Inside a symbol there are small gaps that pass for quiet zones; true ones are wider.
                    candidates.append((span, correlation + 0.03 * min(quiet / module, 10)))
                }
            }
            candidates.sort { $0.rank > $1.rank }
            return candidates.prefix(span == nil ? Self.hypothesisLimit : 2).compactMap { place -> Hypothesis? in
                let (span, correlation) = guards.refined(place.span, samples)
                guard correlation > Self.leastGuardCorrelation else { return nil }
                var hypothesis = Hypothesis(
                    profile: profile, layout: layout, span: span, guardCorrelation: correlation)
                hypothesis.cost = fit(hypothesis, templates: .usual).cost / Float(layout.digitStarts.count)
                return hypothesis.cost < Self.mostCost ? hypothesis : nil
            }
        }
    }

    private func fit(_ hypothesis: Hypothesis, templates: EANTemplates) -> EANDigitFit.Result {
        let grid = ModuleGrid(
            hypothesis.profile.samples, span: hypothesis.span, moduleCount: hypothesis.layout.moduleCount)
        return EANDigitFit(grid: grid, layout: hypothesis.layout, templates: templates).result()
    }

    private func estimate(_ hypothesis: Hypothesis) -> EANEstimate? {
        bestFit(hypothesis).flatMap { estimate(hypothesis, by: $0) }
    }

    private func estimate(_ hypothesis: Hypothesis, by best: EANDigitFit.Result) -> EANEstimate? {
        let codes = EANCodeSearch(costs: best.costs).codes(layout: hypothesis.layout)
        guard codes.count == 2 else { return nil }
        let patterns = EANDigitPatterns.patterns(of: codes[0].digits, layout: hypothesis.layout)
        let correlations = zip(best.correlations, patterns).map { $0[$1] }
        let agreeing = zip(best.costs, patterns).filter { costs, pattern in costs[pattern] == costs.min() }
        return EANEstimate(
            layout: hypothesis.layout, digits: codes[0].digits, guardCorrelation: hypothesis.guardCorrelation,
            meanCorrelation: correlations.reduce(0, +) / Float(correlations.count),
            leastCorrelation: correlations.min() ?? 0, margin: codes[1].cost - codes[0].cost,
            agreement: Float(agreeing.count) / Float(patterns.count), profile: hypothesis.profile,
            span: hypothesis.span)
    }

    /// The fit under the blur and bar growth that explain most: first the blur is found, then the growth.
    private func bestFit(_ hypothesis: Hypothesis) -> EANDigitFit.Result? {
        let blurs = EANTemplates.all.map { ($0, fit(hypothesis, templates: $0[0])) }
        guard let blur = blurs.min(by: { $0.1.cost < $1.1.cost }) else { return nil }
        return blur.0[1...].map { fit(hypothesis, templates: $0) }.reduce(blur.1) { $1.cost < $0.cost ? $1 : $0 }
    }
}
