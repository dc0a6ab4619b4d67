import LabelLanguage

/// A line with the way to read it again.
struct ReadLine: Hashable {
    var line: TextLine
    /// Where it was cut out of the picture.
    var region: LineRegion
    /// Which reader read it.
    var isAdaptive: Bool
}
