import Imaging
import LabelLanguage

/// Remembers what was told of the labels in view, and finds what there is to tell.
struct ItemReport: Hashable, Sendable {
    private var told: [TrackingID: LabelItem] = [:]

    /// What has changed: items gone, then items new and changed in reading order.
    mutating func changes(to items: [LabelItem]) -> [CaptureEvent] {
        let present = Set(items.map(\.id))
        let gone = told.keys.filter { !present.contains($0) }.sorted { $0.rawValue < $1.rawValue }
        for id in gone { told[id] = nil }
        return gone.map(CaptureEvent.removed)
            + items.compactMap { item in
                let before = told.updateValue(item, forKey: item.id)
                guard let before else { return .added(item) }
                return before.says(otherThan: item) ? .updated(item) : nil
            }
    }
}

extension LabelItem {
    /// Whether what it says has changed; that it moved does not count, or every frame would be news.
    fileprivate func says(otherThan later: LabelItem) -> Bool {
        stability != later.stability || isSettled != later.isSettled || fieldStability != later.fieldStability
            || !reading.fields.elementsEqual(later.reading.fields) { $0.name == $1.name && $0.value == $1.value }
    }
}
