import LabelLanguage

extension Section {
    /// A list of symbologies and of names of sets of them.
    func symbologies(_ key: Key, mayBeEmpty: Bool = false) throws(Misconfiguration) -> Set<Symbology>? {
        guard let names = try texts(key) else { return nil }
        guard mayBeEmpty || !names.isEmpty else {
            throw Misconfiguration(at: place(of: key), "\(name(key)) is an empty list; give at least one symbology")
        }
        var symbologies: Set<Symbology> = []
        for (name, place) in names {
            guard let named = Symbology.named(name) else {
                throw Misconfiguration(
                    at: place,
                    "unknown symbology '\(name.excerpt)' in \(self.name(key)); "
                        + Symbology.allNames.advice(for: name, among: "the symbologies"))
            }
            symbologies.formUnion(named)
        }
        return symbologies
    }

    /// A list of patterns that compile; an empty one is a list too.
    func patterns(_ key: Key, isCaseInsensitive: Bool) throws(Misconfiguration) -> [String]? {
        guard let sources = try texts(key) else { return nil }
        for (source, place) in sources {
            do throws(PatternError) {
                _ = try Pattern(source, isCaseInsensitive: isCaseInsensitive)
            } catch {
                throw Misconfiguration(at: place, "\(name(key)): \(error.message); correct the pattern")
            }
        }
        return sources.map(\.text)
    }

    /// A list of the languages in which a type's own anchors are looked for, not empty.
    func anchorLanguages(_ key: Key) throws(Misconfiguration) -> Set<AnchorLanguage>? {
        guard let names = try texts(key) else { return nil }
        let known = AnchorLanguage.allCases.map(\.rawValue)
        guard !names.isEmpty else {
            throw Misconfiguration(
                at: place(of: key),
                "\(name(key)) is an empty list; give at least one of \(known.joined(separator: ", "))")
        }
        var languages: Set<AnchorLanguage> = []
        for (name, place) in names {
            guard let language = AnchorLanguage(rawValue: name) else {
                throw Misconfiguration(
                    at: place,
                    "unknown language '\(name.excerpt)' in \(self.name(key)); give one of \(known.joined(separator: ", "))"
                )
            }
            languages.insert(language)
        }
        return languages
    }

    /// A list of layouts of EAN-13 symbols that carry a price or a weight.
    func variableMeasures(_ key: Key) throws(Misconfiguration) -> [String]? {
        guard let sources = try texts(key) else { return nil }
        for (source, place) in sources {
            do throws(TemplateError) {
                _ = try VariableMeasureTemplate(source)
            } catch {
                throw Misconfiguration(at: place, "\(name(key)): \(error.message)")
            }
        }
        return sources.map(\.text)
    }
}
