import LabelLanguage

/// What the last frame of a stream showed, to be looked at again in the next one before all else.
struct TextMemory {
    /// All lines of the frame that was last read as a whole, those that were read again since renewed.
    var lines: [ReadLine]
    /// Which of them hold the labels' values.
    private(set) var holding: [Int] = []
    /// Frames since one was read as a whole.
    var age = 0

    /// However well the known lines go on reading, what else has come into view is looked for after so many frames.
    private static let longestAge = 10

    init(lines: [ReadLine]) {
        self.lines = lines
    }

    /// Whether there is something to go on with.
    var isFollowing: Bool { !holding.isEmpty && age < Self.longestAge }

    /// - Parameter places: where the values of whole labels stand.
    mutating func note(values places: [Box]) {
        // A value may stand in several lines, as a price and its raised cents.
        holding = lines.indices.filter { index in
            places.contains { $0.holds(lines[index].line.box) || lines[index].line.box.holds($0) }
        }
    }

    /// Lines in the order in which they are worth reading: next to where the values were, then the others.
    func sorted(_ regions: [LineRegion]) -> [LineRegion] {
        let places = holding.map { lines[$0].line.box }
        guard !places.isEmpty else { return regions }
        return regions.movingToFront { region in places.contains { $0.isNear(region.box) } }
    }
}

extension Box {
    /// Whether less than the height of a line lies between the two.
    fileprivate func isNear(_ other: Box) -> Bool {
        let space = min(height, width)
        return x - space < other.maxX && other.x < maxX + space && y - space < other.maxY && other.y < maxY + space
    }
}
