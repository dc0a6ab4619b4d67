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
}
