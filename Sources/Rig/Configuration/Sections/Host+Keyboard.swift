import Delivery
import Devices
import Foundation
import LabelLanguage

extension Configuration.Host {
    /// What every record holds and the keyboard cannot type: framing, names of labels and fields. Values that it cannot
    /// type come only with the labels.
    ///
    /// - Returns: each character once; empty for a line that does not type.
    func untypable(in labels: [LabelDefinition]) -> [Character] {
        guard let keyboard else { return [] }
        var missing: [Character] = []
        for label in labels {
            let record = Record(
                time: Date(timeIntervalSince1970: 0), decision: .pass, trigger: .auto, started: .button,
                label: label.name, fields: label.fields.map { Record.Field(name: $0.name, value: "0") })
            let text = String(decoding: formatter.bytes(for: record), as: UTF8.self)
            missing += keyboard.lacks(text).filter { !missing.contains($0) }
        }
        return missing
    }
}
