/// A field's value, with the evidence for it.
///
/// ```swift
/// reading["Expiry Date"]?.text   // 03/04/27
/// reading["Expiry Date"]?.value   // 2027-04-03
/// ```
public struct FieldValue: Hashable, Sendable {
    /// The field's name in its definition, such as `Expiry Date`.
    public var name: String
    /// As printed: `03/04/27`.
    public var text: String
    /// Exact: a barcode's text, an ISO 8601 date as far as it is known (`2027-04-03`, `2027-04`), a decimal string for
    /// money and weights (`5.92`).
    public var value: String
    /// How sure the reader was, 0 to 1: the mean over the value's characters, 1 for a barcode, such as `0.98`.
    public var confidence: Double
    /// How sure the reader was of the character that it was least sure of, such as `0.9`; ``confidence`` unless a finder of
    /// text tells.
    public var leastConfidence: Double
    /// Where the value stands: upright, in pixels of the whole picture, such as 200×20 at (40, 80).
    public var box: Box
    /// Set where a barcode gave the value: `.ean13`.
    public var symbology: Symbology?
    /// Set on text of `anything` that was sought by its kind, such as ``TextKind/date``.
    public var kind: TextKind?
    /// Set on dates only: what is known of day, month and year, such as 3 April 2027.
    public var date: LabelDate?
    /// ISO 4217, such as `EUR`; nil where the sign does not tell (`kr`) or there is none.
    public var currency: String?
    /// Of a weight or of a price by unit: `kg`, `100 g`.
    public var unit: String?
    /// Set on a receipt's goods only; `value` is then their number, such as `2`.
    public var lineItems: [ReceiptLineItem] = []
    /// Whether the value's check digit holds, where it has one: true for 1HGCM82633A004352.
    public var checkDigit: Bool?
    /// The print can be read in two ways (03/04/26) and the default order decided.
    public var isAmbiguous = false
    /// Characters that were taken for others because only that fits the pattern or the check digit, such as `O→0 at 3`.
    public var corrections: [String] = []

    /// A value; what only some types have is set afterwards.
    ///
    /// ```swift
    /// var typed = FieldValue(
    ///     name: "Lot", text: "L20417", value: "L20417", confidence: 1, box: Box(x: 0, y: 0, width: 0, height: 0))
    /// typed.corrections.isEmpty   // true
    /// ```
    public init(
        name: String, text: String, value: String, confidence: Double, box: Box, symbology: Symbology? = nil,
        currency: String? = nil, unit: String? = nil
    ) {
        self.name = name
        self.text = text
        self.value = value
        self.confidence = confidence
        leastConfidence = confidence
        self.box = box
        self.symbology = symbology
        self.currency = currency
        self.unit = unit
    }
}

/// A value that was read but not captured, since it failed a check.
///
/// ```swift
/// let past = LabelDefinition("Milk") { ExpiryDateText(name: "Expiry").validation(.notInPast) }
/// let milk = try LabelMatcher(definitions: [past], today: { today })
/// let printed = TextLine(text: "EXP 29.11.2026", confidence: 0.9, box: Box(x: 0, y: 0, width: 140, height: 20))
/// milk.readings(symbols: [], lines: [printed])[0].rejections[0].reason   // 2026-11-29 has passed
/// ```
public struct FieldRejection: Hashable, Sendable {
    /// The field's name, such as `Expiry`.
    public var field: String
    /// As printed: `29.11.2026`.
    public var text: String
    /// What the print came to: `2026-11-29`.
    public var value: String
    /// Lower case: "2026-11-29 has passed".
    public var reason: String

    /// A refusal.
    ///
    /// ```swift
    /// let refusal = FieldRejection(field: "Lot", text: "X1", value: "X1", reason: "X1 is not in the list")
    /// refusal.reason   // X1 is not in the list
    /// ```
    public init(field: String, text: String, value: String, reason: String) {
        self.field = field
        self.text = text
        self.value = value
        self.reason = reason
    }
}

/// What was found of one label in one picture.
///
/// ```swift
/// reading.isComplete   // true
/// reading.fields.map(\.value)   // ["4012345123456", "2027-04-03", "5.92", "0.586", "L20417"]
/// ```
public struct LabelReading: Hashable, Sendable {
    /// The definition's name, such as `Perishable Product`.
    public var definition: String
    /// Every required field has a value; where none is required, at least one field has.
    public var isComplete: Bool
    /// Captured fields, in the order of the definition, such as barcode, expiry date, price.
    public var fields: [FieldValue]
    /// Names of fields that were seen (their anchor) but not read, such as `["Total Price"]`.
    public var predicted: [String]
    /// Values that were read and refused, such as a date that has passed.
    public var rejections: [FieldRejection] = []
    /// What is odd about the label without making a value wrong: amounts of a receipt that do not add up, such as "the
    /// items add up to 7.75, the total is 9.37".
    public var remarks: [String] = []
    /// Holds all that was taken for this label: upright, in pixels of the whole picture.
    public var box: Box

    /// A reading; rejections and remarks are set afterwards.
    ///
    /// ```swift
    /// let empty = LabelReading(
    ///     definition: "Box", isComplete: false, fields: [], predicted: ["Weight"],
    ///     box: Box(x: 0, y: 0, width: 9, height: 9))
    /// empty["Weight"]?.value   // nil
    /// ```
    public init(definition: String, isComplete: Bool, fields: [FieldValue], predicted: [String], box: Box) {
        self.definition = definition
        self.isComplete = isComplete
        self.fields = fields
        self.predicted = predicted
        self.box = box
    }

    /// The captured value of a field, by its name.
    ///
    /// ```swift
    /// reading["Total Price"]?.currency   // USD
    /// reading["Colour"]?.value   // nil
    /// ```
    public subscript(_ name: String) -> FieldValue? { fields.first { $0.name == name } }
}
