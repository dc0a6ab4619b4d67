import Imaging
import LabelLanguage

@testable import Capture

/// What reached a capture session, step by step, as text: one step a line, its time in milliseconds first.
///
///     mode continuous
///     33 frame Product@500,300,300,150;Barcode=1;Expiry Date=2026-12-24 | Product@0,0,300,150;Barcode=2
///     66 press
struct Recording {
    enum Step {
        case frame([LabelReading])
        case command([String])
    }

    struct Malformed: Error {
        var line: String
    }

    var settings = CaptureSettings()
    var steps: [(milliseconds: Int, step: Step)] = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n").map(String.init) {
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            if words.first == "mode", words.count == 2, let mode = CaptureMode(rawValue: words[1]) {
                settings.mode = mode
            } else if line == "validates" {
                settings.validates = true
            } else if words.count >= 2, let time = Int(words[0]) {
                let rest = words.count > 2 ? words[2] : ""
                if words[1] == "frame" {
                    steps.append((time, .frame(try rest.split(separator: "|").map(Self.label))))
                } else {
                    steps.append((time, .command([words[1]] + (rest.isEmpty ? [] : [rest]))))
                }
            } else {
                throw Malformed(line: line)
            }
        }
    }

    private static func label(_ text: Substring) throws -> LabelReading {
        let parts = text.drop { $0 == " " }.split(separator: ";").map(String.init)
        let places = parts.first?.split(separator: "@").last?.split(separator: ",").compactMap { place in
            Double(place.filter { $0 != " " })
        }
        guard let places, places.count == 4 else { throw Malformed(line: String(text)) }
        let box = Box(x: places[0], y: places[1], width: places[2], height: places[3])
        let fields = try parts.dropFirst().map { part in
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != "\t" } }
            guard sides.count == 2 else { throw Malformed(line: String(text)) }
            let value = sides[1].last == " " ? String(sides[1].dropLast()) : sides[1]
            return FieldValue(name: sides[0], text: value, value: value, confidence: 0.95, box: box)
        }
        return LabelReading(
            definition: "Product", isComplete: Set(fields.map(\.name)).isSuperset(of: ["Barcode", "Expiry Date"]),
            fields: fields, predicted: [], box: box)
    }
}
