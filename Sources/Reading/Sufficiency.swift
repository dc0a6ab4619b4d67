import LabelLanguage

/// Tells when what was read of a picture is enough, so that nothing dearer need be tried.
struct Sufficiency {
    /// How far a picture has been read.
    enum Stage: Hashable {
        /// Some of the fast reader's lines are still to be read; no better reader follows.
        case midway
        /// The same, and a better reader can read again what is doubtful.
        case midwayOfTrial
        /// The fast reader has read all lines.
        case fastEnd
        /// The adaptive reader has read what the fast one was not sure of, or some of what it found itself: print may
        /// have been missed, or seen in part.
        case look
        /// The adaptive reader has read all that it found, print of less than this height left out, in pixels.
        case wholeLook(finest: Double)
        /// The adaptive reader looked as closely as it is going to.
        case lastLook

        /// All of the picture's print is known, as far as it is ever going to be.
        var isWhole: Bool { self == .fastEnd || self == .lastLook }

        /// Cents that are printed small and raised are what the fast reader misses most, without a sign of it.
        fileprivate var mayMissCents: Bool { self == .midwayOfTrial || self == .fastEnd }

        /// A field with less confidence may be wrong. Tesseract is surer of itself than it should be, most of all where
        /// a number stands alone. Midway, with no better reader to come, less will do: words name the value, and a second
        /// look at other lines does not make it any surer.
        fileprivate var sureConfidence: Double {
            switch self {
            case .midway: 0.6
            case .midwayOfTrial, .fastEnd: 0.975
            case .look, .wholeLook, .lastLook: 0.9
            }
        }
    }

    /// What is still to be done.
    enum Verdict: Hashable {
        case enough
        /// Every field has a value, but those in these places may be wrong.
        case doubtful([Box])
        case lacking
    }

    private let request: ReadingRequest
    /// Finds only values that lines still unread cannot change.
    let anchored: LabelMatcher?

    /// Values that are read with less are as good as missing.
    private static let leastConfidence = 0.3
    /// What stands out from all print of its own size, and of somewhat smaller, stands out from the rest.
    private static let spareHeight = 1.5

    init(_ request: ReadingRequest) {
        self.request = request
        anchored = request.labels?.requiringAnchors()
    }

    /// Whether some label has all the barcodes that it asks for, those that it may do without included.
    func isEnough(symbols: [Symbol]) -> Bool {
        // Symbols that no label asks for cannot be counted on beforehand.
        guard request.symbologies.isEmpty, let matcher = request.labels else { return false }
        let readings = matcher.readings(symbols: symbols, lines: [])
        return request.definitions.contains { definition in
            // Of anything there may always be more, which is worth looking for where the picture is worth any time.
            guard request.quality != .accurate || definition.structure == .fields else { return false }
            let names = definition.fields.filter { !$0.symbologies.isEmpty }.map(\.name)
            let found = readings.filter { $0.definition == definition.name }
            return !names.isEmpty
                && isSatisfied(found, all: request.quality == .accurate) { reading in
                    names.allSatisfy { reading[$0] != nil }
                }
        }
    }

    func verdict(symbols: [Symbol], lines: [TextLine], _ stage: Stage) -> Verdict {
        if case .wholeLook(let finest) = stage {
            let verdict = verdict(symbols: symbols, lines: lines, .look)
            return verdict != .enough && standsOut(symbols: symbols, lines: lines, finest) ? .enough : verdict
        }
        // A value that only stands out from the rest needs the rest, and all of it where the picture is worth any time.
        let isPartial = !stage.isWhole || stage == .fastEnd && request.quality == .accurate
        guard !request.readsText, let matcher = isPartial ? anchored : request.labels else { return .lacking }
        let readings = matcher.readings(symbols: symbols, lines: lines)
        var verdict = Verdict.lacking
        for definition in request.definitions where definition.structure == .fields {
            // Barcodes have had their turn. What the label may do without is sought too: a frame that follows looks only
            // for what this one found.
            let sought = definition.fields.filter(\.type.isText)
            if isPartial, !sought.allSatisfy(\.isToldByItself) { continue }
            let found = readings.filter { $0.definition == definition.name }
            let names = sought.map(\.name)
            if stage.mayMissCents, found.contains(where: { Self.lacksCents($0, of: sought) }) { continue }
            if isSatisfied(found, by: { has(names, in: $0, atLeast: stage.sureConfidence) }) { return .enough }
            if isSatisfied(found, by: { has(names, in: $0, atLeast: Self.leastConfidence) }) {
                let fields = found.flatMap(\.fields).filter { names.contains($0.name) }
                verdict = .doubtful(fields.filter { $0.confidence < stage.sureConfidence }.map(\.box))
            }
        }
        return verdict
    }

    /// Whether a label has all of its text, no character of it doubtful and none much smaller than any print that was
    /// missed. A further look would read doubtful ones again.
    private func standsOut(symbols: [Symbol], lines: [TextLine], _ finest: Double) -> Bool {
        guard !request.readsText, let matcher = request.labels else { return false }
        let readings = matcher.readings(symbols: symbols, lines: lines)
        return request.definitions.contains { definition in
            guard definition.structure == .fields else { return false }
            let sought = definition.fields.filter(\.type.isText)
            let names = sought.map(\.name)
            return isSatisfied(readings.filter { $0.definition == definition.name }) { reading in
                !Self.lacksCents(reading, of: sought)
                    && names.allSatisfy { name in
                        let characters = reading[name].map { lines.characters(in: $0.box) } ?? []
                        let heights = characters.map(\.box.height).sorted()
                        return !heights.isEmpty && heights[heights.count / 2] >= Self.spareHeight * finest
                            && characters.allSatisfy { $0.choices.first?.confidence ?? 0 >= Stage.look.sureConfidence }
                    }
            }
        }
    }

    /// Whether lines that were read again at their places say the same as before.
    ///
    /// Where one says something else, another label may have come in the place of the last one, and what its other lines
    /// say is not known.
    ///
    /// - Parameter places: those lines' boxes. A value that stands in any other line is old.
    func holds(_ earlier: [LabelReading], symbols: [Symbol], lines: [TextLine], readAgain places: [Box]) -> Bool {
        guard !request.readsText, let matcher = request.labels else { return false }
        let readings = matcher.readings(symbols: symbols, lines: lines)
        return earlier.allSatisfy { label in
            readings.contains { reading in
                guard reading.definition == label.definition, reading.isComplete else { return false }
                return label.fields.allSatisfy { field in
                    guard field.symbology == nil else { return true }
                    guard let value = reading[field.name], value.value == field.value else { return false }
                    return value.confidence >= Stage.midway.sureConfidence
                        && places.contains { $0.holds(value.box) }
                }
            }
        }
    }

    /// Whether a price that no words name was read without cents.
    private static func lacksCents(_ reading: LabelReading, of fields: [LabelField]) -> Bool {
        fields.contains { field in
            field.type == .totalPriceText && (field.anchorRegexes?.isEmpty == true || !field.requiresAnchor)
                && reading[field.name].map { !$0.value.contains(".") } == true
        }
    }

    private func has(_ names: [String], in reading: LabelReading, atLeast confidence: Double) -> Bool {
        names.allSatisfy { name in
            guard let field = reading[name] else { return false }
            return field.confidence >= confidence
        }
    }

    /// One label is enough, unless barcodes tell of more; a picture that is worth any time may hold several anyway.
    private func isSatisfied(_ readings: [LabelReading], by condition: (LabelReading) -> Bool) -> Bool {
        let told = readings.count { $0.fields.contains { $0.symbology != nil } }
        return isSatisfied(readings, all: request.quality == .accurate || told > 1, by: condition)
    }

    private func isSatisfied(_ readings: [LabelReading], all: Bool, by condition: (LabelReading) -> Bool) -> Bool {
        all ? !readings.isEmpty && readings.allSatisfy(condition) : readings.contains(where: condition)
    }
}

extension Box {
    /// Whether most of another box lies within.
    func holds(_ other: Box) -> Bool { intersectionArea(other) > 0.5 * other.width * other.height }
}

extension [TextLine] {
    /// The characters that stand in a box.
    func characters(in box: Box) -> [TextLine.Character] {
        flatMap(\.characters).filter { box.holds($0.box) }
    }
}

extension LabelField {
    /// Whether words or a pattern tell the field's value from others, wherever else there is print.
    fileprivate var isToldByItself: Bool {
        if !valueRegexes.isEmpty { return true }
        return anchorRegexes.map { !$0.isEmpty } ?? (type != .customText && type != .vinText)
    }
}
