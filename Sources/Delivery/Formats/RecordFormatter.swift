import Foundation

/// Turns records into the bytes that the host gets.
public struct RecordFormatter: Sendable {
    /// How a record that is no pass is sent.
    public enum OtherDecision: Hashable, Sendable {
        /// In the layout of the others.
        case record
        /// As a text of its own: readers' "no-read string".
        case text(RecordTemplate)
        /// Not at all.
        case silent
    }

    public var layout: RecordLayout
    public var framing: LineFraming
    /// Nil for the layout's own way: `NOREAD` and the reason where the layout does not show the decision.
    public var noRead: OtherDecision?
    /// Nil for the layout's own way: `FAIL` and the reason where the layout does not show the decision.
    public var fail: OtherDecision?
    public var controls: ControlCharacterRule
    /// Of a template's times.
    public var timeZone: TimeZone

    public init(
        layout: RecordLayout = .json(extras: []), framing: LineFraming = .crlf, noRead: OtherDecision? = nil,
        fail: OtherDecision? = nil, controls: ControlCharacterRule = .escape, timeZone: TimeZone = .gmt
    ) {
        self.layout = layout
        self.framing = framing
        self.noRead = noRead
        self.fail = fail
        self.controls = controls
        self.timeZone = timeZone
    }

    /// One record on one line, framed. Free of control characters but for those of framing and layout.
    ///
    /// - Returns: empty for a record that is not to be sent.
    public func bytes(for record: Record) -> [UInt8] {
        text(for: record).map { framing.bytes(around: $0) } ?? []
    }

    /// The record without its framing; nil for one that is not to be sent.
    public func text(for record: Record) -> String? {
        let record = controls == .drop ? record.withoutControls : record
        let form: OtherDecision? =
            switch record.decision {
            case .pass: .record
            case .fail: fail
            case .noRead: noRead
            }
        switch form ?? (layout.hidesDecision ? nil : .record) {
        case .record?: return layout.text(for: record, in: timeZone)
        case .text(let template)?: return template.text(for: record, in: timeZone)
        case .silent?: return nil
        case nil:
            return [record.decision.rawValue, record.reason?.withoutControls()].compactMap(\.self)
                .joined(separator: " ")
        }
    }
}

extension Record {
    /// The record with all control characters left out of its texts.
    fileprivate var withoutControls: Record {
        var record = self
        record.reason = reason?.withoutControls(.drop)
        record.title = title?.withoutControls(.drop)
        record.label = label?.withoutControls(.drop)
        record.reference = reference?.withoutControls(.drop)
        record.model = model?.withoutControls(.drop)
        record.fields = fields.map { field in
            var field = field
            field.name = field.name.withoutControls(.drop)
            field.value = field.value.withoutControls(.drop)
            field.unit = field.unit?.withoutControls(.drop)
            field.symbologyIdentifier = field.symbologyIdentifier?.withoutControls(.drop)
            return field
        }
        return record
    }
}
