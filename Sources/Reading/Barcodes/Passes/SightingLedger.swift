import LabelLanguage

/// Gathers what passes read in one picture, and says what of it can be reported.
struct SightingLedger {
    private struct Entry {
        var symbol: Symbol
        var points: Int
        var decoders: Set<Sighting.Decoder>
        /// Whether a look at the picture showed other digits.
        var isRefuted = false
    }

    private var entries: [Entry] = []
    private let earlier: [Symbol]

    /// - Parameter earlier: what the frame before showed, though not well enough to be reported: seen again, it is.
    init(earlier: [Symbol] = []) {
        self.earlier = earlier
    }

    /// Adds what a pass read.
    ///
    /// - Parameter points: what it counts for; two are enough to report it.
    mutating func add(_ sighting: Sighting, points: Int) {
        if let index = entries.firstIndex(where: { isSame($0, sighting) }) {
            entries[index].points += points
            entries[index].decoders.insert(sighting.decoder)
            entries[index].symbol.addOn = entries[index].symbol.addOn ?? sighting.symbol.addOn
        } else {
            let wasSeen = earlier.contains { $0.isSame(as: sighting.symbol) }
            entries.append(
                Entry(symbol: sighting.symbol, points: points + (wasSeen ? 1 : 0), decoders: [sighting.decoder]))
        }
    }

    /// Notes that the bars of a sighting say something else.
    mutating func refute(_ sighting: Sighting) {
        add(sighting, points: 0)
        for index in entries.indices where entries[index].symbol.isSame(as: sighting.symbol) {
            entries[index].isRefuted = true
        }
    }

    /// Whether a symbol is known so well, or refuted, that another look would tell nothing new.
    func isDecided(_ symbol: Symbol) -> Bool {
        entries.contains { $0.symbol.isSame(as: symbol) && ($0.isRefuted || $0.decoders.contains(.profile)) }
    }

    /// What was seen, but not well enough, and not refuted either.
    var doubtful: [Symbol] {
        entries.filter { $0.points > 0 && $0.points < Evidence.enough && !$0.isRefuted }.map(\.symbol)
    }

    /// Whether a place lies in a symbol that can be reported.
    func isTaken(_ point: Point) -> Bool {
        symbols.contains { $0.corners.boundingBox.contains(point) }
    }

    /// What can be reported: seen well enough, not contradicted and not a part of something larger.
    var symbols: [Symbol] {
        let seen = entries.filter { $0.points >= Evidence.enough && !$0.isRefuted }
        return seen.filter { entry in
            !seen.contains { other in
                !other.symbol.isSame(as: entry.symbol)
                    && (isPart(entry.symbol, of: other.symbol) || contradicts(other, entry))
            }
        }.map(\.symbol)
    }

    private func isSame(_ entry: Entry, _ sighting: Sighting) -> Bool {
        if entry.symbol.isSame(as: sighting.symbol) { return true }
        // Error correction leaves no doubt about a matrix symbol's content, but decoders differ in how they put it.
        return !sighting.symbol.symbology.isLinear && entry.symbol.symbology == sighting.symbol.symbology
            && !entry.decoders.contains(sighting.decoder) && entry.symbol.isPlaced(as: sighting.symbol)
    }

    /// A linear symbol in the middle of another symbol is made of that one's bars.
    private func isPart(_ symbol: Symbol, of other: Symbol) -> Bool {
        guard symbol.symbology.isLinear else { return false }
        let (box, otherBox) = (symbol.corners.boundingBox, other.corners.boundingBox)
        let isShorter = max(box.width, box.height) < 0.9 * max(otherBox.width, otherBox.height)
        return isShorter && otherBox.contains(symbol.center)
    }

    /// Two readings of the same bars cannot both be right: the fit to the picture decides, else neither stands.
    private func contradicts(_ other: Entry, _ entry: Entry) -> Bool {
        guard other.symbol.symbology.isLinear, entry.symbol.symbology.isLinear,
            !entry.decoders.contains(.profile) || other.decoders.contains(.profile)
        else { return false }
        let (box, otherBox) = (entry.symbol.corners.boundingBox, other.symbol.corners.boundingBox)
        return box.contains(otherBox.center) || otherBox.contains(box.center)
    }
}
