extension GS1ElementString {
    /// What a symbol carries, if it carries GS1 data: by its symbology identifier, by the separators in it, as a
    /// DataBar, or as a Digital Link.
    ///
    /// ```swift
    /// let carton = Symbol(symbology: .code128, text: "10AB12", corners: corners, symbologyIdentifier: "]C1")
    /// try GS1ElementString(carton)?["10"]?.value   // AB12
    /// let ticket = Symbol(symbology: .code128, text: "10AB12", corners: corners, symbologyIdentifier: "]C0")
    /// try GS1ElementString(ticket)?.bracketed   // nil
    /// ```
    ///
    /// - Returns: nil for other data.
    /// - Throws: ``GS1Error`` where the symbol is marked as GS1 and its data is not.
    public init?(_ symbol: Symbol) throws(GS1Error) {
        if symbol.symbologyIdentifier.map(SymbologyIdentifier.isGS1) ?? false || SymbologyIdentifier.isGS1(symbol.text)
        {
            try self.init(parsing: symbol.text)
            return
        }
        switch symbol.symbology {
        case .databar, .databarExpanded, .databarLimited: try self.init(parsing: symbol.text)
        case .itf where symbol.text.utf8.count == 14 && CheckDigit.gtin.holds(symbol.text):
            try self.init(parsing: "01" + symbol.text)
        default:
            // Without a mark, data that happens to read as an element string is not one for sure.
            if symbol.text.unicodeScalars.contains(Self.separator),
                let found = try? GS1ElementString(parsing: symbol.text)
            {
                self = found
            } else if let found = try? GS1ElementString(digitalLink: symbol.text) {
                self = found
            } else {
                return nil
            }
        }
    }
}
