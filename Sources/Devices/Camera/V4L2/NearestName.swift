/// The name that was probably meant: the one with the fewest letters to change, if they are few.
func nearestName(to wanted: String, among names: [String]) -> String? {
    let wanted = Array(wanted.prefix(64))
    let best = names.map { (name: $0, changes: changes(from: wanted, to: Array($0.prefix(64)))) }
        .min { $0.changes < $1.changes }
    guard let best, best.changes <= max(2, wanted.count / 2) else { return nil }
    return best.name
}

/// Levenshtein's distance.
private func changes(from: [Character], to: [Character]) -> Int {
    var previous = Array(0...to.count)
    for (row, letter) in from.enumerated() {
        var current = [row + 1]
        for (column, other) in to.enumerated() {
            current.append(
                min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
        }
        previous = current
    }
    return previous[to.count]
}
