/// A profile resampled so that each module has the same number of samples, with some modules to either side.
struct ModuleGrid {
    /// Modules before the symbol's first and after its last.
    static let margin = 6

    let samples: [Float]

    init(_ profile: [Float], span: SymbolSpan, moduleCount: Int) {
        let modules = Float(moduleCount * EANTemplates.resolution)
        let step = span.length / modules
        let before = Self.margin * EANTemplates.resolution
        let count = moduleCount * EANTemplates.resolution + 2 * before
        samples = profile.withUnsafeBufferPointer { profile in
            (0..<count).map { index in
                let share = (Float(index - before) + 0.5) / modules
                return profile.mean(around: span.position(at: share), width: step)
            }
        }
    }

    /// The sample at which a module begins.
    static func index(ofModule module: Int) -> Int { (module + margin) * EANTemplates.resolution }
}

extension UnsafeBufferPointer<Float> {
    /// The value between samples; beyond the ends, the one at the end.
    func linear(at position: Float) -> Float {
        guard position > 0 else { return first ?? 0 }
        let index = Int(position)
        guard index < count - 1 else { return last ?? 0 }
        let part = position - Float(index)
        return self[index] * (1 - part) + self[index + 1] * part
    }

    /// The mean over a width in samples, or the value between samples where that is no wider than one.
    func mean(around position: Float, width: Float) -> Float {
        guard width > 1.5 else { return linear(at: position) }
        let parts = Int(width.rounded(.up))
        var sum: Float = 0
        for part in 0..<parts {
            sum += linear(at: position + width * ((Float(part) + 0.5) / Float(parts) - 0.5))
        }
        return sum / Float(parts)
    }
}
