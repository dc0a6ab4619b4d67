/// What the doctor found of one thing.
struct Finding: Hashable, Sendable {
    enum Verdict: String, Hashable, Sendable {
        case right = "ok"
        /// Works, but a person should know.
        case odd = "note"
        case wrong = "bad"
        /// The configuration does not name one.
        case absent = "none"
    }

    var verdict: Verdict
    var subject: String
    var text: String
    /// The command or the deed that mends it.
    var remedy: String?

    init(_ verdict: Verdict, _ subject: String, _ text: String, remedy: String? = nil) {
        self.verdict = verdict
        self.subject = subject
        self.text = text
        self.remedy = remedy
    }

    /// One or two lines for a person.
    var lines: [String] {
        let first = verdict.rawValue.padded(to: 5) + subject.padded(to: 14) + text
        return [first] + (remedy.map { [String(repeating: " ", count: 19) + "-> \($0)"] } ?? [])
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
