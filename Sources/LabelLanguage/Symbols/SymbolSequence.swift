/// What a symbol says of the sequence that it is a part of: content spread over several symbols by structured append.
public struct SymbolSequence: Hashable, Sendable {
    /// Which part it is, from 0.
    public var index: Int
    /// Of how many; 0 where the symbol does not say.
    public var count: Int
    /// The same in all parts of a sequence; empty in symbologies without one.
    public var id: String
    /// The part's raw content. Character sets hold on over the parts, so that text can be told of the whole only.
    public var content: [UInt8]
    /// Whether the content follows the ECI protocol: a backslash and six digits switch the character set, two
    /// backslashes stand for one.
    public var usesECI: Bool

    public init(index: Int, count: Int, id: String, content: [UInt8], usesECI: Bool) {
        self.index = index
        self.count = count
        self.id = id
        self.content = content
        self.usesECI = usesECI
    }
}
