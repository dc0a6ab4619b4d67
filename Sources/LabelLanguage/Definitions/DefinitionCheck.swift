extension LabelDefinition {
    /// Finds what makes the definition useless before a picture is read.
    ///
    /// ```swift
    /// let box = LabelDefinition("Box", fields: [LabelField]())
    /// try box.check()   // throws label 'Box' has no fields; give it at least one
    /// ```
    ///
    /// - Throws: ``LabelDefinitionError`` for the first thing that is wrong. Patterns are checked where they are
    ///   compiled, by ``LabelMatcher``.
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
        }
        for field in fields {
            try checkType(of: field)
            try checkLocation(of: field, names)
            try checkValidations(of: field, names)
        }
    }

    private func checkType(of field: LabelField) throws(LabelDefinitionError) {
        if field.type.isBarcode, field.symbologies.isEmpty {
            throw error(.noSymbologies, field, "lists no symbologies; name those that it can be printed in")
        }
        if field.type.isText, !field.symbologies.isEmpty {
            throw error(.badSetting, field, "is text and takes no symbologies; remove them or make it a barcode")
        }
        if field.labelDateFormat != nil, !field.type.isDate {
            throw error(.badSetting, field, "holds no date and takes no labelDateFormat; remove it")
        }
        if !field.embedded.isEmpty, field.type != .totalPriceText, field.type != .weightText {
            throw error(.badSetting, field, "is neither a price nor a weight and takes no embedded layout; remove it")
        }
        if let gs1 = field.gs1, !gs1.isEmpty, !IdentifierPattern(text: gs1).isKnown {
            throw error(
                .badSetting, field,
                "is filled from '\(gs1)', which is no GS1 application identifier; give one such as 17 or 310n")
        }
        for template in field.embedded {
            do {
                _ = try VariableMeasureTemplate(template)
            } catch {
                throw self.error(.badSetting, field, "has a wrong embedded layout: \(error.message)")
            }
        }
        if structure == .fields, field.type == .customText, field.valueRegexes.isEmpty, field.anchorRegexes ?? [] == [],
            field.location == nil, field.gs1 == nil
        {
            throw error(.badSetting, field, "could be any text; give it anchorRegexes, valueRegexes, or a location")
        }
    }

    private func checkLocation(of field: LabelField, _ names: Set<String>) throws(LabelDefinitionError) {
        switch field.location {
        case nil: break
        case .region(let x, let y, let width, let height):
            let isInside =
                [x, y].allSatisfy { (0..<1).contains($0) } && width > 0 && height > 0 && x + width <= 1.001
                && y + height <= 1.001
            guard isInside else {
                throw error(
                    .badSetting, field, "has a region outside the label; give x, y, width and height as fractions of it"
                )
            }
        case .relative(_, let other):
            guard other != field.name, names.contains(other) else {
                throw error(
                    .badSetting, field, "is placed beside '\(other)', which is no other field of the label; name one")
            }
        }
    }

    private func checkValidations(of field: LabelField, _ names: Set<String>) throws(LabelDefinitionError) {
        for validation in field.validations {
            switch validation {
            case .matches(let other):
                guard other != field.name, names.contains(other) else {
                    throw error(
                        .badSetting, field, "must match '\(other)', which is no other field of the label; name one")
                }
            case .list(let values):
                guard !values.isEmpty else {
                    throw error(.badSetting, field, "has an empty list of values; name one at least")
                }
            case .range(let least?, let most?):
                guard least <= most else {
                    throw error(.badSetting, field, "has a range from \(least) to \(most); turn it round")
                }
            case .notInPast, .notInFuture:
                guard field.type.isDate else {
                    throw error(.badSetting, field, "holds no date and takes no \(validation.name); remove it")
                }
            default: break
            }
        }
    }

    private func error(_ code: LabelDefinitionError.Code, _ field: LabelField, _ problem: String)
        -> LabelDefinitionError
    {
        LabelDefinitionError(
            code, label: name, field: field.name, message: "label '\(name)', field '\(field.name)' \(problem)")
    }
}
