import LabelLanguage

/// Lines of one picture from several passes, each place taken by its best reading.
struct LineCollection {
    /// From the top down.
    private(set) var readLines: [ReadLine] = []

    var lines: [TextLine] { readLines.map(\.line) }

    /// Adds lines; where two share a place, the better one stays.
    mutating func add(_ more: [ReadLine]) {
        guard !more.isEmpty else { return }
        let ranked = (readLines + more).sorted { $0.line.worth > $1.line.worth }
        readLines = []
        for line in ranked where !readLines.contains(where: { $0.line.isAtPlace(of: line.line) }) {
            readLines.append(line)
        }
        readLines.sort { ($0.line.box.center.y, $0.line.box.x) < ($1.line.box.center.y, $1.line.box.x) }
    }
}

extension TextLine {
    /// Of two readings of one place, the surer one; of two as sure, the one that holds more.
    fileprivate var worth: Double {
        confidence + 0.02 * Double(min(characters.count, 30))
    }

    /// Whether both are readings of one place. Boxes of whole lines overlap where lines are tilted; their characters do
    /// not.
    fileprivate func isAtPlace(of other: TextLine) -> Bool {
        let shared = box.intersectionArea(other.box)
        guard shared > 0.6 * min(box.width * box.height, other.box.width * other.box.height) else { return false }
        let own = characterBoxes
        let others = other.characterBoxes
        return Self.share(of: own, on: others) > 0.25 || Self.share(of: others, on: own) > 0.25
    }

    private var characterBoxes: [Box] { characters.isEmpty ? [box] : characters.map(\.box) }

    private static func share(of boxes: [Box], on others: [Box]) -> Double {
        let covered = boxes.count { box in
            let center = box.center
            return others.contains { other in
                // Between two characters as well, but not beside ones that are many times as large.
                let space = min(box.height, other.height) / 4
                return center.x > other.x - space && center.x < other.maxX + space && center.y > other.y
                    && center.y < other.maxY
            }
        }
        return Double(covered) / Double(max(1, boxes.count))
    }
}
