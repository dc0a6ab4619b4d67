import Imaging
import LabelLanguage

/// Labels that are confirmed by a person or the host instead of being captured by themselves.
///
/// A checklist begins with the first field that is read of a label, and takes each field's value once
/// ``CaptureSettings/passes`` frames in a row that saw the field read it alike. It outlives the label's stay in view:
/// whoever types a value may hold the label in their hand. The next label takes its place only where nothing was typed.
extension CaptureSession {
    /// Sets or corrects a field of the label that is being validated; the scan's time-out starts anew.
    ///
    /// - Parameter value: as printed on a label, or exact (`2026-12-24`).
    /// - Throws: ``CaptureRefusal`` when no label is being validated, it has no such field, or the value does not fit
    ///   the field's patterns.
    public mutating func set(field name: String, value typed: String, at time: MonotonicTime) throws(CaptureRefusal)
        -> [CaptureEvent]
    {
        try requireActivity()
        guard let checklist, let definition = definitions.first(where: { $0.name == checklist.definition }) else {
            throw .nothingToValidate
        }
        guard let index = definition.fields.firstIndex(where: { $0.name == name }) else { throw .noSuchField(name) }
        guard let value = FieldEntry(field: definition.fields[index]).value(of: typed, among: checklist) else {
            throw .badValue(field: name)
        }
        let old = checklist.entries[index].value?.value
        var changed = checklist
        changed.entries[index].value = value
        changed.entries[index].isManual = true
        self.checklist = changed
        if scan?.deadline != nil { scan?.deadline = time + settings.timeout }
        return [.manualEntry(ManualEntry(field: name, old: old, new: value.value)), .validation(changed)]
    }

    /// Delivers the label that is being validated; without one, what is in view, as ``finish(by:)`` does.
    ///
    /// - Throws: ``CaptureRefusal/notWhole(missing:)`` while required fields are missing; the scan goes on.
    public mutating func confirm(by source: CaptureSource) throws(CaptureRefusal) -> [CaptureEvent] {
        try requireActivity()
        if let checklist, !checklist.isComplete { throw .notWhole(missing: checklist.missing) }
        return try finish(by: source)
    }

    /// Whether a label waits for its confirmation. Labels that are known as a whole (`vin`, `price-label` and the
    /// other built-in ones) do not, since parts of two frames could be parts of two labels; nor does any in continuous
    /// mode, where no one stands by.
    func validates(_ name: String) -> Bool {
        settings.validates && settings.mode != .continuous && !LabelDefinition.builtInNames.contains(name)
            && definitions.contains { $0.name == name && $0.structure == .fields }
    }

    /// Takes over what the last frame added.
    mutating func growChecklist() -> [CaptureEvent] {
        guard settings.validates, scan != nil else { return [] }
        let before = checklist
        followLabel()
        guard var grown = checklist, let track = tracker.tracks.first(where: { $0.id == grown.id }) else { return [] }
        grown.take(from: track, passes: settings.passes)
        checklist = grown
        return grown == before ? [] : [.validation(grown)]
    }

    /// Finds the checklist's label in view, or a label for a new one.
    private mutating func followLabel() {
        let candidates = tracker.tracks.filter { track in
            !track.isSettled && !track.histories.isEmpty && validates(track.reading.definition)
        }
        if let checklist {
            guard !tracker.tracks.contains(where: { $0.id == checklist.id }) else { return }
            if let same = nearestToAim(candidates.filter(checklist.fits)) {
                self.checklist?.id = same.id
                return
            }
            guard !checklist.hasManualEntries else { return }
        }
        if let next = nearestToAim(candidates) { beginChecklist(of: next) }
    }

    mutating func beginChecklist(of track: LabelTrack) {
        guard let definition = definitions.first(where: { $0.name == track.reading.definition }) else { return }
        checklist = Checklist(of: track.id, definition)
        checklist?.take(from: track, passes: settings.passes)
    }

    /// What keeps the checklist's label from being delivered, for people.
    var whatChecklistLacks: String? {
        guard let checklist else { return nil }
        let missing = checklist.missing
        return missing.isEmpty
            ? "\(checklist.definition): not confirmed"
            : "\(checklist.definition): \(missing.joined(separator: ", ")) not read"
    }
}
