/// The labels that are looked for at a time.
///
/// ```swift
/// let settings = LabelCaptureSettings {
///     LabelDefinition("Weighed") { WeightText(name: "Weight") }
///     LabelDefinition.priceCapture
/// }
/// settings.definitions.map(\.name)   // ["Weighed", "price-label"]
/// ```
public struct LabelCaptureSettings: Sendable {
    /// The labels, each under a name of its own, such as `[label, .priceCapture]`.
    public var definitions: [LabelDefinition]

    /// Settings from an array.
    ///
    /// ```swift
    /// LabelCaptureSettings(definitions: [label]).definitions.count   // 1
    /// ```
    public init(definitions: [LabelDefinition]) { self.definitions = definitions }

    /// Settings from definitions that are written below one another.
    ///
    /// ```swift
    /// LabelCaptureSettings { LabelDefinition.receipt }.definitions.map(\.name)   // ["receipt"]
    /// ```
    public init(@LabelCaptureSettingsBuilder _ definitions: () -> [LabelDefinition]) {
        self.definitions = definitions()
    }

    /// Finds what makes the definitions useless, alone and together.
    ///
    /// ```swift
    /// let twice = LabelCaptureSettings(definitions: [.receipt, .receipt])
    /// try twice.check()   // throws label 'receipt' stands twice; rename one of the two
    /// ```
    ///
    /// - Throws: ``LabelDefinitionError`` for a wrong definition, and where two share a name.
    public func check() throws(LabelDefinitionError) {
        var names: Set<String> = []
        for definition in definitions {
            try definition.check()
            guard names.insert(definition.name).inserted else {
                throw LabelDefinitionError(
                    .badName, label: definition.name,
                    message: "label '\(definition.name)' stands twice; rename one of the two")
            }
        }
    }
}

/// Collects the definitions of ``LabelCaptureSettings``; conditions and loops may stand among them.
///
/// ```swift
/// let names = ["Milk", "Cheese"]
/// let labels = LabelCaptureSettings {
///     for name in names { LabelDefinition(name) { ExpiryDateText(name: "Expiry") } }
///     if names.isEmpty { LabelDefinition.expiryDate }
/// }
/// labels.definitions.map(\.name)   // ["Milk", "Cheese"]
/// ```
@resultBuilder
public enum LabelCaptureSettingsBuilder {
    /// One definition on a line of its own, such as `LabelDefinition.receipt`.
    public static func buildExpression(_ definition: LabelDefinition) -> [LabelDefinition] { [definition] }

    /// The definitions of some lines, in order, such as `LabelDefinition.receipt` and `LabelDefinition.expiryDate`
    /// below it.
    public static func buildBlock(_ definitions: [LabelDefinition]...) -> [LabelDefinition] {
        definitions.flatMap { $0 }
    }

    /// The definitions behind a condition where it holds, such as `if readsReceipts { LabelDefinition.receipt }`.
    public static func buildOptional(_ definitions: [LabelDefinition]?) -> [LabelDefinition] { definitions ?? [] }

    /// The definitions behind `if` where there is an `else`, such as the first of
    /// `if isTill { LabelDefinition.receipt } else { LabelDefinition.priceCapture }`.
    public static func buildEither(first: [LabelDefinition]) -> [LabelDefinition] { first }

    /// The definitions behind `else`, such as the second of
    /// `if isTill { LabelDefinition.receipt } else { LabelDefinition.priceCapture }`.
    public static func buildEither(second: [LabelDefinition]) -> [LabelDefinition] { second }

    /// The definitions of all turns of a loop, such as `for name in names { LabelDefinition(name, fields: fields) }`.
    public static func buildArray(_ definitions: [[LabelDefinition]]) -> [LabelDefinition] {
        definitions.flatMap { $0 }
    }
}
