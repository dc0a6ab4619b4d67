import LabelLanguage

/// What is known of a label that a person or the host confirms: grows over frames, which may each read other fields.
public struct Checklist: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var field: String
        public var isRequired: Bool
        /// Nil as long as it is missing.
        public internal(set) var value: FieldValue?
        /// Set by the host, and so not changed by what frames read.
        public internal(set) var isManual = false
    }

    /// The label, by the id under which it was last seen.
    public internal(set) var id: TrackingID
    /// The definition's name.
    public let definition: String
    /// One for each field, in the order of the definition.
    public internal(set) var entries: [Entry]

    init(of track: TrackingID, _ definition: LabelDefinition) {
        id = track
        self.definition = definition.name
        entries = definition.fields.map { Entry(field: $0.name, isRequired: !$0.isOptional) }
    }

    /// Required fields without a value; where none is required and none has a value, all.
    public var missing: [String] {
        let required = entries.filter(\.isRequired)
        guard required.isEmpty else { return required.filter { $0.value == nil }.map(\.field) }
        return entries.allSatisfy { $0.value == nil } ? entries.map(\.field) : []
    }

    /// Whether it can be confirmed.
    public var isComplete: Bool { missing.isEmpty }

    public subscript(_ field: String) -> FieldValue? { entries.first { $0.field == field }?.value }

    var hasManualEntries: Bool { entries.contains(where: \.isManual) }

    /// Takes over what enough frames in a row read alike, except over what the host set.
    mutating func take(from track: LabelTrack, passes: Int) {
        for index in entries.indices where !entries[index].isManual {
            guard let history = track.histories[entries[index].field], history.run >= passes, let value = history.last,
                value.value != entries[index].value?.value
            else { continue }
            entries[index].value = value
        }
    }

    /// Whether a label that came into view may be the same: it says something of the same and nothing else.
    func fits(_ track: LabelTrack) -> Bool {
        let known = track.histories.compactMapValues(\.last).compactMap { name, value in
            self[name].map { $0.value == value.value }
        }
        return track.reading.definition == definition && !known.isEmpty && known.allSatisfy { $0 }
    }

    /// The label as it would be delivered; nil while nothing is known of it.
    var reading: LabelReading? {
        let values = entries.compactMap(\.value)
        let places = entries.compactMap { $0.isManual ? nil : $0.value?.box }
        guard let box = places.first ?? values.first?.box else { return nil }
        return LabelReading(
            definition: definition, isComplete: isComplete, fields: values, predicted: [],
            box: places.dropFirst().reduce(box) { $0.union($1) })
    }
}

/// A value that the host set or corrected.
public struct ManualEntry: Hashable, Sendable {
    public var field: String
    /// What stood there before; nil for nothing.
    public var old: String?
    public var new: String
}
