import LabelLanguage

extension LabelDefinition {
    /// The definition as an entry of the configuration's `labels`.
    ///
    /// Read back, it gives the same definition; what a key would say anyway is left out.
    ///
    /// - Throws: ``LabelDefinitionError`` with `badSetting` for a rule in Swift, which no text can express.
    public func yaml() throws(LabelDefinitionError) -> String {
        var entries: [(key: String, value: YAMLText)] = []
        switch structure {
        case .fields: break
        case .anything:
            entries.append(("builtIn", .scalar("anything")))
            if !readsText { entries.append(("text", .flag(false))) }
            let kinds = fields.first(where: \.type.isText)?.textKinds ?? [.any]
            if kinds != [.any] {
                entries.append(("kinds", .texts(TextKind.allCases.filter(kinds.contains).map(\.rawValue))))
            }
            if symbologies != Set(Symbology.allCases) { entries.append(("symbologies", symbologies.yamlText)) }
        case .receipt: entries.append(("builtIn", .scalar("receipt")))
        }
        entries.append(("name", .scalar(name)))
        if adaptive != .auto { entries.append(("adaptive", .scalar(adaptive.rawValue))) }
        if structure == .fields {
            let fields = try fields.map { (field) throws(LabelDefinitionError) in try text(of: field) }
            entries.append(("fields", .list(fields)))
        }
        return YAMLText.list([.mapping(entries)]).document
    }

    private func text(of field: LabelField) throws(LabelDefinitionError) -> YAMLText {
        let validations = try field.validations.map { (validation) throws(LabelDefinitionError) in
            guard let text = validation.yamlText else {
                throw LabelDefinitionError(
                    .badSetting, label: name, field: field.name,
                    message: "label '\(name)', field '\(field.name)' has the rule '\(validation.name)' in Swift, which "
                        + "configuration cannot express; keep the label in Swift, or use a named validation")
            }
            return text
        }
        return .mapping(field.entries + (validations.isEmpty ? [] : [("validations", .list(validations))]))
    }
}

extension LabelField {
    /// What differs from a field of this type; validations aside.
    fileprivate var entries: [(key: String, value: YAMLText)] {
        let usual = LabelField(name: name, type: type)
        var entries: [(key: String, value: YAMLText)] = [("type", .scalar(type.rawValue)), ("name", .scalar(name))]
        if isOptional != usual.isOptional { entries.append(("optional", .flag(isOptional))) }
        if symbologies != usual.symbologies { entries.append(("symbologies", symbologies.yamlText)) }
        if let anchorRegexes { entries.append(("anchorRegexes", .texts(anchorRegexes))) }
        if anchorLanguages != usual.anchorLanguages {
            let languages = AnchorLanguage.allCases.filter(anchorLanguages.contains)
            entries.append(("anchorLanguages", .texts(languages.map(\.rawValue))))
        }
        if requiresAnchor != usual.requiresAnchor { entries.append(("anchorRequired", .flag(requiresAnchor))) }
        if valueRegexes != usual.valueRegexes { entries.append(("valueRegexes", .texts(valueRegexes))) }
        if let labelDateFormat { entries.append(("labelDateFormat", labelDateFormat.yamlText)) }
        if let hint { entries.append(("hint", .scalar(hint))) }
        if let location { entries.append(("location", location.yamlText)) }
        if let gs1 { entries.append(("gs1", .scalar(gs1))) }
        if embedded != usual.embedded { entries.append(("embedded", .texts(embedded))) }
        return entries
    }
}

extension LabelDateFormat {
    fileprivate var yamlText: YAMLText {
        var entries: [(key: String, value: YAMLText)] = [("componentFormat", .scalar(componentFormat.rawValue))]
        if acceptPartialDates { entries.append(("acceptPartialDates", .flag(true))) }
        if isAssumed { entries.append(("assumed", .flag(true))) }
        return .mapping(entries)
    }
}

extension Set<Symbology> {
    /// In the order of the symbologies.
    fileprivate var yamlText: YAMLText {
        .texts(Symbology.allCases.filter(contains).map(\.rawValue))
    }
}
