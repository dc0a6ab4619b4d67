/// How well a place in a profile fits the guard patterns and quiet zones of a symbol.
///
/// Each guard is matched on its own, since light may differ much from one end of a symbol to the other.
struct GuardFit {
    /// One guard, with the quiet zone beside it or the bars around it.
    private struct Part {
        /// Shares of the symbol's length at which the profile is looked at.
        var places: [Float]
        /// The shade expected there, of zero mean and unit length.
        var template: [Float]

        func correlation(_ samples: UnsafeBufferPointer<Float>, span: SymbolSpan) -> Float {
            var sum: Float = 0
            var squares: Float = 0
            var product: Float = 0
            for index in places.indices {
                let value = samples.linear(at: span.position(at: places[index]))
                sum += value
                squares += value * value
                product += value * template[index]
            }
            let variance = squares - sum * sum / Float(places.count)
            return variance > 1 ? product / variance.squareRoot() : 0
        }
    }

    private let ends: [Part]
    private let center: Part?
    private let moduleCount: Int

    init(layout: EANLayout) {
        moduleCount = layout.moduleCount
        var ends: [Part] = []
        var center: Part?
        for (start, bars) in layout.guards {
            let part = Self.part(start: start, bars: bars, moduleCount: layout.moduleCount)
            if start == 0 || start + bars.count == layout.moduleCount { ends.append(part) } else { center = part }
        }
        self.ends = ends
        self.center = center
    }

    /// How well both ends fit, without regard to what lies between: -1 to 1.
    func endCorrelation(_ samples: [Float], span: SymbolSpan) -> Float {
        samples.withUnsafeBufferPointer { samples in
            ends.reduce(0) { $0 + $1.correlation(samples, span: span) } / Float(ends.count)
        }
    }

    /// How well all guards fit: -1 to 1.
    func correlation(_ samples: [Float], span: SymbolSpan) -> Float {
        let outer = endCorrelation(samples, span: span)
        guard let center else { return outer }
        let inner = samples.withUnsafeBufferPointer { center.correlation($0, span: span) }
        return (outer * Float(ends.count) + inner) / Float(ends.count + 1)
    }

    /// The span near a first guess where the guards fit best, found one end at a time.
    func refined(_ span: SymbolSpan, _ samples: [Float]) -> (span: SymbolSpan, correlation: Float) {
        var best = (span: span, correlation: correlation(samples, span: span))
        let quarter = span.length / Float(4 * moduleCount)
        func attempt(_ change: (inout SymbolSpan) -> Void) {
            var changed = best.span
            change(&changed)
            let value = correlation(samples, span: changed)
            if value > best.correlation { best = (changed, value) }
        }
        // Without a centre guard nothing tells of a bend.
        let bends = center == nil ? 0...0 : -20...20
        for fineness in 1...2 {
            let base = best.span
            for bend in bends { attempt { $0.bend = base.bend + Float(bend) * quarter / Float(fineness * fineness) } }
            for shift in -3...3 { attempt { $0.start = base.start + Float(shift) * quarter / Float(fineness) } }
            for shift in -3...3 { attempt { $0.end = base.end + Float(shift) * quarter / Float(fineness) } }
        }
        return best
    }

    private static func part(start: Int, bars: [Bool], moduleCount: Int) -> Part {
        /// Modules of the quiet zone, or of what stands beside a centre guard, that are looked at.
        let quietZone: Float = 4
        let neighbor: Float = 0
        let end = start + bars.count
        let from = Float(start) - (start == 0 ? quietZone : neighbor)
        let to = Float(end) + (end == moduleCount ? quietZone : neighbor)
        let step = 1 / Float(EANTemplates.resolution)
        let places = Array(stride(from: from + step / 2, to: to, by: step))
        var edges: [Float] = []
        // A left half ends with a bar, a right half begins with one.
        if start != 0, end != moduleCount { edges += [Float(start) - 1, Float(start)] }
        for (index, isBar) in bars.enumerated() where isBar {
            edges += [Float(start + index), Float(start + index + 1)]
        }
        if start != 0, end != moduleCount { edges += [Float(end), Float(end) + 1] }
        let shades = places.map { EANTemplates.shade(at: $0, barEdges: edges, blur: 0.5, growth: 0) }
        return Part(
            places: places.map { $0 / Float(moduleCount) }, template: EANTemplates.normalized(shades))
    }
}
