/// Where a symbol lies on a profile.
struct SymbolSpan {
    /// The first and the last edge, in samples.
    var start: Float
    var end: Float
    /// How far the middle is off half way, in samples: a tilted or curved label has its modules narrower on one side.
    var bend: Float = 0

    var length: Float { end - start }

    /// The sample at which a share of the symbol's modules has passed; beyond 0 and 1 the modules go on as they are there.
    func position(at share: Float) -> Float {
        let bow: Float =
            switch share {
            case ..<0: 4 * share
            case 1...: 4 * (1 - share)
            default: 4 * share * (1 - share)
            }
        return start + length * share + bend * bow
    }

    /// Whether a symbol between these two edges lies where this one does, as in the next strip of a slanted label.
    func isNear(_ start: Float, _ end: Float, module: Float) -> Bool {
        abs(start - self.start) < 8 * module && abs(end - self.end) < 8 * module
            && abs(end - start - length) < 2 * module + 0.03 * length
    }
}
