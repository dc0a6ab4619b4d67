import Foundation

/// Which records of the history are wanted: those that meet all that is set.
public struct HistoryFilter: Hashable, Sendable {
    public var sequences: ClosedRange<Int64>?
    /// From this moment on, by the record's time.
    public var since: Date?
    /// Up to this moment, by the record's time.
    public var until: Date?
    public var decision: Decision?
    public var reason: String?
    public var label: String?
    public var reference: String?
    /// Of any field.
    public var value: String?
    /// True for records that the host has, false for those that wait.
    public var isDelivered: Bool?

    public init() {}

    /// The conditions as SQL, and the values of their parameters in order.
    var condition: (sql: String, values: [SQLValue]) {
        var terms: [String] = []
        var values: [SQLValue] = []
        func add(_ term: String, _ value: SQLValue?) {
            guard let value else { return }
            terms.append(term)
            values.append(value)
        }
        add("seq >= ?", (sequences?.lowerBound).map(SQLValue.integer))
        add("seq <= ?", (sequences?.upperBound).map(SQLValue.integer))
        add("time >= ?", since.map { .integer($0.millisecondsSince1970) })
        add("time <= ?", until.map { .integer($0.millisecondsSince1970) })
        add("decision = ?", decision.map { .text($0.rawValue) })
        add("reason = ?", reason.map(SQLValue.text))
        add("label = ?", label.map(SQLValue.text))
        add("reference = ?", reference.map(SQLValue.text))
        add("EXISTS (SELECT 1 FROM field WHERE field.seq = record.seq AND value = ?)", value.map(SQLValue.text))
        if let isDelivered { terms.append(isDelivered ? "delivered IS NOT NULL" : "delivered IS NULL") }
        return (terms.isEmpty ? "" : "WHERE " + terms.joined(separator: " AND "), values)
    }
}
