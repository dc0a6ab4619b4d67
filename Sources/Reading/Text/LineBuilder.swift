internal import Glibc
import LabelLanguage

/// Strings marks together into lines of text.
struct LineBuilder {
    /// Size of the image that the marks were found in.
    var width: Int
    var height: Int

    /// Letters lower than this cannot be told from texture.
    private static let minimumHeight = 5
    /// How far letters of one line stand apart, in heights of the higher one: a wide word space, not a column's gap.
    private static let maximumGap = 1.1
    private static let maximumMarks = 6_000

    /// Lines in the pixels of the marks' image.
    func lines(from marks: [Mark]) -> [LineRegion] {
        let letters = marks.filter(isLetterLike).sorted { $0.area > $1.area }.prefix(Self.maximumMarks)
        guard !letters.isEmpty else { return [] }
        let frame = PictureFrame.fitting(Array(letters))
        let placed = letters.map(frame.place).sorted { $0.left < $1.left }
        return chains(of: placed, tilt: frame.tilt).map(Self.trimmed).flatMap { chain -> [LineRegion?] in
            guard let parts = Self.parted(chain, tilt: frame.tilt) else {
                return [isTextLike(chain) ? region(for: chain, in: frame) : nil]
            }
            return parts.map { part in
                var region = region(for: part, in: frame)
                region?.isPart = true
                return region
            }
        }.compactMap(\.self)
    }

    private func isLetterLike(_ mark: Mark) -> Bool {
        let long = max(mark.width, mark.height)
        let short = min(mark.width, mark.height)
        guard long >= Self.minimumHeight, mark.area >= 6, mark.width < width * 9 / 10, mark.height < height * 9 / 10
        else { return false }
        // Frames, shadows and creases fill little of their box; letters a good part.
        return mark.area * 12 >= mark.width * mark.height && long <= 40 * short
    }

    /// Joins each mark with the nearest one to its right that can stand in the same line.
    private func chains(of marks: [Mark], tilt: Double) -> [[Mark]] {
        let slope = tan(tilt)
        var parents = Array(marks.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index {
                parents[index] = parents[parents[index]]
                index = parents[index]
            }
            return index
        }
        let widest = marks.map(\.height).max() ?? 0
        for (index, mark) in marks.enumerated() {
            var best: (index: Int, cost: Double)?
            var next = index + 1
            let limit = mark.right + Int(Self.maximumGap * Double(min(widest, 2 * mark.height))) + 1
            while next < marks.count, marks[next].left <= limit {
                if let cost = distance(from: mark, to: marks[next], slope: slope), cost < best?.cost ?? .infinity {
                    best = (next, cost)
                }
                next += 1
            }
            if let best { parents[root(best.index)] = root(index) }
        }
        return Dictionary(grouping: marks.indices, by: root).sorted { $0.key < $1.key }
            .map { $0.value.map { marks[$0] } }
    }

    /// How far a mark stands from the one before it in a line; nil where the two cannot be neighbours.
    private func distance(from mark: Mark, to next: Mark, slope: Double) -> Double? {
        guard next.isLight == mark.isLight else { return nil }
        let high = Double(max(mark.height, next.height))
        let low = Double(min(mark.height, next.height))
        let gap = Double(next.left - mark.right)
        guard high <= 2.2 * low, gap <= Self.maximumGap * high, gap >= -0.5 * Double(min(mark.width, next.width)) else {
            return nil
        }
        let shift = slope * (next.centerX - mark.centerX)
        let top = max(Double(mark.top), Double(next.top) - shift)
        let bottom = min(Double(mark.bottom), Double(next.bottom) - shift)
        guard bottom - top >= 0.55 * low else { return nil }
        return max(0, gap) + (high - low)
    }

    /// Without an edge or a picture that stands at a line's end and is higher than its letters.
    private static func trimmed(_ chain: [Mark]) -> [Mark] {
        guard chain.count >= 4 else { return chain }
        let heights = chain.map(\.height).sorted()
        let limit = heights[heights.count / 2] * 8 / 5
        var chain = chain.sorted { $0.left < $1.left }[...]
        while chain.count > 3, let last = chain.last, last.height > limit { chain.removeLast() }
        while chain.count > 3, let first = chain.first, first.height > limit { chain.removeFirst() }
        return Array(chain)
    }

    /// Large digits and the small ones high beside them, which are two lines: recognisers want print of one size. Nil
    /// where the line is of one size.
    private static func parted(_ chain: [Mark], tilt: Double) -> [[Mark]]? {
        let slope = tan(tilt)
        let chain = chain.sorted { $0.left < $1.left }
        let level = chain.map { mark in
            let shift = Int((slope * mark.centerX).rounded())
            return Mark(
                left: mark.left, top: mark.top - shift, right: mark.right, bottom: mark.bottom - shift, area: mark.area,
                isLight: mark.isLight)
        }
        guard let start = RaisedTail.start(in: level) else { return nil }
        return [Array(chain[..<start]), Array(chain[start...])]
    }

    private func region(for chain: [Mark], in frame: PictureFrame) -> LineRegion? {
        let heights = chain.map(\.height).sorted()
        let middle = heights[heights.count / 2]
        guard middle >= Self.minimumHeight else { return nil }
        let tilt = tilt(of: chain, height: middle) ?? frame.tilt
        let cosine = cos(tilt)
        let sine = sin(tilt)
        var left = Double.infinity
        var right = -Double.infinity
        var top = Double.infinity
        var bottom = -Double.infinity
        for mark in chain {
            let along = mark.centerX * cosine + mark.centerY * sine
            let across = mark.centerY * cosine - mark.centerX * sine
            left = min(left, along - Double(mark.width) / 2)
            right = max(right, along + Double(mark.width) / 2)
            guard mark.height * 5 >= middle * 2 else { continue }
            top = min(top, across - Double(mark.height) / 2)
            bottom = max(bottom, across + Double(mark.height) / 2)
        }
        let along = (left + right) / 2
        let across = (top + bottom) / 2
        var center = Point(x: along * cosine - across * sine, y: along * sine + across * cosine)
        if frame.isTurned { center = Point(x: -center.y, y: center.x) }
        return LineRegion(
            center: center, angle: tilt + (frame.isTurned ? .pi / 2 : 0), length: right - left, height: bottom - top,
            isLight: chain[0].isLight, marks: chain.count)
    }

    private func isTextLike(_ chain: [Mark]) -> Bool {
        let height = chain.map(\.height).sorted()[chain.count / 2]
        let left = chain.map(\.left).min() ?? 0
        let right = chain.map(\.right).max() ?? 0
        guard right - left >= height else { return false }
        if chain.count == 1 {
            // Letters that touch; a bar or a gap between two lines fills its box.
            return chain[0].width >= 2 * height && chain[0].area * 4 < chain[0].width * chain[0].height * 3
        }
        // A row of bars is a barcode that no decoder read.
        let bars = chain.filter { $0.height > 4 * $0.width }.count
        return chain.count < 6 || bars * 10 < chain.count * 7
    }

    /// The tilt by least squares over the marks' middles; nil where the line is too short to tell.
    private func tilt(of chain: [Mark], height: Int) -> Double? {
        let letters = chain.filter { $0.height * 3 >= height * 2 && $0.height * 2 <= height * 3 }
        guard letters.count >= 4, let first = letters.first, let last = letters.last,
            last.right - first.left >= 4 * height
        else { return nil }
        let count = Double(letters.count)
        let meanX = letters.reduce(0) { $0 + $1.centerX } / count
        let meanY = letters.reduce(0) { $0 + $1.centerY } / count
        var spread = 0.0
        var product = 0.0
        for letter in letters {
            spread += (letter.centerX - meanX) * (letter.centerX - meanX)
            product += (letter.centerX - meanX) * (letter.centerY - meanY)
        }
        guard spread > 0 else { return nil }
        return atan(product / spread).clamped(to: -0.6...0.6)
    }
}
