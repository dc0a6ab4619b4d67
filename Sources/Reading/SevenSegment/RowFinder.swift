import LabelLanguage

/// Finds where rows of digits may run in a plane, from blobs that stand side by side and are equally high.
struct RowFinder {
    let plane: InkPlane
    let noise: UInt8

    /// Heights of digits that the plane's scale suits, in pixels.
    static let heights = 11.0...50.0

    struct Row {
        var geometry: RowGeometry
        var support: Double
    }

    private struct Member {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var left: Double
        var right: Double
    }

    /// The likeliest first.
    func rows(limit: Int) -> [Row] {
        let blobs = InkBlob.blobs(of: plane, noise: noise)
        let members = blobs.compactMap { blob -> Member? in
            guard Self.heights.contains(Double(blob.height)), blob.width < 12 * blob.height,
                blob.count >= 8
            else {
                return nil
            }
            return Member(
                x: blob.centerX, y: blob.centerY, width: Double(blob.width), height: Double(blob.height),
                left: Double(blob.left), right: Double(blob.right + 1))
        }.sorted { $0.x < $1.x }
        var rows: [Row] = []
        for (index, first) in members.enumerated() {
            // Digits that run together are a row by themselves.
            if first.width > 1.3 * first.height { rows.append(row(of: [first], slope: 0)) }
            for second in members[(index + 1)...] {
                let distance = second.x - first.x
                let height = max(first.height, second.height)
                if distance > 4.5 * height { break }
                guard distance > 0.3 * height, min(first.height, second.height) > 0.72 * height,
                    (second.y - first.y).magnitude < 0.42 * distance
                else { continue }
                let slope = (second.y - first.y) / distance
                // Looked for to the right only: the row's first pair finds them all.
                let line = members[index...].prefix { $0.x < first.x + 9 * height }.filter { member in
                    (member.y - first.y - slope * (member.x - first.x)).magnitude < 0.16 * height
                        && member.height > 0.72 * height && member.height < 1.3 * height
                }
                rows.append(row(of: line, slope: slope))
            }
        }
        rows.sort { $0.support > $1.support }
        rows += halves(Array(rows.prefix(12)))
        rows.sort { $0.support > $1.support }
        var chosen: [Row] = []
        for row in rows
        where chosen.count < limit && !chosen.contains(where: { isSame($0.geometry, row.geometry) }) {
            chosen.append(row)
        }
        return chosen
    }

    private func row(of members: [Member], slope: Double) -> Row {
        let count = Double(members.count)
        let meanX = members.reduce(0) { $0 + $1.x } / count
        let meanY = members.reduce(0) { $0 + $1.y } / count
        var (spread, rise) = (1e-6, 0.0)
        for member in members {
            spread += (member.x - meanX) * (member.x - meanX)
            rise += (member.x - meanX) * (member.y - meanY)
        }
        let slope = members.count > 2 ? rise / spread : slope
        // A tilted digit's box is higher than the digit.
        let heights = members.map { $0.height - min($0.width, $0.height) * slope.magnitude * 0.8 }
            .sorted()
        let height = heights[heights.count / 2]
        let left = (members.map(\.left).min() ?? 0) - 3 * height
        let right = (members.map(\.right).max() ?? 0) + 3 * height
        // A 1 at the picture's edge has most of its cell outside.
        let (start, end) = (max(left, -height), min(right, Double(plane.width) + 0.5 * height))
        func y(_ x: Double, _ offset: Double) -> Double {
            meanY + slope * (x - meanX) + offset * height
        }
        let geometry = RowGeometry(
            topLeft: Point(x: start, y: y(start, -0.5)), topRight: Point(x: end, y: y(end, -0.5)),
            bottomLeft: Point(x: start, y: y(start, 0.5)), bottomRight: Point(x: end, y: y(end, 0.5)))
        let wide = members.reduce(0) { $0 + ($1.width > 1.3 * $1.height ? $1.width / $1.height : 1) }
        return Row(geometry: geometry, support: wide * height.squareRoot())
    }

    /// Rows made of two, one on top of the other: where the slit between a digit's halves is wide, each half is a blob.
    private func halves(_ rows: [Row]) -> [Row] {
        rows.flatMap { upper in
            rows.compactMap { lower -> Row? in
                let (top, foot) = (upper.geometry, lower.geometry)
                let height = max(top.height, foot.height)
                guard min(top.height, foot.height) > 0.75 * height, 2.2 * height < Self.heights.upperBound
                else {
                    return nil
                }
                let start = max(top.topLeft.x, foot.topLeft.x)
                let end = min(top.topRight.x, foot.topRight.x)
                guard end > start + 2 * height else { return nil }
                func place(_ row: RowGeometry, _ x: Double) -> Double {
                    (x - row.topLeft.x) / max(row.topRight.x - row.topLeft.x, 1)
                }
                let gaps = [start, end].map { x in
                    foot.point(along: place(foot, x), down: 0).y - top.point(along: place(top, x), down: 1).y
                }
                guard gaps.allSatisfy({ $0 > -0.2 * height && $0 < 0.4 * height }) else { return nil }
                let geometry = RowGeometry(
                    topLeft: top.point(along: place(top, start), down: 0),
                    topRight: top.point(along: place(top, end), down: 0),
                    bottomLeft: foot.point(along: place(foot, start), down: 1),
                    bottomRight: foot.point(along: place(foot, end), down: 1))
                return Row(geometry: geometry, support: upper.support + lower.support)
            }
        }
    }

    private func isSame(_ first: RowGeometry, _ second: RowGeometry) -> Bool {
        let height = max(first.height, second.height)
        guard min(first.height, second.height) > 0.82 * height else { return false }
        return [0.1, 0.9].allSatisfy { along in
            let point = first.point(along: along, down: 0.5)
            let start = second.point(along: 0, down: 0.5)
            let end = second.point(along: 1, down: 0.5)
            let slope = (end.y - start.y) / max(end.x - start.x, 1)
            return (start.y + slope * (point.x - start.x) - point.y).magnitude < 0.15 * height
                && point.x > start.x - 2 * height && point.x < end.x + 2 * height
        }
    }
}
