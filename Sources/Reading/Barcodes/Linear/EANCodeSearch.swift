/// Finds the digits that fit best among those that make a valid code: parity and check digit hold.
struct EANCodeSearch {
    struct Code {
        var digits: [Int]
        var cost: Float
    }

    /// Cost of each pattern (0 to 9 set A or C, 10 to 19 set B) at each digit of the symbol, from the left.
    let costs: [[Float]]

    /// - Returns: the best valid code and the best other one, in that order; empty where the layout does not match the
    ///   number of digits.
    func codes(layout: EANLayout) -> [Code] {
        guard costs.count == layout.digitStarts.count else { return [] }
        var found: [Code] = []
        switch layout {
        case .ean13:
            for first in 0...9 {
                let sets = EANDigitPatterns.firstDigitParities[first] + [Bool](repeating: false, count: 6)
                let weights = (0..<12).map { $0.isMultiple(of: 2) ? 3 : 1 }
                for code in bestTwo(sets: sets, weights: weights, start: first, remainder: 0) {
                    found.append(Code(digits: [first] + code.digits, cost: code.cost))
                }
            }
        case .ean8:
            let weights = (0..<8).map { $0.isMultiple(of: 2) ? 3 : 1 }
            found = bestTwo(sets: [Bool](repeating: false, count: 8), weights: weights, start: 0, remainder: 0)
        case .upce:
            for system in 0...1 {
                for check in 0...9 {
                    found += shortCodes(system: system, check: check)
                }
            }
        }
        return Array(found.sorted { $0.cost < $1.cost }.prefix(2))
    }

    /// UPC-E codes with this number system and check digit: both are told by the parity of the six digits alone.
    private func shortCodes(system: Int, check: Int) -> [Code] {
        let sets = EANDigitPatterns.upceParities[check].map { $0 == (system == 0) }
        return (0...9).flatMap { last in
            // Where the digits stand in the UPC-A that is meant (ISO/IEC 15420, 4.3.4): even places count threefold.
            let places: [Int] =
                switch last {
                case 0, 1, 2: [1, 2, 8, 9, 10, 3]
                case 3: [1, 2, 3, 9, 10, 11]
                case 4: [1, 2, 3, 4, 10, 11]
                default: [1, 2, 3, 4, 5, 10]
                }
            var weights = places.map { $0.isMultiple(of: 2) ? 3 : 1 }
            // A last digit of 3 or 4 says only how to expand; it has no place of its own.
            if last == 3 || last == 4 { weights[5] = 0 }
            let codes = bestTwo(
                sets: sets, weights: weights, start: 3 * system, remainder: (10 - check) % 10, lastDigit: last)
            return codes.map { Code(digits: [system] + $0.digits + [check], cost: $0.cost) }
        }
    }

    /// The two cheapest ways to choose a digit each so that the weighted sum leaves `remainder` by 10.
    private func bestTwo(
        sets: [Bool], weights: [Int], start: Int, remainder: Int, lastDigit: Int? = nil
    ) -> [Code] {
        var states = [CheapestPair](repeating: CheapestPair(), count: 10)
        states[start % 10].first = Way(cost: 0)
        for index in sets.indices {
            var next = [CheapestPair](repeating: CheapestPair(), count: 10)
            let isLast = index == sets.count - 1
            for digit in 0...9 where !isLast || lastDigit == nil || lastDigit == digit {
                let cost = costs[index][sets[index] ? digit + 10 : digit]
                let step = weights[index] * digit
                for sum in 0...9 {
                    let target = (sum + step) % 10
                    next[target].offer(states[sum].first.with(digit, cost: cost))
                    next[target].offer(states[sum].second.with(digit, cost: cost))
                }
            }
            states = next
        }
        let pair = states[remainder % 10]
        return [pair.first, pair.second].filter { $0.cost < .infinity }.map { way in
            Code(digits: way.digits(count: sets.count), cost: way.cost)
        }
    }

    /// Digits chosen so far, four bits each, the last one lowest; no way at all at infinite cost.
    private struct Way {
        var cost: Float = .infinity
        var packed: UInt64 = 0

        func with(_ digit: Int, cost more: Float) -> Way {
            Way(cost: cost + more, packed: packed << 4 | UInt64(digit))
        }

        func digits(count: Int) -> [Int] {
            (0..<count).map { Int(packed >> UInt64(4 * (count - 1 - $0)) & 0xF) }
        }
    }

    private struct CheapestPair {
        var first = Way()
        var second = Way()

        mutating func offer(_ way: Way) {
            if way.cost < first.cost {
                second = first
                first = way
            } else if way.cost < second.cost {
                second = way
            }
        }
    }
}
