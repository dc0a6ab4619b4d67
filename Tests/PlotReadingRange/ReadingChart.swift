import Foundation
import Rig

/// Panels side by side as SVG: a row a symbology, a column a hardship, a line a reader.
struct ReadingChart {
    var panels: [ReadingPanel]
    var versions: [String: String]

    private static let (width, height) = (190.0, 110.0)
    private static let (left, top, gapX, gapY) = (125.0, 70.0, 26.0, 34.0)
    /// Between two figures below a panel; one that is nearer to the last is left out.
    private static let tickSpace = 13.0

    private var readers: [(name: String, title: String, color: String, dash: String)] {
        [
            (ReadingTrial.own, "labelrig, balanced", "#0a6b2d", ""),
            ("zxing-cpp", "zxing-cpp \(versions["zxing-cpp"] ?? "")", "#c2410c", "5 3"),
            ("zbar", "ZBar \(versions["zbar"] ?? "")", "#1d4ed8", "2 3"),
        ].filter { $0.0 == ReadingTrial.own || versions[$0.0] != nil }
    }

    var svg: String {
        let columns = Hardship.all.count
        let rows = panels.count / columns
        let total = (
            width: Self.left + Double(columns) * (Self.width + Self.gapX),
            height: Self.top + Double(rows) * (Self.height + Self.gapY) + 10
        )
        var body = ""
        for (index, panel) in panels.enumerated() {
            let x = Self.left + Double(index % columns) * (Self.width + Self.gapX)
            let y = Self.top + Double(index / columns) * (Self.height + Self.gapY)
            body += drawn(panel, x: x, y: y, isFirst: index % columns == 0, isTop: index < columns)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(total.width) \(total.height)" \
            font-family="sans-serif" font-size="10">
            <rect width="100%" height="100%" fill="#fff"/>
            \(legend)
            \(body)</svg>

            """
    }

    private var legend: String {
        var x = Self.left
        return readers.map { reader in
            defer { x += 190 }
            return """
                <path d="M\(x) 20h30" stroke="\(reader.color)" stroke-width="2" stroke-dasharray="\(reader.dash)"/>\
                <text x="\(x + 36)" y="24" font-size="12">\(reader.title)</text>
                """
        }.joined(separator: "\n")
    }

    private func drawn(_ panel: ReadingPanel, x: Double, y: Double, isFirst: Bool, isTop: Bool) -> String {
        let values = panel.hardship.values
        guard let low = values.first, let high = values.last, high > low else { return "" }
        func place(_ value: Double) -> Double { x + (value - low) / (high - low) * Self.width }
        var parts = [
            "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(Self.width)\" height=\"\(Self.height)\" fill=\"none\" stroke=\"#bbb\"/>"
        ]
        var tickEnd = -Double.infinity
        for value in values where place(value) > tickEnd {
            tickEnd = place(value) + Self.tickSpace
            parts.append(
                "<text x=\"\(short(place(value)))\" y=\"\(y + Self.height + 11)\" text-anchor=\"middle\" font-size=\"7\">"
                    + "\(short(value))</text>")
        }
        for share in [0, 50, 100] where isFirst {
            let level = y + Self.height * (1 - Double(share) / 100)
            parts.append("<text x=\"\(x - 4)\" y=\"\(level + 3)\" text-anchor=\"end\">\(share) %</text>")
        }
        if isFirst {
            parts.append(
                "<text x=\"8\" y=\"\(y + Self.height / 2)\" font-weight=\"bold\">\(panel.code.name)</text>")
        }
        if isTop {
            parts.append(
                "<text x=\"\(x)\" y=\"\(y - 8)\"><tspan font-weight=\"bold\">\(panel.hardship.name)</tspan>, "
                    + "\(panel.hardship.unit)</text>")
        }
        // Ours last, so that it lies on top.
        for reader in readers.reversed() {
            let points = zip(values, panel.shares[reader.name] ?? []).map { value, share in
                "\(short(place(value))),\(short(y + Self.height * (1 - share)))"
            }
            parts.append(
                "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(reader.color)\" "
                    + "stroke-width=\"2\" stroke-dasharray=\"\(reader.dash)\"/>")
        }
        return parts.joined(separator: "\n") + "\n"
    }

    private func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String((value * 100).rounded() / 100)
    }
}
