import LabelLanguage

extension LabelPicture {
    /// A label that holds one barcode with its quiet zone and nothing else.
    ///
    /// - Parameters:
    ///   - text: as ``Symbol/text`` has it; a GS1 element string may stand in brackets, `(01)04012345123456`.
    ///   - moduleWidth: of the narrowest bar, in pixels.
    ///   - barHeight: in pixels; nil for the symbology's own.
    public static func barcode(
        _ text: String, _ symbology: Symbology, moduleWidth: Double = 3, barHeight: Double? = nil,
        hasCaption: Bool = true, part: SequencePart? = nil
    ) throws(LabelPictureError) -> LabelPicture {
        // EAN-13 asks for 11 modules on its left, the most of all (ISO/IEC 15420); one more for blur.
        let quiet = 12 * moduleWidth
        let bare = try LabelPicture(width: 1, height: 1).barcode(
            text, symbology, x: quiet, y: quiet, moduleWidth: moduleWidth, barHeight: barHeight,
            hasCaption: hasCaption, part: part)
        var label = bare
        label.hasOutline = false
        label.width = quiet
        label.height = quiet
        for case .barcode(let artwork, _, _, _) in bare.elements {
            label.width += artwork.width * moduleWidth + quiet
            label.height += artwork.height * moduleWidth + quiet
        }
        return label
    }

    /// Lines of text and nothing else.
    public static func lines(_ lines: [String], _ style: TextStyle = TextStyle()) -> LabelPicture {
        let longest = lines.map(\.count).max() ?? 0
        let blank = LabelPicture(
            width: Double(longest + 2) * style.size * 0.8, height: (Double(lines.count) + 0.6) * style.size * 1.4)
        return lines.enumerated().reduce(blank) { label, line in
            label.text(line.element, x: style.size, baseline: (Double(line.offset) + 1.2) * style.size * 1.4, style)
        }
    }

    /// The label of the project's demo: a product's name, an EAN-13, an expiry date, a price and a lot.
    ///
    /// - Parameters:
    ///   - barcode: 13 digits.
    ///   - expiry: as printed, such as `24/12/2026`.
    ///   - price: as printed, such as `$5.92`.
    public static func perishable(
        name: String = "PERISHABLE", barcode: String, expiry: String, price: String, lot: String
    ) throws(LabelPictureError) -> LabelPicture {
        let large = TextStyle(size: 38)
        return try LabelPicture(width: 660, height: 470)
            .text(name, x: 330, baseline: 52, TextStyle(size: 36, isBold: true), alignment: .centre)
            .line(from: Point(x: 30, y: 72), to: Point(x: 630, y: 72))
            .barcode(barcode, .ean13, x: 170, y: 92, moduleWidth: 3.4, barHeight: 150)
            .text("BEST BEFORE \(expiry)", x: 40, baseline: 330, large)
            .text("TOTAL PRICE \(price)", x: 40, baseline: 385, large)
            .text("LOT \(lot)", x: 40, baseline: 440, large)
    }

    /// A shelf label: what it is, its price in large print, the price of a unit, and the shop's number as EAN-13.
    public static func shelfPrice(
        name: String, barcode: String, price: String, unitPrice: String
    ) throws(LabelPictureError) -> LabelPicture {
        try LabelPicture(width: 760, height: 330)
            .text(name, x: 30, baseline: 52, TextStyle(size: 34, isBold: true))
            .text(price, x: 730, baseline: 190, TextStyle(size: 120, isBold: true), alignment: .right)
            .text(unitPrice, x: 730, baseline: 245, TextStyle(size: 30), alignment: .right)
            .barcode(barcode, .ean13, x: 60, y: 90, moduleWidth: 2.4, barHeight: 130)
            .line(from: Point(x: 0, y: 290), to: Point(x: 760, y: 290), width: 3)
    }

    /// A vehicle identification number's plate: the number in print and as Code 39.
    public static func vehicle(number: String) throws(LabelPictureError) -> LabelPicture {
        try LabelPicture(width: 780, height: 220)
            .text(number, x: 390, baseline: 70, TextStyle(size: 54, .mono), alignment: .centre)
            .barcode(number, .code39, x: 36, y: 95, moduleWidth: 2.8, barHeight: 90, hasCaption: false)
    }

    /// A scale's display: seven-segment digits and their unit, dark on light; ``inverted()`` makes it a lit one.
    public static func display(
        _ text: String, unit: String = "kg", slant: Double = 0.12, unlit: Double = 0.05
    ) throws(LabelPictureError) -> LabelPicture {
        let digits = text.filter { $0 != "." && $0 != "," }.count
        let width = 70 + 0.72 * 140 * Double(digits)
        return try LabelPicture(width: width + 110, height: 220)
            .sevenSegment(text, x: 50, y: 40, height: 140, slant: slant, unlit: unlit)
            .text(unit, x: width, baseline: 180, TextStyle(size: 44, isBold: true))
    }
}
