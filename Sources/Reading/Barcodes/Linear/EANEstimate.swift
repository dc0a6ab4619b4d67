/// What an EAN/UPC symbol most probably says, judged by how well blurred patterns of each digit fit a profile.
struct EANEstimate {
    var layout: EANLayout
    var digits: [Int]
    /// How well the guard patterns and quiet zones fit, -1 to 1.
    var guardCorrelation: Float
    /// How well the digits fit, -1 to 1: their mean and the worst.
    var meanCorrelation: Float
    var leastCorrelation: Float
    /// How much better the code fits than the next best valid one: the log of what is left unexplained, over all digits.
    var margin: Float
    /// The part of the digits that fit best without regard to parity and check digit too.
    var agreement: Float
    var profile: LinearProfile
    /// Where the symbol lies on the profile.
    var span: SymbolSpan

    var text: String { digits.map(String.init).joined() }
}
