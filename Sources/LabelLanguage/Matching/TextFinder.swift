/// Finds text of no fixed form by a field's patterns and the words beside it.
struct TextFinder {
    let reading: PageReading

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        field.hasAnchors ? besideAnchors(field) : anywhere(field)
    }

    private func anywhere(_ field: CompiledLabel.Field) -> [Candidate] {
        reading.page.runs.indices.flatMap { run in
            matches(field, run: run, in: 0..<reading.page.runs[run].count).map { range in
                candidate(field, run: run, range: range, score: 0.6, anchor: nil)
            }
        }
    }

    private func besideAnchors(_ field: CompiledLabel.Field) -> [Candidate] {
        reading.anchors.indices.filter { field.owns(reading.anchors[$0]) }.flatMap { index -> [Candidate] in
            let anchor = reading.anchors[index]
            let behind = tail(after: anchor)
            var found = matches(field, run: anchor.run, in: behind).map {
                candidate(field, run: anchor.run, range: $0, score: relation(anchor, anchor.run, $0), anchor: index)
            }
            for run in reading.page.runs.indices where run != anchor.run {
                let whole = 0..<reading.page.runs[run].count
                guard relation(anchor, run, whole) > 0.3 else { continue }
                found += matches(field, run: run, in: whole)
                    .filter { range in !reading.anchors.contains { $0.covers(run, range) } }
                    .map { candidate(field, run: run, range: $0, score: relation(anchor, run, $0), anchor: index) }
            }
            return found
        }
    }

    private func relation(_ anchor: Anchor, _ run: Int, _ range: Range<Int>) -> Double {
        reading.relation.score(anchor, valueIn: run, range: range)
    }

    /// What follows the words in their own run, up to the next words.
    private func tail(after anchor: Anchor) -> Range<Int> {
        let text = reading.page.runs[anchor.run]
        var start = anchor.range.upperBound
        while start < text.count, Self.joining.contains(text.folded[start]) { start += 1 }
        let next = reading.anchors
            .filter { $0.run == anchor.run && $0.range.lowerBound >= start }
            .map(\.range.lowerBound).min()
        return start..<max(start, next ?? text.count)
    }

    private static let joining = Array(" :.#-=".utf8)

    /// The places of a stretch of text where the field's patterns fit; all of it where there are none.
    private func matches(_ field: CompiledLabel.Field, run: Int, in range: Range<Int>) -> [Range<Int>] {
        let text = reading.page.runs[run]
        let range = text.trimmed(range)
        guard !range.isEmpty else { return [] }
        guard !field.values.isEmpty else { return [range] }
        let part = PrintedText(glyphs: Array(text.glyphs[range]), height: text.height)
        let places = part.scalarIndexByByte()
        return field.values.flatMap { pattern -> [Range<Int>] in
            let matches = (try? pattern.matches(in: part.text)) ?? []
            return matches.compactMap { match in
                // A pattern with groups names the value by its first one.
                let bytes = match.groups.compactMap { $0?.utf8Range }.first ?? match.utf8Range
                guard !bytes.isEmpty else { return nil }
                return range.lowerBound + places[bytes.lowerBound]..<range.lowerBound + places[bytes.upperBound]
            }
        }
    }

    private func candidate(
        _ field: CompiledLabel.Field, run: Int, range: Range<Int>, score: Double, anchor: Int?
    ) -> Candidate {
        let text = reading.page.runs[run]
        let printed = text.text(range)
        let value = FieldValue(
            name: field.field.name, text: printed, value: printed, confidence: text.confidence(range),
            box: text.box(range))
        return Candidate(value: value, evidence: .text(run: run, range: range), score: score, anchor: anchor)
    }
}
