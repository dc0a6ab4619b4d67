/// One note of a tone.
struct Note: Hashable, Sendable {
    /// 0 for a rest.
    var hertz: Double
    var milliseconds: Int
}

extension Tone {
    /// What is played: each tone differs from the others in rhythm as well as in pitch, so that they are told apart in a
    /// noisy hall and by people who hear high notes badly.
    var notes: [Note] {
        switch self {
        case .success: [Note(hertz: 2000, milliseconds: 150)]
        case .failed: [Note(hertz: 880, milliseconds: 150), Note(hertz: 587, milliseconds: 250)]
        case .noRead: [Note(hertz: 440, milliseconds: 110), .rest, Note(hertz: 440, milliseconds: 110)]
        case .fault: [.low, .rest, .low, .rest, .low]
        case .ready:
            [
                Note(hertz: 659, milliseconds: 80), Note(hertz: 880, milliseconds: 80),
                Note(hertz: 1319, milliseconds: 120),
            ]
        }
    }

    /// How long it sounds.
    var duration: Duration {
        .milliseconds(notes.reduce(0) { $0 + $1.milliseconds })
    }
}

extension Note {
    fileprivate static let rest = Note(hertz: 0, milliseconds: 70)
    fileprivate static let low = Note(hertz: 330, milliseconds: 200)
}
