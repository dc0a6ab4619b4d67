extension LabelDefinition {
    /// Finds what makes the definition useless before a picture is read.
    ///
    /// - Throws: ``LabelDefinitionError`` for the first thing that is wrong. Patterns are checked where they are compiled,
    ///   by ``LabelMatcher``.
    public func check() throws(LabelDefinitionError) {
        guard !name.isEmpty else {
            throw LabelDefinitionError(.badName, label: name, message: "a label has no name; give it one")
        }
        guard !fields.isEmpty else {
            throw LabelDefinitionError(
                .noFields, label: name, message: "label '\(name)' has no fields; give it at least one")
        }
        var names: Set<String> = []
        for field in fields {
            guard !field.name.isEmpty else {
                throw LabelDefinitionError(
                    .badName, label: name, message: "label '\(name)' has a field without a name; give it one")
            }
            guard names.insert(field.name).inserted else {
                throw error(.badName, field, "stands twice; rename one of the two")
            }
            try check(field)
        }
    }

    private func check(_ field: LabelField) throws(LabelDefinitionError) {
        if field.type.isBarcode, field.symbologies.isEmpty {
            throw error(.noSymbologies, field, "lists no symbologies; name those that it can be printed in")
        }
        if !field.type.isBarcode, !field.symbologies.isEmpty {
            throw error(.badSetting, field, "is text and takes no symbologies; remove them or make it a barcode")
        }
        if field.labelDateFormat != nil, !field.type.isDate {
            throw error(.badSetting, field, "holds no date and takes no labelDateFormat; remove it")
        }
        if structure == .fields, field.type == .customText, field.valueRegexes.isEmpty, field.anchorRegexes ?? [] == []
        {
            throw error(.badSetting, field, "could be any text; give it anchorRegexes, valueRegexes, or both")
        }
    }

    private func error(_ code: LabelDefinitionError.Code, _ field: LabelField, _ problem: String)
        -> LabelDefinitionError
    {
        LabelDefinitionError(
            code, label: name, field: field.name, message: "label '\(name)', field '\(field.name)' \(problem)")
    }
}
