/// Symbology identifiers (ISO/IEC 15424) that mark GS1 data.
enum SymbologyIdentifier {
    /// GS1-128, GS1 DataBar and Composite, GS1 DataMatrix, GS1 QR Code, GS1 DotCode (General Specifications, figure 5.1.2-2).
    private static let gs1 = ["]C1", "]e0", "]d2", "]Q3", "]J1"]

    static func isGS1(_ text: some StringProtocol) -> Bool { gs1.contains { text.hasPrefix($0) } }
}
