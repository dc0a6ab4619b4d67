/// What a symbol says of the sequence that it is a part of: content spread over several symbols by structured append.
///
/// ```swift
/// let part = SymbolSequence(index: 0, count: 3, id: "42", content: Array("first of ".utf8), usesECI: false)
/// part.index + 1 < part.count   // true
/// ```
public struct SymbolSequence: Hashable, Sendable {
    /// Which part it is, from 0: 2 for the last of three.
    public var index: Int
    /// Of how many, such as 3; 0 where the symbol does not say.
    public var count: Int
    /// The same in all parts of a sequence, such as `42`; empty in symbologies without one.
    public var id: String
    /// The part's raw content, such as the bytes of "first of ". Character sets hold on over the parts, so that text
    /// can be told of the whole only.
    public var content: [UInt8]
    /// Whether the content follows the ECI protocol: a backslash and six digits switch the character set, as `\000026`
    /// does to UTF-8; two backslashes stand for one.
    public var usesECI: Bool

    /// A part as the decoder tells it.
    ///
    /// ```swift
    /// SymbolSequence(index: 2, count: 0, id: "", content: [], usesECI: false).count   // 0
    /// ```
    public init(index: Int, count: Int, id: String, content: [UInt8], usesECI: Bool) {
        self.index = index
        self.count = count
        self.id = id
        self.content = content
        self.usesECI = usesECI
    }
}
