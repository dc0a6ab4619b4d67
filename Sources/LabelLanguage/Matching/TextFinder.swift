/// Finds text of no fixed form by a field's patterns, the words beside it, and its location.
struct TextFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let found = field.hasAnchors ? besideAnchors(field) : anywhere(field)
        // What fits as it was read goes before what had to be put right.
        return found.contains { $0.value.corrections.isEmpty } ? found.filter { $0.value.corrections.isEmpty } : found
    }

    private func anywhere(_ field: CompiledLabel.Field) -> [Candidate] {
        page.page.runs.indices.flatMap { run in
            let whole = 0..<page.page.runs[run].count
            return matches(field, run: run, in: whole).map { match in
                let covers = match.range.count == page.page.runs[run].trimmed(whole).count
                return candidate(field, run, match, score: covers ? 0.7 : 0.6, anchor: nil)
            }
        }
    }

    private func besideAnchors(_ field: CompiledLabel.Field) -> [Candidate] {
        var found: [Candidate] = page.anchors.indices.filter { field.owns(page.anchors[$0]) }.flatMap { index in
            let anchor = page.anchors[index]
            var found = matches(field, run: anchor.run, in: tail(after: anchor)).map {
                candidate(field, anchor.run, $0, score: relation(anchor, anchor.run, $0.range), anchor: index)
            }
            for run in page.page.runs.indices where run != anchor.run {
                let whole = 0..<page.page.runs[run].count
                guard relation(anchor, run, whole) > 0.3 else { continue }
                found += matches(field, run: run, in: whole)
                    .filter { match in !page.anchors.contains { $0.covers(run, match.range) } }
                    .map { candidate(field, run, $0, score: relation(anchor, run, $0.range), anchor: index) }
            }
            return found
        }
        found = nearest(found)
        if !field.needsAnchor {
            found += anywhere(field).map { candidate in
                var copy = candidate
                copy.score = 0.3
                return copy
            }
        }
        return found
    }

    /// Of the same print beside several words, that beside the nearest.
    private func nearest(_ candidates: [Candidate]) -> [Candidate] {
        candidates.enumerated().filter { index, candidate in
            !candidates.enumerated().contains { other, rival in
                rival.evidence == candidate.evidence && (rival.score, index) > (candidate.score, other)
            }
        }.map(\.element)
    }

    private func relation(_ anchor: Anchor, _ run: Int, _ range: Range<Int>) -> Double {
        page.reading.relation.score(anchor, .text(run: run, range: range, box: page.page.runs[run].place(range)))
    }

    /// What follows the words in their own run, up to the next words.
    private func tail(after anchor: Anchor) -> Range<Int> {
        let text = page.page.runs[anchor.run]
        var start = anchor.range.upperBound
        while start < text.count, Self.joining.contains(text.folded[start]) { start += 1 }
        let next = page.anchors
            .filter { $0.run == anchor.run && $0.range.lowerBound >= start && $0.letters.count > 2 }
            .map(\.range.lowerBound).min()
        return start..<max(start, next ?? text.count)
    }

    private static let joining = Array(" :.#-=".utf8)

    // MARK: Patterns

    private struct Match {
        var range: Range<Int>
        /// Nil where the print stands as read.
        var corrected: [Unicode.Scalar]?
    }

    /// The places of a stretch of text where the field's patterns fit; all of it where there are none.
    private func matches(_ field: CompiledLabel.Field, run: Int, in range: Range<Int>) -> [Match] {
        let text = page.page.runs[run]
        let range = text.trimmed(range)
        guard !range.isEmpty else { return [] }
        guard !field.values.isEmpty else { return [Match(range: range)] }
        let part = PrintedText(glyphs: Array(text.glyphs[range]))
        let places = part.scalarIndexByByte()
        let found = field.values.flatMap { pattern -> [Match] in
            page.effort.matches(pattern, in: part.text, for: field).compactMap { match in
                // A pattern with groups names the value by its first one.
                let bytes = match.groups.compactMap { $0?.utf8Range }.first ?? match.utf8Range
                guard !bytes.isEmpty else { return nil }
                return Match(
                    range: range.lowerBound + places[bytes.lowerBound]..<range.lowerBound + places[bytes.upperBound])
            }
        }
        return found.isEmpty ? corrected(field, text, in: range) : found
    }

    /// Words in which a pattern fits exactly one way of reading them.
    private func corrected(_ field: CompiledLabel.Field, _ text: PrintedText, in range: Range<Int>) -> [Match] {
        words(text, in: range).compactMap { word in
            let choices = word.map { index -> [Unicode.Scalar] in
                let read = text.scalars[index]
                var choices = [read]
                for other in text.glyphs[index].alternatives + Lookalikes.of(read) where !choices.contains(other) {
                    choices.append(other)
                }
                return choices
            }
            var readings: Set<[Unicode.Scalar]> = []
            for pattern in field.values {
                readings.formUnion(
                    LatticeSearch(effort: page.effort, field: field).readings(of: choices, pattern: pattern).map(\.text)
                )
                if readings.count > 1 { return nil }
            }
            return readings.first.map { Match(range: word, corrected: $0) }
        }
    }

    /// Stretches without spaces, at most eight.
    private func words(_ text: PrintedText, in range: Range<Int>) -> [Range<Int>] {
        range.split { text.folded[$0] == UInt8(ascii: " ") }.prefix(8).compactMap { word in
            guard let first = word.first, let last = word.last else { return nil }
            return first..<last + 1
        }
    }

    private func candidate(
        _ field: CompiledLabel.Field, _ run: Int, _ match: Match, score: Double, anchor: Int?
    ) -> Candidate {
        let text = page.page.runs[run]
        let printed = text.text(match.range)
        var value = FieldValue(name: field.field.name, text: printed, value: printed, in: text, match.range)
        var score = score
        if let corrected = match.corrected {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: corrected)
            value.value = String(view)
            value.corrections = zip(match.range, corrected).compactMap { index, scalar in
                text.scalars[index] == scalar
                    ? nil
                    : Correction(from: text.scalars[index], to: scalar, index: index).description(
                        from: match.range.lowerBound)
            }
            score -= 0.1
        }
        return Candidate(
            value: value, place: text.place(match.range), evidence: .text(run: run, range: match.range),
            score: max(0.02, score),
            anchor: anchor)
    }
}
