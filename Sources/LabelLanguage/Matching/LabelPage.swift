/// A page as one definition sees it: with the definition's own words among the anchors, and each value bound to the words
/// that it belongs to.
struct LabelPage {
    let reading: PageReading
    let label: CompiledLabel
    /// Known wordings, and then those of the definition's own patterns.
    let anchors: [Anchor]
    /// Of each date of the page.
    let dateBonds: [AnchorBinding.Bond?]
    /// Of each amount, as money.
    let moneyBonds: [AnchorBinding.Bond?]
    /// Of each amount, as a weight.
    let weightBonds: [AnchorBinding.Bond?]
    /// Of each symbol.
    let symbolBonds: [AnchorBinding.Bond?]

    init(_ reading: PageReading, label: CompiledLabel) {
        self.reading = reading
        self.label = label
        let anchors = reading.anchors + Self.ownAnchors(reading, label)
        self.anchors = anchors
        let types = Set(label.fields.map(\.field.type))
        func bonds(_ family: AnchorConcept.Family, _ isNeeded: Bool, _ places: () -> [Place]) -> [AnchorBinding.Bond?] {
            guard isNeeded else { return [] }
            let taking = anchors.indices.filter { Self.takesPart(anchors[$0], in: family, label) }
            return AnchorBinding(
                anchors: taking, of: anchors, places: places(), relation: reading.relation, effort: reading.effort
            ).bonds
        }
        dateBonds = bonds(.dates, types.contains(where: \.isDate)) { reading.dates.map(reading.place) }
        moneyBonds = bonds(.money, types.contains(.totalPriceText) || types.contains(.unitPriceText)) {
            reading.amounts.map(reading.place)
        }
        weightBonds = bonds(.weights, types.contains(.weightText)) { reading.amounts.map(reading.place) }
        symbolBonds = bonds(.numbers, types.contains(where: \.isBarcode)) {
            reading.page.symbolPlaces.enumerated().map { .symbol($0, box: $1) }
        }
    }

    var page: Page { reading.page }

    var effort: Effort { reading.effort }

    private static func takesPart(_ anchor: Anchor, in family: AnchorConcept.Family, _ label: CompiledLabel) -> Bool {
        switch anchor.meaning {
        case .concept(let concept): concept.competes(in: family)
        // Words of a field of another kind still draw their values away from this one's.
        case .field: true
        }
    }

    /// Places of the definition's own anchor patterns.
    private static func ownAnchors(_ reading: PageReading, _ label: CompiledLabel) -> [Anchor] {
        label.fields.flatMap { field -> [Anchor] in
            guard let patterns = field.anchors, !patterns.isEmpty else { return [] }
            var found: [Anchor] = []
            for (number, run) in reading.page.runs.enumerated() where found.count < Page.Limits.ownAnchors {
                let places = run.scalarIndexByByte()
                let text = run.text
                for match in patterns.flatMap({ reading.effort.matches($0, in: text, for: field) })
                where !match.utf8Range.isEmpty {
                    let range = places[match.utf8Range.lowerBound]..<places[match.utf8Range.upperBound]
                    found.append(
                        Anchor(
                            meaning: .field(field.index), letters: Array(run.folded[range]), run: number, range: range,
                            box: run.place(range), quality: 1))
                }
            }
            return Array(found.prefix(Page.Limits.ownAnchors))
        }
    }
}
