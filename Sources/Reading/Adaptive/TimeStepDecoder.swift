import LabelLanguage

/// Turns a recognition model's output into characters.
///
/// For each narrow strip of the line, from left to right, the model gives every character's probability and that of a
/// blank. Equal characters in neighbouring strips are one; a blank parts two equal ones (connectionist temporal
/// classification, Graves et al. 2006, read greedily).
struct TimeStepDecoder {
    var table: CharacterTable

    private static let alternatives = 5
    /// Less probable ones are of no use to anyone.
    private static let minimumProbability: Float = 0.002

    /// One character as it was decoded: strips `first...last`.
    private struct Span {
        var index: Int
        var first: Int
        var last: Int
        /// The strip where it is most probable, and how probable.
        var peak: Int
        var probability: Float
    }

    /// - Parameters:
    ///   - output: `strips * classes` probabilities, strip by strip.
    ///   - stripWidth: in pixels of the line image.
    ///   - height: of the line image.
    func line(_ output: UnsafeBufferPointer<Float>, strips: Int, stripWidth: Double, height: Double) -> RecognizedLine {
        let classes = strips > 0 ? output.count / strips : 0
        guard classes > 1 else { return RecognizedLine() }
        var spans: [Span] = []
        var last = CharacterTable.blank
        for strip in 0..<strips {
            let row = UnsafeBufferPointer(rebasing: output[strip * classes..<(strip + 1) * classes])
            let best = row.indexOfMaximum
            if best != CharacterTable.blank {
                if best == last, var span = spans.popLast() {
                    span.last = strip
                    if row[best] > span.probability {
                        span.peak = strip
                        span.probability = row[best]
                    }
                    spans.append(span)
                } else {
                    spans.append(Span(index: best, first: strip, last: strip, peak: strip, probability: row[best]))
                }
            }
            last = best
        }
        return line(of: spans, output, classes: classes, stripWidth: stripWidth, height: height)
    }

    private func line(
        of spans: [Span], _ output: UnsafeBufferPointer<Float>, classes: Int, stripWidth: Double, height: Double
    ) -> RecognizedLine {
        var line = RecognizedLine()
        for (position, span) in spans.enumerated() {
            let text = table[span.index]
            line.text += text
            guard text != " " else { continue }
            // A character reaches half way to its neighbours, but no further than its own strips and one.
            var left = Double(span.first)
            var right = Double(span.last + 1)
            left = position > 0 ? max(left - 1, (Double(spans[position - 1].last + 1) + left) / 2) : left - 0.5
            right =
                position + 1 < spans.count
                ? min(right + 1, (Double(spans[position + 1].first) + right) / 2) : right + 0.5
            let row = UnsafeBufferPointer(rebasing: output[span.peak * classes..<(span.peak + 1) * classes])
            line.characters.append(
                TextLine.Character(
                    choices: choices(row, best: span.index),
                    box: Box(x: left * stripWidth, y: 0, width: (right - left) * stripWidth, height: height)))
        }
        line.text = line.text.trimmingSpaces
        let confidences = line.characters.compactMap { $0.choices.first?.confidence }
        line.confidence = RecognizedLine.confidence(ofCharacters: confidences)
        return line
    }

    private func choices(_ row: UnsafeBufferPointer<Float>, best: Int) -> [TextLine.Character.Choice] {
        var others: [(index: Int, probability: Float)] = []
        for index in row.indices where row[index] >= Self.minimumProbability {
            guard index != best, index != CharacterTable.blank, table.isLatin[index] else { continue }
            others.append((index, row[index]))
        }
        others.sort { $0.probability > $1.probability }
        return ([(best, row[best])] + others.prefix(Self.alternatives)).map {
            TextLine.Character.Choice(text: table[$0.0], confidence: Double($0.1).clamped(to: 0...1))
        }
    }
}

extension UnsafeBufferPointer<Float> {
    /// 0 for an empty buffer.
    fileprivate var indexOfMaximum: Int {
        var best = 0
        var most = -Float.infinity
        var index = 0
        // Sixteen at a time: a whole line has a million numbers, nearly all of them next to nothing.
        let raw = UnsafeRawBufferPointer(self)
        while index + 16 <= count {
            let values = raw.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<Float>.self)
            if any(values .> most) {
                for lane in 0..<16 where values[lane] > most {
                    most = values[lane]
                    best = index + lane
                }
            }
            index += 16
        }
        while index < count {
            if self[index] > most {
                most = self[index]
                best = index
            }
            index += 1
        }
        return best
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return String(rest.drop { $0 == " " })
    }
}
