/// Looks for what a pattern allows among all that a stretch of print may say: each character as read, as the reader's
/// other choices have it, and as its look-alikes.
///
/// The pattern is asked after each character whether what stands so far could go on to a match, so that a form such as
/// `[A-Z]{2}[0-9]{6}` is decided character by character instead of by trying all combinations.
struct LatticeSearch {
    /// A text that the pattern fits, with what was changed for it.
    struct Reading: Hashable {
        var text: [Unicode.Scalar]
        var changes: Int
    }

    let effort: Effort
    let field: CompiledLabel.Field

    static let maximumLength = 32
    private static let maximumCalls = 600

    /// The readings that fit, at most two: more than one decides nothing.
    func readings(of choices: [[Unicode.Scalar]], pattern: Pattern) -> [Reading] {
        guard !choices.isEmpty, choices.count <= Self.maximumLength else { return [] }
        // A reader gets a character in three wrong at worst; beyond that a value would be invented.
        var search = State(choices: choices, allowedChanges: max(1, choices.count / 3))
        var prefix: [Unicode.Scalar] = []
        extend(&prefix, 0, &search, pattern)
        return search.calls > Self.maximumCalls ? [] : search.found
    }

    private struct State {
        let choices: [[Unicode.Scalar]]
        let allowedChanges: Int
        var found: [Reading] = []
        var calls = 0
    }

    private func extend(_ prefix: inout [Unicode.Scalar], _ changes: Int, _ state: inout State, _ pattern: Pattern) {
        guard state.found.count < 2, state.calls <= Self.maximumCalls, changes <= state.allowedChanges else { return }
        let index = prefix.count
        for (rank, scalar) in state.choices[index].enumerated() {
            prefix.append(scalar)
            state.calls += 1
            var text = String.UnicodeScalarView()
            text.append(contentsOf: prefix)
            let bytes = Array(String(text).utf8)
            let changed = changes + (rank == 0 ? 0 : 1)
            if prefix.count < state.choices.count {
                if effort.matchesBeginning(pattern, bytes, for: field) { extend(&prefix, changed, &state, pattern) }
            } else if changed <= state.allowedChanges, effort.matchesWhole(pattern, bytes, for: field) {
                state.found.append(Reading(text: prefix, changes: changed))
            }
            prefix.removeLast()
        }
    }
}
