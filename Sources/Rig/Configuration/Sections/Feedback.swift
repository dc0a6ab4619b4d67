import Devices

/// What a person at the bench is told by tone and lamp.
public enum FeedbackEvent: String, Hashable, Sendable, CaseIterable {
    /// A record that passes, one that fails, one of nothing.
    case success, failed, noRead
    /// Something is wrong with the rig.
    case fault
    /// The rig has started.
    case ready
}

extension Configuration {
    /// Tones and torch blinks for each event. A label is told once, as its one record is.
    public struct Feedback: Hashable, Sendable {
        public struct Signal: Hashable, Sendable {
            /// Nil for none.
            public var tone: Tone?
            /// How often the lamp blinks. 0 to 10.
            public var blinks: Int

            public init(tone: Tone?, blinks: Int = 0) {
                self.tone = tone
                self.blinks = blinks
            }
        }

        /// No tones; the lamp still blinks.
        public var isSilent = false
        private var signals: [FeedbackEvent: Signal] = [
            .success: Signal(tone: .success), .failed: Signal(tone: .failed), .noRead: Signal(tone: .noRead),
            .fault: Signal(tone: .fault), .ready: Signal(tone: nil),
        ]

        public init() {}

        public subscript(event: FeedbackEvent) -> Signal {
            get { signals[event] ?? Signal(tone: nil) }
            set { signals[event] = newValue }
        }
    }
}

extension Configuration.Feedback {
    private enum Key: String, CaseIterable { case silent, success, failed, noRead, fault, ready }
    private enum SignalKey: String, CaseIterable { case tone, blinks }

    static let blinkRange = 0...10
    /// In place of a tone's name, for none.
    static let noTone = "none"
    /// What a tone can be called.
    static let toneNames = Tone.allCases.map(\.rawValue) + [noTone]

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "feedback")
        self.init()
        isSilent = try section.flag(.silent) ?? isSilent
        for event in FeedbackEvent.allCases {
            guard let key = Key(rawValue: event.rawValue), let node = try section.node(key) else { continue }
            self[event] = try Self.signal(node, section.name(key), usual: self[event])
        }
    }

    private static func signal(
        _ node: YAMLNode, _ subject: String, usual: Signal
    ) throws(Misconfiguration) -> Signal {
        let section = try Section<SignalKey>(node, subject: subject)
        var signal = usual
        if let name = try section.line(.tone, upTo: 64) {
            guard toneNames.contains(name) else {
                throw Misconfiguration(
                    at: section.place(of: .tone),
                    "\(section.name(.tone)) is '\(name.excerpt)'; \(toneNames.advice(for: name))")
            }
            signal.tone = Tone(rawValue: name)
        }
        signal.blinks = try section.integer(.blinks, in: blinkRange) ?? signal.blinks
        return signal
    }
}
