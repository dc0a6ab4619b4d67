import LabelLanguage

/// A label as it is printed: barcodes, text and lines on paper, in pixels of its own, drawn by zint and cairo.
///
/// The same label can be looked at flat (``rendered(width:height:)``), or as a camera sees it (``seen(_:in:)``).
public struct LabelPicture: Sendable {
    public var width: Double
    public var height: Double
    /// A thin line around the paper, as cut labels show against a bench.
    public var hasOutline = true
    /// The luma of the paper and of the ink, 0 to 255.
    public var paper = 240.0
    public var ink = 15.0
    private(set) var elements: [Element] = []

    enum Element: Sendable {
        case barcode(BarcodeArtwork, x: Double, y: Double, moduleWidth: Double)
        case text(String, x: Double, baseline: Double, TextStyle, TextAlignment)
        case segments(SevenSegment, x: Double, y: Double, height: Double, slant: Double, unlit: Double)
        case line(from: Point, to: Point, width: Double)
        /// A filled box, 0 for ink to 1 for paper.
        case box(Box, lightness: Double)
    }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Where the barcodes stand on the label, without their quiet zones and captions.
    public private(set) var barcodeBoxes: [Box] = []

    /// Adds a barcode.
    ///
    /// - Parameters:
    ///   - text: as ``Symbol/text`` has it; a GS1 element string may stand in brackets, `(01)04012345123456`, and an
    ///     add-on behind a plus sign, `4012345123456+12`.
    ///   - x: of the first bar; leave a quiet zone before it.
    ///   - moduleWidth: of the narrowest bar, in pixels of the label.
    ///   - barHeight: in pixels; nil for the symbology's own, and of no effect on square symbols.
    ///   - part: what part of a structured-append sequence it is; nil for one that stands alone.
    public func barcode(
        _ text: String, _ symbology: Symbology, x: Double, y: Double, moduleWidth: Double = 3,
        barHeight: Double? = nil, hasCaption: Bool = true, part: SequencePart? = nil
    ) throws(LabelPictureError) -> LabelPicture {
        let artwork = try BarcodeArtwork(
            text, symbology, height: barHeight.map { $0 / moduleWidth }, hasCaption: hasCaption, part: part)
        var label = self
        label.elements.append(.barcode(artwork, x: x, y: y, moduleWidth: moduleWidth))
        label.barcodeBoxes.append(
            Box(
                x: x, y: y, width: artwork.width * moduleWidth,
                height: artwork.symbolHeight * moduleWidth))
        return label
    }

    /// Adds a line of text.
    ///
    /// - Parameter x: of the start, the middle or the end, by `alignment`.
    public func text(
        _ text: String, x: Double, baseline: Double, _ style: TextStyle = TextStyle(),
        alignment: TextAlignment = .left
    ) -> LabelPicture {
        var label = self
        label.elements.append(.text(text, x: x, baseline: baseline, style, alignment))
        return label
    }

    /// Adds the digits of a seven-segment display.
    ///
    /// - Parameters:
    ///   - text: digits, points, a minus sign, spaces, E and L.
    ///   - slant: how far the top leans to the right, as a fraction of the height.
    ///   - unlit: how dark the segments that are off show, 0 to 1.
    public func sevenSegment(
        _ text: String, x: Double, y: Double, height: Double = 120, slant: Double = 0.12, unlit: Double = 0
    ) throws(LabelPictureError) -> LabelPicture {
        var label = self
        label.elements.append(
            .segments(try SevenSegment(text), x: x, y: y, height: height, slant: slant, unlit: unlit))
        return label
    }

    public func line(from start: Point, to end: Point, width: Double = 2) -> LabelPicture {
        var label = self
        label.elements.append(.line(from: start, to: end, width: width))
        return label
    }

    /// Adds a filled box; `lightness` is 0 for ink to 1 for paper.
    public func box(_ box: Box, lightness: Double = 0) -> LabelPicture {
        var label = self
        label.elements.append(.box(box, lightness: lightness))
        return label
    }

    /// Paper and ink change places.
    public func inverted() -> LabelPicture {
        var label = self
        (label.paper, label.ink) = (ink, paper)
        return label
    }

    /// Worn print: 1 leaves the ink as it is, 0 makes it the paper's grey.
    public func faded(to contrast: Double) -> LabelPicture {
        var label = self
        label.ink = paper + (ink - paper) * contrast
        return label
    }
}

/// How text is set.
public struct TextStyle: Sendable {
    public enum Family: String, Sendable, CaseIterable {
        case sans = "DejaVu Sans"
        case serif = "DejaVu Serif"
        case mono = "DejaVu Sans Mono"
        /// Dots on a grid, as thermal and ink-jet coders print them.
        case dots
    }

    /// Of the em square, in pixels of the label; capitals are 0.73 of it.
    public var size: Double
    public var family: Family
    public var isBold: Bool

    public init(size: Double = 36, _ family: Family = .sans, isBold: Bool = false) {
        self.size = size
        self.family = family
        self.isBold = isBold
    }
}

/// What a text's place means.
public enum TextAlignment: Sendable {
    case left, centre, right
}
