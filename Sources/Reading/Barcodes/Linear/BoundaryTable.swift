/// The dynamic programme over digit boundaries: of each digit and each offset of its end, the cheapest way there.
struct BoundaryTable {
    struct Entry {
        var sum: Float
        /// The offset at which the digit before ended.
        var origin: Int
    }

    private struct Cell {
        var sum = Float.infinity
        var begin = 0
        var origin = 0
    }

    private var cells: [[Cell]]

    init(digits: Int, offsets: Int) {
        cells = [[Cell]](repeating: [Cell](repeating: Cell(), count: offsets), count: digits)
    }

    mutating func offer(sum: Float, digit: Int, end: Int, begin: Int, origin: Int) {
        guard sum < cells[digit][end].sum else { return }
        cells[digit][end] = Cell(sum: sum, begin: begin, origin: origin)
    }

    func sums(digit: Int) -> [Float] { cells[digit].map(\.sum) }

    /// Where each digit begins and ends on the cheapest way.
    func path() -> [(begin: Int, end: Int)] {
        guard let last = cells.last, var end = last.indices.min(by: { last[$0].sum < last[$1].sum }) else { return [] }
        var spans: [(begin: Int, end: Int)] = []
        for row in cells.reversed() {
            spans.append((row[end].begin, end))
            end = row[end].origin
        }
        return spans.reversed()
    }

    /// Lets each offset be reached from its neighbours too, at a cost.
    static func spread(_ sums: [Float], cost: Float) -> [Entry] {
        sums.indices.map { index in
            var best = Entry(sum: sums[index], origin: index)
            for near in [index - 1, index + 1] where sums.indices.contains(near) && sums[near] + cost < best.sum {
                best = Entry(sum: sums[near] + cost, origin: near)
            }
            return best
        }
    }
}
