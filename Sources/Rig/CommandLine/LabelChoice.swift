import LabelLanguage

/// The labels that a command can name: those of a configuration, and the built-in ones.
struct LabelChoice {
    let languages: [String]
    private let own: [LabelDefinition]

    /// - Parameter configuration: the file that was named; nil for the rig's own, where there is one: built-in labels
    ///   need none.
    init(configuration path: String?) throws(CommandLineError) {
        let configuration =
            if let path {
                try Configuration.loadForCommand(path)
            } else {
                try? Configuration.load(path: Configuration.defaultPath)
            }
        languages = configuration?.languages ?? ["eng"]
        own = configuration?.labels ?? []
    }

    func definition(_ name: String) throws(CommandLineError) -> LabelDefinition {
        if let definition = own.first(where: { $0.name == name }) ?? .builtIn(named: name) { return definition }
        throw .usage("no label '\(name)'; \((own.map(\.name) + LabelDefinition.builtInNames).advice(for: name))")
    }

    func isOwn(_ name: String) -> Bool { own.contains { $0.name == name } }
}
