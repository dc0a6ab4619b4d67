/// Turns records into the bytes that the host gets.
public struct RecordFormatter: Sendable {
    public var layout: RecordLayout
    public var framing: LineFraming

    public init(layout: RecordLayout = .json(extras: []), framing: LineFraming = LineFraming()) {
        self.layout = layout
        self.framing = framing
    }

    /// One record on one line, framed. Free of control characters but for those of the framing.
    public func bytes(for record: Record) -> [UInt8] {
        framing.bytes(around: text(for: record))
    }

    /// The record without its framing.
    public func text(for record: Record) -> String {
        switch layout {
        case .json(let extras): record.json(extras: extras).description
        }
    }
}

/// How a record is laid out on its line.
public enum RecordLayout: Hashable, Sendable {
    case json(extras: Set<RecordExtra>)
}
