import Imaging

/// The one thing that would help reading most now.
public enum GuidanceReason: String, Hashable, Sendable, CaseIterable {
    /// The label or the camera moves.
    case holdStill = "HOLD_STILL"
    /// Modules or text are too small.
    case moveCloser = "MOVE_CLOSER"
    /// The label is larger than the picture, or nearly.
    case moveFarther = "MOVE_FARTHER"
    case moreLight = "MORE_LIGHT"
    case lessLight = "LESS_LIGHT"
    /// A lamp is mirrored in the label.
    case glare = "GLARE"
    case outOfFocus = "OUT_OF_FOCUS"
    /// The label lies across the edge of the picture.
    case cutByEdge = "CUT_BY_EDGE"
    /// More than one whole label lies in view where one is to be captured.
    case severalLabels = "SEVERAL_LABELS"

    /// For people.
    public var text: String {
        switch self {
        case .holdStill: "hold the label still"
        case .moveCloser: "bring the label closer"
        case .moveFarther: "take the label farther away"
        case .moreLight: "more light is needed"
        case .lessLight: "less light is needed"
        case .glare: "tilt the label: a lamp is mirrored in it"
        case .outOfFocus: "the label is out of focus"
        case .cutByEdge: "move the label into the middle: the picture's edge cuts it"
        case .severalLabels: "show one label only"
        }
    }

    /// What a frame calls for, the worst first: in the dark nothing else can be told, and what moves cannot be judged
    /// for focus.
    ///
    /// - Parameters:
    ///   - shown: what is being said now: it holds until the measure is clearly better.
    ///   - takesSeveral: several labels at a time are welcome.
    /// - Returns: nil when all is well, so also for a label that was read whole.
    init?(_ measures: FrameMeasures, shown: GuidanceReason?, takesSeveral: Bool) {
        if measures.wholeLabels > 0 {
            guard measures.wholeLabels > 1, !takesSeveral else { return nil }
            self = .severalLabels
            return
        }
        if measures.light == .tooDark {
            self = .moreLight
        } else if measures.light == .tooBright {
            self = .lessLight
        } else if measures.isBlurred {
            self = measures.blur == .focus ? .outOfFocus : .holdStill
        } else if measures.light == .glare {
            self = .glare
        } else if measures.overflows(shown == .moveFarther ? 0.85 : 0.95) {
            self = .moveFarther
        } else if !measures.cutSides.isEmpty {
            self = .cutByEdge
        } else if measures.isSmall(shown == .moveCloser ? 1.15 : 1) {
            self = .moveCloser
        } else {
            return nil
        }
    }
}

extension FrameMeasures {
    fileprivate func overflows(_ share: Double) -> Bool {
        largestShare > share || cutSides.isSuperset(of: [.left, .right]) || cutSides.isSuperset(of: [.top, .bottom])
    }

    /// Under 1.5 pixels a module, or 12 a line of text, neither barcode nor text reader is at its best.
    fileprivate func isSmall(_ factor: Double) -> Bool {
        (moduleWidth ?? .infinity) < 1.5 * factor || (textHeight ?? .infinity) < 12 * factor
    }
}
