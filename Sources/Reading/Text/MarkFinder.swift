/// Gathers the pixels that stand out into connected marks, by runs of equal pixels in each row.
///
/// Keeps its buffers from picture to picture; belongs to one thread.
struct MarkFinder {
    /// More runs than this are noise, not print: a full page of small print has about a fifth of it.
    private static let maximumRuns = 150_000

    private struct Run {
        var start: Int32
        var end: Int32
        var kind: UInt8
        var mark: Int32
    }

    private var above: [Run] = []
    private var current: [Run] = []
    /// Each mark's representative; a mark that was joined to another points at it.
    private var parents: [Int32] = []
    private var marks: [Mark] = []

    /// - Returns: nil when the picture is all noise.
    mutating func marks(in map: ContrastMap) -> [Mark]? {
        above.removeAll(keepingCapacity: true)
        parents.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        var runs = 0
        let tooMany = map.classes.withUnsafeBufferPointer { classes in
            for y in 0..<map.height {
                let row = UnsafeBufferPointer(rebasing: classes[y * map.width..<(y + 1) * map.width])
                findRuns(in: row)
                runs += current.count
                if runs > Self.maximumRuns { return true }
                join(row: y)
                swap(&above, &current)
            }
            return false
        }
        return tooMany ? nil : gathered()
    }

    private mutating func findRuns(in row: UnsafeBufferPointer<UInt8>) {
        current.removeAll(keepingCapacity: true)
        let width = row.count
        let raw = UnsafeRawBufferPointer(row)
        var x = 0
        while x < width {
            let kind = row[x]
            guard kind != ContrastMap.plain else {
                // Most of a picture is plain: go through it eight pixels at a time.
                x += 1
                while x + 8 <= width, raw.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 { x += 8 }
                while x < width, row[x] == ContrastMap.plain { x += 1 }
                continue
            }
            let start = x
            while x < width, row[x] == kind { x += 1 }
            current.append(Run(start: Int32(start), end: Int32(x), kind: kind, mark: -1))
        }
    }

    /// Gives each run of the row the mark of the runs above that it touches, corners included, or a new one.
    private mutating func join(row y: Int) {
        var first = 0
        for index in current.indices {
            let run = current[index]
            while first < above.count, above[first].end < run.start { first += 1 }
            var candidate = first
            var mark: Int32 = -1
            while candidate < above.count, above[candidate].start <= run.end {
                if above[candidate].kind == run.kind {
                    let other = root(above[candidate].mark)
                    mark = mark < 0 ? other : merge(mark, other)
                }
                candidate += 1
            }
            let piece = Mark(
                left: Int(run.start), top: y, right: Int(run.end), bottom: y + 1, area: Int(run.end - run.start),
                isLight: run.kind == ContrastMap.light)
            if mark < 0 {
                mark = Int32(marks.count)
                parents.append(mark)
                marks.append(piece)
            } else {
                marks[Int(mark)] = marks[Int(mark)].union(piece)
            }
            current[index].mark = mark
        }
    }

    private mutating func root(_ mark: Int32) -> Int32 {
        var mark = mark
        while parents[Int(mark)] != mark {
            parents[Int(mark)] = parents[Int(parents[Int(mark)])]
            mark = parents[Int(mark)]
        }
        return mark
    }

    private mutating func merge(_ one: Int32, _ other: Int32) -> Int32 {
        guard one != other else { return one }
        let kept = min(one, other)
        let gone = max(one, other)
        parents[Int(gone)] = kept
        marks[Int(kept)] = marks[Int(kept)].union(marks[Int(gone)])
        return kept
    }

    private func gathered() -> [Mark] {
        marks.indices.lazy.filter { parents[$0] == Int32($0) }.map { marks[$0] }
    }
}
