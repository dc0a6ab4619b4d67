/// A barcode as a decoder read it.
///
/// ```swift
/// symbols[0].symbology   // ean13
/// symbols[0].text   // 4012345123456
/// ```
public struct Symbol: Hashable, Sendable {
    /// What it is printed in, such as `.ean13`.
    public var symbology: Symbology
    /// What the symbol says. Digits as printed for EAN and UPC, start and stop letters for Codabar, a GS1 element
    /// string without brackets and with U+001D between variable fields, a lossy rendering where the bytes are no text.
    public var text: String
    /// The raw bytes, such as `[0xFF, 0x00]`, only where they are not UTF-8 text.
    public var bytes: [UInt8]?
    /// Where it stands in the picture, clockwise from its own top left, such as (40, 200), (190, 200), (190, 260), (40,
    /// 260).
    public var corners: Quadrilateral
    /// The two or five digits beside an EAN or UPC symbol, such as `51299`.
    public var addOn: String?
    /// ISO/IEC 15424, such as `]C1`, where the decoder tells it.
    public var symbologyIdentifier: String?
    /// Set on a part of a sequence whose other parts have not been read, such as the first of three; nil on a whole
    /// one.
    public var sequence: SymbolSequence?

    /// A symbol; only what the decoder tells has to be given.
    ///
    /// ```swift
    /// Symbol(symbology: .qr, text: "https://example.com", corners: corners).addOn   // nil
    /// ```
    public init(
        symbology: Symbology, text: String, bytes: [UInt8]? = nil, corners: Quadrilateral, addOn: String? = nil,
        symbologyIdentifier: String? = nil
    ) {
        self.symbology = symbology
        self.text = text
        self.bytes = bytes
        self.corners = corners
        self.addOn = addOn
        self.symbologyIdentifier = symbologyIdentifier
    }
}
