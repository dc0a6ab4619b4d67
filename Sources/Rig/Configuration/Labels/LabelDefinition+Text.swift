import LabelLanguage

extension LabelDefinition {
    /// The definition as an entry of the configuration's `labels`.
    ///
    /// Read back, it gives the same definition; what a key would say anyway is left out.
    public var yaml: String { YAMLText.list([yamlText]).document }

    private var yamlText: YAMLText {
        var entries: [(key: String, value: YAMLText)] = []
        switch structure {
        case .fields: break
        case .anything:
            entries.append(("builtIn", .scalar("anything")))
            if !readsText { entries.append(("text", .flag(false))) }
            if symbologies != Set(Symbology.allCases) { entries.append(("symbologies", symbologies.yamlText)) }
        }
        entries.append(("name", .scalar(name)))
        if adaptive != .auto { entries.append(("adaptive", .scalar(adaptive.rawValue))) }
        if structure == .fields { entries.append(("fields", .list(fields.map(\.yamlText)))) }
        return .mapping(entries)
    }
}

extension LabelField {
    fileprivate var yamlText: YAMLText {
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
        return .mapping(entries)
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
