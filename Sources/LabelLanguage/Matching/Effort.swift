/// Counts the work on one picture and remembers what was given up. Lives for one call of the matcher.
final class Effort {
    private(set) var steps = 0
    private(set) var problems: [MatchProblem] = []
    /// Patterns that once gave up are not tried again on this picture.
    private var spent: Set<String> = []

    func count(_ steps: Int) { self.steps &+= steps }

    /// The places where a field's pattern fits a text; none where it gives up.
    func matches(_ pattern: Pattern, in text: String, for field: CompiledLabel.Field) -> [Pattern.Match] {
        (try? attempt(pattern, text.utf8.count, field) { () throws(PatternError) in try pattern.matches(in: text) })
            ?? []
    }

    func matchesWhole(_ pattern: Pattern, _ text: String, for field: CompiledLabel.Field) -> Bool {
        matchesWhole(pattern, Array(text.utf8), for: field)
    }

    func matchesWhole(_ pattern: Pattern, _ bytes: [UInt8], for field: CompiledLabel.Field) -> Bool {
        (try? attempt(pattern, bytes.count, field) { () throws(PatternError) in try pattern.matchesWhole(bytes) })
            ?? false
    }

    func matchesBeginning(_ pattern: Pattern, _ bytes: [UInt8], for field: CompiledLabel.Field) -> Bool {
        (try? attempt(pattern, bytes.count, field) { () throws(PatternError) in try pattern.matchesBeginning(bytes) })
            ?? false
    }

    private func attempt<Result>(
        _ pattern: Pattern, _ length: Int, _ field: CompiledLabel.Field, _ run: () throws(PatternError) -> Result
    ) throws(PatternError) -> Result? {
        guard !spent.contains(pattern.source) else { return nil }
        steps &+= length + 1
        do {
            return try run()
        } catch {
            spent.insert(pattern.source)
            problems.append(
                MatchProblem(
                    label: field.label, field: field.field.name, pattern: pattern.source, message: error.message))
            throw error
        }
    }
}
