/// Finds what reads as a vehicle identification number in a line of print, and puts a reader's slips right where only one
/// character can stand: I, O and Q never do, and the last four are digits (ISO 3779, 4.4).
struct VINScanner {
    struct Number {
        var vin: String
        var range: Range<Int>
        var corrections: [Correction]
    }

    let text: PrintedText
    /// Numbers that barcodes beside it say: a reading that comes to one of them is that one.
    var barcodes: Set<String> = []

    private static let digitsFrom = 13

    /// The numbers of the line: at most one for each stretch of characters.
    func numbers() -> [Number] {
        stretches().compactMap(number)
    }

    /// Places of letters and digits that stand together; single spaces, hyphens and the asterisks around them do not count.
    private func stretches() -> [[Int]] {
        var stretches: [[Int]] = [[]]
        for index in text.scalars.indices {
            let folded = text.folded[index]
            if Folding.isLetter(folded) || Folding.isDigit(folded) || folded == UInt8(ascii: "|") {
                stretches[stretches.count - 1].append(index)
            } else if folded != UInt8(ascii: " "), folded != UInt8(ascii: "-"), folded != UInt8(ascii: ".") {
                stretches.append([])
            }
        }
        return stretches.flatMap(windows)
    }

    /// A stretch of the right length; of a longer one the words of the right length, or what is left without the edges that
    /// frames and import marks leave at its ends.
    private func windows(_ stretch: [Int]) -> [[Int]] {
        if stretch.count == VIN.length { return [stretch] }
        guard stretch.count > VIN.length else { return [] }
        var windows: [[Int]] = wordWindows(stretch)
        if windows.isEmpty, stretch.count == VIN.length + 1 {
            if isEdge(stretch[0]) { windows.append(Array(stretch.dropFirst())) }
            if isEdge(stretch[stretch.count - 1]) { windows.append(Array(stretch.dropLast())) }
        }
        return windows.count == 1 ? windows : []
    }

    /// Runs of whole words that are together as long as a number.
    private func wordWindows(_ stretch: [Int]) -> [[Int]] {
        var starts: [Int] = []
        for (offset, index) in stretch.enumerated() where offset == 0 || stretch[offset - 1] != index - 1 {
            starts.append(offset)
        }
        starts.append(stretch.count)
        return starts.flatMap { start in
            starts.filter { $0 - start == VIN.length }.map { Array(stretch[start..<$0]) }
        }
    }

    /// A stroke that may be the edge of a plate.
    private func isEdge(_ index: Int) -> Bool {
        Folding.skeleton(text.folded[index]) == UInt8(ascii: "l") && text.scalars[index] != "L"
    }

    private func number(_ places: [Int]) -> Number? {
        guard let first = places.first, let last = places.last else { return nil }
        // Words are no numbers: some digits must be there as printed.
        guard places.count(where: { Folding.isDigit(text.folded[$0]) }) >= 5 else { return nil }
        var vin = String.UnicodeScalarView()
        var corrections: [Correction] = []
        for (position, index) in places.enumerated() {
            let printed = text.scalars[index]
            guard let scalar = settled(index, position) else { return nil }
            vin.append(scalar)
            if scalar != printed, scalar != Self.uppercased(printed) {
                corrections.append(Correction(from: printed, to: scalar, index: index))
            }
        }
        let number = Number(vin: String(vin), range: first..<last + 1, corrections: corrections)
        return barcodes.first { isReading(of: $0, places) }.map { agreed($0, number, places) } ?? number
    }

    private func settled(_ index: Int, _ position: Int) -> Unicode.Scalar? {
        let printed = Self.uppercased(text.scalars[index])
        let isAllowed: (Unicode.Scalar) -> Bool = { scalar in
            position >= Self.digitsFrom ? ("0"..."9").contains(scalar) : VIN.isAllowed(scalar)
        }
        if isAllowed(printed) { return printed }
        if let digit = DigitConfusion.digit(text.scalars[index]) {
            return Unicode.Scalar(UInt8(ascii: "0") + digit.value)
        }
        return text.glyphs[index].alternatives.map(Self.uppercased).first(where: isAllowed)
    }

    /// Every character is the barcode's, or one that readers confuse with it or think possible.
    private func isReading(of vin: String, _ places: [Int]) -> Bool {
        let wanted = Array(vin.unicodeScalars)
        let differing = zip(places, wanted).filter { Self.uppercased(text.scalars[$0]) != $1 }
        return differing.count <= 4
            && differing.allSatisfy { index, scalar in
                Lookalikes.confused(text.scalars[index], scalar) || text.glyphs[index].alternatives.contains(scalar)
            }
    }

    private func agreed(_ vin: String, _ number: Number, _ places: [Int]) -> Number {
        var number = number
        number.vin = vin
        number.corrections = zip(places, vin.unicodeScalars).compactMap { index, scalar in
            Self.uppercased(text.scalars[index]) == scalar
                ? nil : Correction(from: text.scalars[index], to: scalar, index: index)
        }
        return number
    }

    private static func uppercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("a"..."z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) - 0x20) : scalar
    }
}
