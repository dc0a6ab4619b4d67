import LabelLanguage

/// Which barcodes a request cannot do without, so that a reader knows when to stop looking in a frame.
struct SymbolNeeds {
    private let labels: LabelMatcher?
    /// Of each definition with barcodes, by its name: the fields that must have one.
    private let required: [String: Set<String>]

    init(_ request: ReadingRequest) {
        labels = request.labels
        var required: [String: Set<String>] = [:]
        for definition in request.definitions where !definition.symbologies.isEmpty {
            let fields = definition.fields.filter { !$0.symbologies.isEmpty && !$0.isOptional }
            required[definition.name] = Set(fields.map(\.name))
        }
        self.required = required
    }

    /// Whether some label has all the barcodes that it must have; without labels, whether there is any symbol.
    func areMet(by symbols: [Symbol]) -> Bool {
        guard !symbols.isEmpty else { return false }
        guard let labels, !required.isEmpty else { return true }
        return labels.readings(symbols: symbols, lines: []).contains { reading in
            guard let required = required[reading.definition] else { return false }
            return required.isSubset(of: Set(reading.fields.map(\.name)))
        }
    }
}
