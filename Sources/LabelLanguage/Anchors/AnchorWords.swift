/// The wordings of each concept, as packages, scales, shelf labels and tills print them. A bar parts wordings.
///
/// Collected from packages and from the wordings that law prescribes: Regulation (EU) 1169/2011, annex X, for durability
/// dates, and its counterparts in Norway and Turkey.
enum AnchorWords {
    static func phrases(_ concept: AnchorConcept) -> [AnchorPhrase] { byConcept[concept] ?? [] }

    /// Made once: matchers for several sets of definitions share them.
    private static let byConcept = Dictionary(uniqueKeysWithValues: AnchorConcept.allCases.map { ($0, made($0)) })

    private static func made(_ concept: AnchorConcept) -> [AnchorPhrase] {
        var languages: [[UInt8]: Set<AnchorLanguage>] = [:]
        for (language, line) in words(concept) {
            for wording in line.split(separator: "|") {
                languages[AnchorPhrase.letters(of: wording), default: []].insert(language)
            }
        }
        return languages.map { AnchorPhrase(letters: $0.key, concept: concept, languages: $0.value) }
    }

    private static func words(_ concept: AnchorConcept) -> [(AnchorLanguage, String)] {
        switch concept {
        case .expiry: expiry
        case .packing: packing
        case .date: date
        case .lot: lot
        case .totalPrice: totalPrice
        case .unitPrice: unitPrice
        case .subtotal: subtotal
        case .tax: tax
        case .payment: payment
        case .weight: weight
        case .otherWeight: otherWeight
        case .serialNumber: serialNumber
        case .partNumber: partNumber
        case .imeiOne: imeiOne
        case .imeiTwo: imeiTwo
        case .vin: vin
        }
    }
}
