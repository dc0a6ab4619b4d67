import Foundation
import LabelLanguage

/// What a scan came to.
public enum Decision: String, Hashable, Sendable, CaseIterable {
    case pass = "PASS"
    case fail = "FAIL"
    case noRead = "NOREAD"
}

/// What produced a record.
public enum RecordTrigger: String, Hashable, Sendable, CaseIterable {
    case auto, button, host, timeout
}

/// What began a scan.
public enum ScanStart: String, Hashable, Sendable, CaseIterable {
    case button, host, presence
}

/// One result of the rig, as it is kept and sent.
public struct Record: Hashable, Sendable {
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String
        /// A unit or a currency, where the value has one.
        public var unit: String?
        /// Set on barcode fields only.
        public var symbology: Symbology?
        /// ISO/IEC 15424, such as `]C1`; set on barcode fields only.
        public var symbologyIdentifier: String?
        /// Where in the frame it was read, in pixels of the whole picture.
        public var corners: Quadrilateral?

        public init(name: String, value: String, unit: String? = nil) {
            self.name = name
            self.value = value
            self.unit = unit
        }
    }

    /// Given by the outbox when the record is stored; never used twice, not even after a power cut.
    public var sequence: Int64 = 0
    /// Time of day of the decision.
    public var time: Date
    public var decision: Decision
    /// A code such as `TIMEOUT`; nil for a pass.
    public var reason: String?
    /// For people: "nothing read in 10 s"; nil for a pass.
    public var title: String?
    public var trigger: RecordTrigger
    public var started: ScanStart
    /// The definition's name; nil where nothing was recognised.
    public var label: String?
    /// What the host said this scan belongs to.
    public var reference: String?
    /// In the order of the definition.
    public var fields: [Field]
    /// The evidence picture's file name in the evidence folder.
    public var evidence: String?
    /// How long recognition took for the frame that decided.
    public var decodeTime: Duration?
    /// The version of the recognisers and of the configuration that decided.
    public var model: String?

    public init(
        time: Date, decision: Decision, reason: String? = nil, title: String? = nil, trigger: RecordTrigger,
        started: ScanStart, label: String? = nil, reference: String? = nil, fields: [Field] = [],
        evidence: String? = nil
    ) {
        self.time = time
        self.decision = decision
        self.reason = reason
        self.title = title
        self.trigger = trigger
        self.started = started
        self.label = label
        self.reference = reference
        self.fields = fields
        self.evidence = evidence
    }
}
