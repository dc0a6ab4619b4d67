/// Rows of equal pixels, gathered into connected patches. Corners connect.
///
/// Keeps its buffers from picture to picture; belongs to one thread.
struct RunLabeling {
    struct Run {
        var row: Int32
        var start: Int32
        /// One past the last.
        var end: Int32
        var kind: UInt8
        /// Which patch it belongs to: see ``patch(of:)``.
        fileprivate var label: Int32
    }

    /// More runs than this are noise, not print: a full page of small print has about a fifth of it.
    private static let maximumRuns = 150_000

    private(set) var runs: [Run] = []
    /// Each label's representative; a label that was joined to another points at it.
    private var parents: [Int32] = []

    /// Labels are below this; not every one is a patch's own.
    var labelCount: Int { parents.count }

    /// - Parameter kinds: `width * height` pixels; 0 belongs to no patch, equal others that touch belong together.
    /// - Returns: false when the picture is all noise.
    mutating func label(_ kinds: UnsafeBufferPointer<UInt8>, width: Int, height: Int) -> Bool {
        runs.removeAll(keepingCapacity: true)
        parents.removeAll(keepingCapacity: true)
        var above = 0..<0
        for y in 0..<height {
            let first = runs.count
            findRuns(in: UnsafeBufferPointer(rebasing: kinds[y * width..<(y + 1) * width]), row: Int32(y))
            if runs.count > Self.maximumRuns { return false }
            join(first..<runs.count, to: above)
            above = first..<runs.count
        }
        for label in parents.indices { parents[label] = root(Int32(label)) }
        return true
    }

    /// The patch that a run belongs to, below ``labelCount``.
    func patch(of run: Run) -> Int { Int(parents[Int(run.label)]) }

    private mutating func findRuns(in row: UnsafeBufferPointer<UInt8>, row y: Int32) {
        let width = row.count
        let raw = UnsafeRawBufferPointer(row)
        var x = 0
        while x < width {
            let kind = row[x]
            guard kind != 0 else {
                // Most of a picture is plain: go through it eight pixels at a time.
                x += 1
                while x + 8 <= width, raw.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 { x += 8 }
                while x < width, row[x] == 0 { x += 1 }
                continue
            }
            let start = x
            while x < width, row[x] == kind { x += 1 }
            runs.append(Run(row: y, start: Int32(start), end: Int32(x), kind: kind, label: -1))
        }
    }

    /// Gives each run the label of those above that it touches, or a new one.
    private mutating func join(_ row: Range<Int>, to above: Range<Int>) {
        var first = above.lowerBound
        for index in row {
            let run = runs[index]
            while first < above.upperBound, runs[first].end < run.start { first += 1 }
            var candidate = first
            var label: Int32 = -1
            while candidate < above.upperBound, runs[candidate].start <= run.end {
                if runs[candidate].kind == run.kind {
                    let other = root(runs[candidate].label)
                    label = label < 0 ? other : merge(label, other)
                }
                candidate += 1
            }
            if label < 0 {
                label = Int32(parents.count)
                parents.append(label)
            }
            runs[index].label = label
        }
    }

    private mutating func root(_ label: Int32) -> Int32 {
        var label = label
        while parents[Int(label)] != label {
            parents[Int(label)] = parents[Int(parents[Int(label)])]
            label = parents[Int(label)]
        }
        return label
    }

    private mutating func merge(_ one: Int32, _ other: Int32) -> Int32 {
        let kept = min(one, other)
        parents[Int(max(one, other))] = kept
        return kept
    }
}
