import Foundation
import LabelLanguage

@testable import Delivery

extension Record {
    /// The pass of the record format's own example.
    static var pass: Record {
        Record(
            time: Date(timeIntervalSince1970: 1_796_074_627.123), decision: .pass, trigger: .auto, started: .button,
            label: "Perishable Product", reference: "order-7",
            fields: [
                Field(name: "Barcode", value: "4012345123456"), Field(name: "Expiry Date", value: "2026-12-24"),
                Field(name: "Total Price", value: "5.92", unit: "USD"),
            ])
    }

    /// The no-read of the record format's own example.
    static var noRead: Record {
        Record(
            time: Date(timeIntervalSince1970: 1_796_074_628), decision: .noRead, reason: "TIMEOUT",
            title: "nothing read in 10 s", trigger: .timeout, started: .button)
    }

    /// A pass with one field.
    static func value(_ value: String) -> Record {
        Record(
            time: Date(timeIntervalSince1970: 1_796_074_627), decision: .pass, trigger: .auto, started: .presence,
            label: "anything", fields: [Field(name: "Barcode", value: value)])
    }

    func numbered(_ sequence: Int64) -> Record {
        var record = self
        record.sequence = sequence
        return record
    }
}

/// What a hostile label may carry: commands for a terminal, line ends, quotes, NUL, separators, C1 codes.
let hostileText = "a\u{0}\r\nTRIGGER ON\r\n\u{1B}[2J\u{7F}\u{9B}31m\u{85}\u{2028}\u{2029}\"\\,;=\u{2}\u{3}é漢"

extension String {
    var hasControls: Bool { unicodeScalars.contains { $0.isControl } }
}
