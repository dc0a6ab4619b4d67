/// The labels that are looked for at a time.
///
///     LabelCaptureSettings {
///         LabelDefinition("Perishable Product") { … }
///         LabelDefinition.priceCapture
///     }
public struct LabelCaptureSettings: Sendable {
    public var definitions: [LabelDefinition]

    public init(definitions: [LabelDefinition]) { self.definitions = definitions }

    public init(@LabelCaptureSettingsBuilder _ definitions: () -> [LabelDefinition]) {
        self.definitions = definitions()
    }

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
@resultBuilder
public enum LabelCaptureSettingsBuilder {
    public static func buildExpression(_ definition: LabelDefinition) -> [LabelDefinition] { [definition] }

    public static func buildBlock(_ definitions: [LabelDefinition]...) -> [LabelDefinition] {
        definitions.flatMap { $0 }
    }

    public static func buildOptional(_ definitions: [LabelDefinition]?) -> [LabelDefinition] { definitions ?? [] }

    public static func buildEither(first: [LabelDefinition]) -> [LabelDefinition] { first }

    public static func buildEither(second: [LabelDefinition]) -> [LabelDefinition] { second }

    public static func buildArray(_ definitions: [[LabelDefinition]]) -> [LabelDefinition] {
        definitions.flatMap { $0 }
    }
}
