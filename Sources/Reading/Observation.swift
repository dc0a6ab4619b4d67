import LabelLanguage

/// What one picture holds. All coordinates are pixels of the whole picture.
public struct Observation: Hashable, Sendable {
    public var symbols: [Symbol]
    public var lines: [TextLine]
    /// Labels found, incomplete ones included.
    public var labels: [LabelReading]

    public init(symbols: [Symbol] = [], lines: [TextLine] = [], labels: [LabelReading] = []) {
        self.symbols = symbols
        self.lines = lines
        self.labels = labels
    }
}
