extension Collection where Element == String {
    /// The element that takes the fewest slips of the keyboard to become a name, case aside.
    ///
    /// - Returns: the first of the nearest, and how many slips away it is; nil for an empty collection.
    func nearest(to name: String) -> (name: String, distance: Int)? {
        let typed = Array(name.lowercased().unicodeScalars.prefix(64))
        return map { (name: $0, distance: editDistance(typed, Array($0.lowercased().unicodeScalars))) }
            .min { $0.distance < $1.distance }
    }

    /// What to do about a name that is none of these: "did you mean 'size'?" where one is near, all of them otherwise.
    ///
    /// - Parameter kind: what the names are, "the keys", where the nearest is to be named however far it is.
    func advice(for name: String, among kind: String? = nil) -> String {
        guard let nearest = nearest(to: name) else { return "there is none to choose from" }
        if nearest.distance <= Swift.max(1, name.count / 3) { return "did you mean '\(nearest.name)'?" }
        let all = joined(separator: ", ")
        return kind.map { "the nearest is '\(nearest.name)', \($0) are \(all)" } ?? "give one of \(all)"
    }
}

/// Insertions, deletions, substitutions and swaps of neighbours that make one text the other (Damerau's distance in its
/// optimal string alignment form: no part is edited twice).
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
        var row = [i + 1]
        for j in right.indices {
            var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                cost = Swift.min(cost, beforeLast[j - 1] + 1)
            }
            row.append(cost)
        }
        beforeLast = last
        last = row
    }
    return last[right.count]
}
