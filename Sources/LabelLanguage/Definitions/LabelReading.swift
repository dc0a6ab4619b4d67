/// A field's value, with the evidence for it.
///
///     reading["Expiry Date"]?.value   // 2026-12-24
public struct FieldValue: Hashable, Sendable {
    /// The field's name in its definition.
    public var name: String
    /// As printed.
    public var text: String
    /// Exact: a barcode's text, an ISO 8601 date as far as it is known, a decimal string for money and weights.
    public var value: String
    /// 0 to 1.
    public var confidence: Double
    public var box: Box
    /// Set on barcode fields only.
    public var symbology: Symbology?
    /// Set on date fields only: what is known of day, month and year.
    public var date: LabelDate?
    /// ISO 4217, such as `EUR`.
    public var currency: String?
    /// Of a weight or of a price by unit: `kg`, `100 g`.
    public var unit: String?
    /// Set on a receipt's goods only; `value` is then their number.
    public var lineItems: [ReceiptLineItem] = []
    /// Whether the value's check digit holds, where it has one.
    public var checkDigit: Bool?
    /// The print can be read in two ways (03/04/26) and the default order decided.
    public var isAmbiguous = false
    /// Characters that were taken for others because only that fits the pattern or the check digit, such as `O→0 at 3`.
    public var corrections: [String] = []

    public init(
        name: String, text: String, value: String, confidence: Double, box: Box, symbology: Symbology? = nil,
        currency: String? = nil, unit: String? = nil
    ) {
        self.name = name
        self.text = text
        self.value = value
        self.confidence = confidence
        self.box = box
        self.symbology = symbology
        self.currency = currency
        self.unit = unit
    }
}

/// A value that was read but not captured, since it failed a check.
public struct FieldRejection: Hashable, Sendable {
    /// The field's name.
    public var field: String
    /// As printed.
    public var text: String
    public var value: String
    /// Lower case: "2026-11-29 has passed".
    public var reason: String

    public init(field: String, text: String, value: String, reason: String) {
        self.field = field
        self.text = text
        self.value = value
        self.reason = reason
    }
}

/// What was found of one label in one picture.
///
///     if reading.isComplete { send(reading.fields.map(\.value)) } else { show(reading.predicted) }
public struct LabelReading: Hashable, Sendable {
    /// The definition's name.
    public var definition: String
    /// Every required field has a value; where none is required, at least one field has.
    public var isComplete: Bool
    /// Captured fields, in the order of the definition.
    public var fields: [FieldValue]
    /// Names of fields that were seen (their anchor) but not read.
    public var predicted: [String]
    /// Values that were read and refused.
    public var rejections: [FieldRejection] = []
    /// What is odd about the label without making a value wrong: amounts of a receipt that do not add up.
    public var remarks: [String] = []
    /// Holds all that was taken for this label.
    public var box: Box

    public init(definition: String, isComplete: Bool, fields: [FieldValue], predicted: [String], box: Box) {
        self.definition = definition
        self.isComplete = isComplete
        self.fields = fields
        self.predicted = predicted
        self.box = box
    }

    public subscript(_ name: String) -> FieldValue? { fields.first { $0.name == name } }
}
