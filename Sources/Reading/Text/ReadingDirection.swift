import LabelLanguage

/// At which end a picture's lines begin, and whether that is still in doubt.
struct ReadingDirection {
    private(set) var isTurnedOver: Bool
    private var isKnown = false
    private var tries = 0

    init(isTurnedOver: Bool = false) {
        self.isTurnedOver = isTurnedOver
    }

    /// Upright, if lines that were read so say it.
    init(_ lines: [TextLine]) {
        self.init()
        lines.forEach { note($0) }
    }

    /// Trying both ends doubles the time; a few lines tell, or nothing does.
    var isOpen: Bool { !isKnown && tries < 8 }

    /// - Parameter line: nil where nothing was read.
    mutating func note(_ line: TextLine?) {
        tries += 1
        if line?.isSureOfDirection == true { isKnown = true }
    }

    mutating func turnOver() {
        isTurnedOver.toggle()
        isKnown = true
    }
}

extension TextLine {
    /// Text that reads this well is not upside down.
    var isSureOfDirection: Bool { confidence > 0.8 && characters.count >= 4 }
}
