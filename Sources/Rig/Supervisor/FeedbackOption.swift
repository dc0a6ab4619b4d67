import Devices

/// What `OPTION` can change of the feedback: `feedback.success.tone`, `feedback.noRead.blinks`.
struct FeedbackOption: Hashable {
    enum Part: String, CaseIterable {
        case tone, blinks
    }

    let event: FeedbackEvent
    let part: Part

    static let all = FeedbackEvent.allCases.flatMap { event in
        Part.allCases.map { FeedbackOption(event: event, part: $0) }
    }

    var name: String { "feedback.\(event.rawValue).\(part.rawValue)" }

    /// - Returns: what is wrong with a value, in words; nil when nothing is.
    func complaint(about text: String) -> String? {
        switch part {
        case .tone:
            let names = Configuration.Feedback.toneNames
            return names.contains(text) ? nil : "\(name) is one of \(names.joined(separator: ", "))"
        case .blinks:
            let range = Configuration.Feedback.blinkRange
            return Int(text).map(range.contains) == true
                ? nil : "\(name) is from \(range.lowerBound) to \(range.upperBound)"
        }
    }

    /// - Parameter text: a value that nothing is wrong with.
    func apply(_ text: String, to feedback: inout Configuration.Feedback) {
        switch part {
        case .tone: feedback[event].tone = Tone(rawValue: text)
        case .blinks: feedback[event].blinks = Int(text) ?? feedback[event].blinks
        }
    }
}
