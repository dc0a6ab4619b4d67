/// Keeps back values that fail the conditions of their field.
struct FieldChecks {
    let page: LabelPage

    /// Candidates without those that fail by themselves, and of each field without any left the best that failed.
    func checked(_ candidates: [[Candidate]]) -> (accepted: [[Candidate]], rejections: [FieldRejection]) {
        var rejections: [FieldRejection] = []
        let accepted = zip(page.label.fields, candidates).map { field, list -> [Candidate] in
            if let conflict = SourceAgreement.conflict(list) {
                rejections.append(rejection(conflict.value, conflict.reason))
                return []
            }
            guard !field.field.validations.isEmpty else { return list }
            let judged = list.map { ($0, refusal(of: $0.value, field, among: [])) }
            let accepted = judged.filter { $0.1 == nil }.map(\.0)
            if accepted.isEmpty, let worst = judged.max(by: { $0.0.score < $1.0.score }), let reason = worst.1 {
                rejections.append(rejection(worst.0.value, reason))
            }
            return accepted
        }
        return (accepted, rejections)
    }

    /// Values without those that contradict another field.
    func agreed(_ chosen: [Candidate?]) -> (chosen: [Candidate?], rejections: [FieldRejection]) {
        let values = chosen.compactMap { $0?.value }
        var rejections: [FieldRejection] = []
        let agreed = zip(page.label.fields, chosen).map { field, candidate -> Candidate? in
            guard let candidate else { return nil }
            let others = values.filter { $0.name != candidate.value.name }
            guard let reason = refusal(of: candidate.value, field, among: others) else { return candidate }
            rejections.append(rejection(candidate.value, reason))
            return nil
        }
        return (agreed, rejections)
    }

    private func refusal(of value: FieldValue, _ field: CompiledLabel.Field, among others: [FieldValue]) -> String? {
        field.field.validations.lazy.compactMap { $0.refusal(of: value, among: others, today: page.reading.today) }
            .first
    }

    private func rejection(_ value: FieldValue, _ reason: String) -> FieldRejection {
        FieldRejection(field: value.name, text: value.text, value: value.value, reason: reason)
    }
}
