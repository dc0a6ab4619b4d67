/// Finds the dates in a line of print.
struct DateScanner {
    /// The year in which the label is read: settles the century of a shortened year.
    var currentYear: Int

    /// All dates of a text, in order and without overlap.
    func dates(in scalars: [Unicode.Scalar]) -> [PrintedDate] {
        let folded = Folding.fold(scalars)
        let atoms = DateAtom.all(in: scalars, folded: folded)
        guard !atoms.isEmpty else { return [] }
        var found = scan(DateAtoms(atoms: atoms, scalars: scalars, folded: folded))
        // Readers put spaces inside numbers (2 0 2 1 . 06 . 25): what closing them gives counts where nothing else was.
        let closedAtoms = Self.closingSpaces(atoms, folded: folded)
        let closed = DateAtoms(atoms: closedAtoms, scalars: scalars, folded: folded)
        let hasClosed = closedAtoms.count < atoms.count
        for date in (hasClosed ? scan(closed) : []) + joined(closed) {
            let others = found.indices.filter { found[$0].range.overlaps(date.range) }
            guard others.isEmpty || date.isComplete && others.allSatisfy({ !found[$0].isComplete }),
                // `12 2026` stands as it is printed.
                !date.isLoose || !others.contains(where: { isMonthOfTheseTimes(found[$0]) })
            else { continue }
            for other in others.reversed() { found.remove(at: other) }
            found.append(date)
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func isMonthOfTheseTimes(_ date: PrintedDate) -> Bool {
        date.readings.contains { reading in
            reading.date.day == nil && reading.date.month != nil
                && reading.date.year.map { Century.year(twoDigits: $0 % 100, seenFrom: currentYear) == $0 } ?? false
        }
    }

    private func scan(_ atoms: DateAtoms) -> [PrintedDate] {
        let parser = DateParser(currentYear: currentYear)
        var found: [PrintedDate] = []
        var index = 0
        while index < atoms.count {
            let match = [3, 2, 1].lazy.compactMap { length -> (date: PrintedDate, length: Int)? in
                guard index + length <= atoms.count, atoms.standsAlone(index, length) else { return nil }
                return parser.date(atoms, index, length).map { ($0, length) }
            }.first
            if let match {
                found.append(match.date)
                index += match.length
            } else {
                index += 1
            }
        }
        return found
    }

    /// Dates that have lost a separator: `24.122026`, `2021.0825`.
    private func joined(_ atoms: DateAtoms) -> [PrintedDate] {
        let parser = DateParser(currentYear: currentYear)
        return (0..<max(0, atoms.count - 1)).compactMap { index in
            guard atoms.standsAlone(index, 2), atoms.gaps[index].isMark, let first = atoms[index].digits,
                let second = atoms[index + 1].digits, first.count + second.count == 8
            else { return nil }
            let merged = DateAtom(
                kind: .number(first + second), range: atoms[index].range.lowerBound..<atoms[index + 1].range.upperBound,
                corrections: atoms[index].corrections + atoms[index + 1].corrections)
            return parser.glued(merged)
        }
    }

    private static func closingSpaces(_ atoms: [DateAtom], folded: [UInt8]) -> [DateAtom] {
        atoms.reduce(into: []) { merged, atom in
            guard let last = merged.last, let first = last.digits, let second = atom.digits,
                atom.range.lowerBound == last.range.upperBound + 1,
                folded[last.range.upperBound] == UInt8(ascii: " "), first.count + second.count <= 8
            else {
                merged.append(atom)
                return
            }
            merged[merged.count - 1] = DateAtom(
                kind: .number(first + second), range: last.range.lowerBound..<atom.range.upperBound,
                corrections: last.corrections + atom.corrections)
        }
    }
}

/// The parts of a text with what stands between them.
struct DateAtoms {
    private let atoms: [DateAtom]
    /// Between a part and the next: one fewer than there are parts.
    let gaps: [DateAtom.Gap]
    private let scalars: [Unicode.Scalar]
    private let folded: [UInt8]

    init(atoms: [DateAtom], scalars: [Unicode.Scalar], folded: [UInt8]) {
        self.atoms = atoms
        self.scalars = scalars
        self.folded = folded
        gaps = zip(atoms, atoms.dropFirst()).map {
            DateAtom.gap(between: $0, and: $1, in: scalars, folded: folded)
        }
    }

    var count: Int { atoms.count }

    subscript(index: Int) -> DateAtom { atoms[index] }

    /// No further number is tied on by a separator, as in 10.24.12.2026 or a telephone number.
    func standsAlone(_ start: Int, _ length: Int) -> Bool {
        let end = start + length
        if start > 0, isTied(atoms[start - 1], atoms[start]) { return false }
        return end == count || !isTied(atoms[end - 1], atoms[end])
    }

    private func isTied(_ first: DateAtom, _ second: DateAtom) -> Bool {
        // A time may touch a date.
        if first.kind == .time || second.kind == .time { return false }
        // A time in digits stands behind its date: 20180428/191204.
        if first.digits?.count == 8, second.digits?.count == 6 { return false }
        guard first.digits != nil, second.digits != nil, second.range.lowerBound == first.range.upperBound + 1 else {
            return first.range.upperBound == second.range.lowerBound
        }
        return [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ",")].contains(
            folded[first.range.upperBound])
    }

    /// The characters of some parts, with an East Asian unit that closes them.
    func range(_ start: Int, _ length: Int) -> Range<Int> {
        var end = atoms[start + length - 1].range.upperBound
        if end < scalars.count, "日일".unicodeScalars.contains(scalars[end]) { end += 1 }
        return atoms[start].range.lowerBound..<end
    }
}
