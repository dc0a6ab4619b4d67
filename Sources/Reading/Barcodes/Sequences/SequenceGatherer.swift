import LabelLanguage

/// Puts the parts of structured-append sequences together, from one picture or from many.
struct SequenceGatherer {
    private struct Key: Hashable {
        var symbology: Symbology
        var id: String
        var count: Int
    }

    private var parts: [Key: [Int: Symbol]] = [:]

    /// More than any bench ever sees at once; beyond it the unfinished ones are forgotten.
    private static let limit = 32

    /// Takes in what a picture shows.
    ///
    /// - Returns: the symbols that stand alone; then each sequence that is whole and of which the picture shows a part,
    ///   as one symbol, and the parts of those that are not.
    mutating func gather(_ symbols: [Symbol]) -> (whole: [Symbol], partial: [Symbol]) {
        var whole: [Symbol] = []
        var partial: [Symbol] = []
        var done: Set<Key> = []
        for symbol in symbols {
            guard let sequence = symbol.sequence, sequence.count > 0 else { continue }
            let key = Key(symbology: symbol.symbology, id: sequence.id, count: sequence.count)
            if parts.count >= Self.limit, parts[key] == nil { parts.removeAll() }
            parts[key, default: [:]][sequence.index] = symbol
        }
        for symbol in symbols {
            guard let sequence = symbol.sequence else {
                whole.append(symbol)
                continue
            }
            let key = Key(symbology: symbol.symbology, id: sequence.id, count: sequence.count)
            if let merged = merged(key, shown: symbol) {
                if done.insert(key).inserted { whole.append(merged) }
            } else {
                partial.append(symbol)
            }
        }
        return (whole, partial)
    }

    private func merged(_ key: Key, shown: Symbol) -> Symbol? {
        guard key.count > 0, let known = parts[key], known.count == key.count else { return nil }
        var content = ECIContent()
        for index in 0..<key.count {
            guard let sequence = known[index]?.sequence else { return nil }
            content.append(sequence.content, usesECI: sequence.usesECI)
        }
        let bytes = content.bytes
        let text = content.text
        // Part of a binary sequence may be text by chance: the whole is only where no part is binary.
        let isText = text != nil && known.values.allSatisfy { $0.bytes == nil || $0.sequence?.usesECI == true }
        var symbol = shown
        symbol.text = text ?? String(decoding: bytes, as: UTF8.self)
        symbol.bytes = isText && String(validating: bytes, as: UTF8.self) != nil ? nil : bytes
        symbol.sequence = nil
        return symbol
    }
}
