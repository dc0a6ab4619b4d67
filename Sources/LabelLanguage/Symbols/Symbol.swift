/// A barcode as a decoder read it.
public struct Symbol: Hashable, Sendable {
    public var symbology: Symbology
    /// What the symbol says. Digits as printed for EAN and UPC, start and stop letters for Codabar, a GS1 element
    /// string without brackets and with U+001D between variable fields, a lossy rendering where the bytes are no text.
    public var text: String
    /// The raw bytes, only where they are not UTF-8 text.
    public var bytes: [UInt8]?
    public var corners: Quadrilateral
    /// The two or five digits beside an EAN or UPC symbol.
    public var addOn: String?
    /// ISO/IEC 15424, such as `]C1`, where the decoder tells it.
    public var symbologyIdentifier: String?
    /// Set on a part of a sequence whose other parts have not been read; nil on a whole one.
    public var sequence: SymbolSequence?

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
