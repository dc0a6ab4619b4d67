/// The words of a command line, sorted into options and the rest.
struct Arguments {
    private(set) var values: [String: [String]] = [:]
    private(set) var flags: Set<String> = []
    /// What is no option, in order.
    private(set) var operands: [String] = []

    /// - Parameters:
    ///   - words: what follows the command's name.
    ///   - valued: options that take a value, as `--roi 0,0,1,1` or `--roi=0,0,1,1`.
    ///   - flags: options that take none.
    ///   - endsAtOperand: the first operand ends the options: what follows belongs to it.
    init(
        _ words: [String], valued: [String] = [], flags known: [String] = [], endsAtOperand: Bool = false
    ) throws(CommandLineError) {
        var rest = ArraySlice(words)
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                if endsAtOperand {
                    operands += rest
                    return
                }
                continue
            }
            let (name, attached) = Self.split(word)
            if known.contains(name), attached == nil {
                flags.insert(name)
            } else if valued.contains(name) {
                guard let value = attached ?? rest.popFirst() else { throw .usage("\(name) wants a value") }
                values[name, default: []].append(value)
            } else {
                throw .usage("no option '\(word)' here; \((valued + known).advice(for: name))")
            }
        }
    }

    /// An option's value; nil where it was not given.
    func value(_ name: String) throws(CommandLineError) -> String? {
        guard let given = values[name] else { return nil }
        guard given.count == 1 else { throw .usage("\(name) is given \(given.count) times") }
        return given[0]
    }

    private static func split(_ word: String) -> (name: String, value: String?) {
        guard let index = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<index]), String(word[word.index(after: index)...]))
    }
}
