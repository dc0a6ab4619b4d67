import Foundation
import Imaging
import LabelLanguage

/// A page that shows each picture with what was found drawn on it, and beside it what was expected.
struct EvaluationPage {
    private var body = ""

    init(label: String, summary: EvaluationSummary) {
        body = """
            <!DOCTYPE html>
            <meta charset="utf-8">
            <title>\(Self.escaped(label))</title>
            <style>
            body { font: 15px sans-serif; margin: 2em; }
            figure { display: inline-block; vertical-align: top; margin: 0 1em 2em 0; max-width: 42em; }
            svg { width: 100%; height: auto; background: #ddd; }
            table { border-collapse: collapse; } td { padding: 0 1em 0 0; }
            .right { color: #070; } .wrong { color: #b00; font-weight: bold; } .missing { color: #a60; }
            rect { fill: none; stroke: #06c; stroke-width: 2; vector-effect: non-scaling-stroke; }
            rect.symbol { stroke: #c0c; } rect.line { stroke: #999; stroke-width: 1; }
            </style>
            <h1>\(Self.escaped(label))</h1>
            <pre>\(Self.escaped(summary.lines.joined(separator: "\n")))</pre>

            """
    }

    /// - Throws: when the picture cannot be encoded.
    mutating func add(_ picture: EvaluatedPicture) throws(ImagingError) {
        let jpeg = Data(try JPEGEncoder().encode(picture.image, quality: 60)).base64EncodedString()
        let rows = picture.fields.map { field in
            """
            <tr class="\(field.verdict.rawValue)"><td>\(Self.escaped(field.name))<td>\(Self.escaped(field.expected))\
            <td>\(Self.escaped(field.found?.value ?? "—"))<td>\(field.verdict.rawValue)
            """
        }
        let boxes =
            picture.observation.lines.map { Self.rectangle($0.box, "line", $0.text) }
            + picture.observation.symbols.map { Self.rectangle($0.corners.boundingBox, "symbol", $0.text) }
            + picture.observation.labels.flatMap(\.fields).map {
                Self.rectangle($0.box, "field", "\($0.name): \($0.value)")
            }
        body += """
            <figure>
            <svg viewBox="0 0 \(picture.image.width) \(picture.image.height)">
            <image width="\(picture.image.width)" height="\(picture.image.height)" href="data:image/jpeg;base64,\(jpeg)"/>
            \(boxes.joined(separator: "\n"))
            </svg>
            <figcaption>\(Self.escaped(picture.name))
            <table><tr><td>field<td>expected<td>found<td>
            \(rows.joined(separator: "\n"))
            </table></figcaption>
            </figure>

            """
    }

    func write(to path: String) throws {
        try Data(body.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static func rectangle(_ box: Box, _ kind: String, _ title: String) -> String {
        "<rect class=\"\(kind)\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\">"
            + "<title>\(escaped(title))</title></rect>"
    }

    /// A label's text is anyone's: nothing of it may become markup.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "\n"
            default: if scalar.value >= 0x20, scalar.value != 0x7F { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }
}
