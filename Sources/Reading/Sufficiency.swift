import LabelLanguage

/// Tells when what was read of a picture is enough, so that nothing dearer need be tried.
struct Sufficiency {
    /// How far a picture has been read.
    enum Stage {
        /// Some of the fast reader's lines are still to be read.
        case midway
        /// The fast reader has read all lines.
        case fastEnd
        /// The adaptive reader looked at the picture in a small size: print may have been missed, or seen in part.
        case look
        /// The adaptive reader looked as closely as it is going to.
        case lastLook

        /// A field with less confidence may be wrong. Tesseract is surer of itself than it should be, most of all where
        /// a number stands alone.
        var sureConfidence: Double {
            switch self {
            case .midway, .fastEnd: 0.975
            case .look, .lastLook: 0.9
            }
        }

        /// All of the picture's print is known, as far as it is ever going to be.
        var isWhole: Bool { self == .fastEnd || self == .lastLook }
    }

    private let request: ReadingRequest

    init(_ request: ReadingRequest) {
        self.request = request
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
            return !names.isEmpty
                && readings.contains { reading in
                    reading.definition == definition.name && names.allSatisfy { reading[$0] != nil }
                }
        }
    }

    func isEnough(symbols: [Symbol], lines: [TextLine], _ stage: Stage) -> Bool {
        guard !request.readsText, let matcher = request.labels else { return false }
        let readings = matcher.readings(symbols: symbols, lines: lines)
        return request.definitions.contains { definition in
            guard definition.structure == .fields else { return false }
            // Barcodes have had their turn.
            let fields = definition.fields.filter(\.type.isText)
            let wanted = stage == .midway || request.quality == .accurate ? fields : fields.filter { !$0.isOptional }
            let isSought = wanted.isEmpty ? fields : wanted
            // A value that only stands out from the rest needs the rest, and all of it where the picture is worth any
            // time.
            let isPartial = !stage.isWhole || stage == .fastEnd && request.quality == .accurate
            if isPartial, isSought.contains(where: { !$0.requiresAnchor && $0.valueRegexes.isEmpty }) { return false }
            return readings.contains { reading in
                reading.definition == definition.name
                    && isSought.allSatisfy { field in
                        reading[field.name].map { $0.confidence >= stage.sureConfidence } ?? false
                    }
            }
        }
    }
}
