/// A barcode symbology, by the name that configuration, command line and records use.
///
/// ```swift
/// Symbology(rawValue: "dataMatrix")   // dataMatrix
/// ```
public enum Symbology: String, CaseIterable, Hashable, Sendable, Codable {
    case ean13, ean8, upca, upce
    case code128, code39, code93, codabar, itf
    case databar, databarExpanded, databarLimited
    case qr, microQR, dataMatrix, aztec, pdf417, maxiCode

    /// The symbologies that a name stands for: one, or those of a set (`ean13UPCA`, `gs1DatabarExpanded`, `all`).
    ///
    /// ```swift
    /// Symbology.named("ean13UPCA") == [.ean13, .upca]   // true
    /// Symbology.named("ean14")?.count   // nil
    /// ```
    ///
    /// - Returns: nil when the name is neither a symbology's nor a set's.
    public static func named(_ name: String) -> Set<Symbology>? {
        if let symbology = Symbology(rawValue: name) { return [symbology] }
        return sets[name]
    }

    /// Every name that ``named(_:)`` knows, for messages that offer the nearest one.
    ///
    /// ```swift
    /// Symbology.allNames.prefix(2)   // ["ean13", "ean8"]
    /// ```
    public static var allNames: [String] { allCases.map(\.rawValue) + sets.keys.sorted() }

    private static let sets: [String: Set<Symbology>] = [
        "ean13UPCA": [.ean13, .upca],
        "gs1DatabarExpanded": [.databarExpanded],
        "all": Set(allCases),
    ]
}
