internal import CZint
import LabelLanguage

/// A barcode as shapes, in modules from its top left, without a quiet zone, made by zint.
struct BarcodeArtwork: Sendable {
    struct Rectangle: Sendable {
        var x, y, width, height: Double
    }

    struct Hexagon: Sendable {
        var x, y, diameter: Double
    }

    struct Ring: Sendable {
        var x, y, diameter: Double
        /// Of the line; 0 stands for a disc.
        var line: Double
        var isPaper: Bool
    }

    struct Caption: Sendable {
        var text: String
        /// Where the baseline starts, ends or has its middle, by `alignment`.
        var x, y, size: Double
        var alignment: TextAlignment
    }

    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var rectangles: [Rectangle] = []
    private(set) var hexagons: [Hexagon] = []
    private(set) var rings: [Ring] = []
    private(set) var captions: [Caption] = []

    /// The height without the caption.
    var symbolHeight: Double { rectangles.map { $0.y + $0.height }.max() ?? height }

    /// - Parameters:
    ///   - text: as ``Symbol/text`` has it; a GS1 element string may stand in brackets, `(01)04012345123456`.
    ///   - height: of the bars, in modules; nil for the symbology's own.
    ///   - part: what part of a structured-append sequence it is; nil for one that stands alone.
    init(
        _ text: String, _ symbology: Symbology, height: Double?, hasCaption: Bool, part: SequencePart? = nil
    ) throws(LabelPictureError) {
        guard let symbol = ZBarcode_Create() else { throw LabelPictureError("no memory for a barcode") }
        defer { ZBarcode_Delete(symbol) }
        let order = ZintOrder(text, symbology)
        symbol.pointee.symbology = order.symbology
        symbol.pointee.input_mode = order.inputMode
        symbol.pointee.option_2 = order.option2
        symbol.pointee.show_hrt = hasCaption ? 1 : 0
        symbol.pointee.output_options |= BARCODE_NO_QUIET_ZONES
        symbol.pointee.scale = 0.5
        if let height { symbol.pointee.height = Float(height) }
        if let part {
            symbol.pointee.structapp.index = Int32(part.index + 1)
            symbol.pointee.structapp.count = Int32(part.count)
            withUnsafeMutableBytes(of: &symbol.pointee.structapp.id) { id in
                id.copyBytes(from: part.id.utf8.prefix(id.count))
            }
        }
        let result = ZBarcode_Encode_and_Buffer_Vector(symbol, order.data, Int32(order.data.count), 0)
        guard result < ZINT_ERROR, let vector = symbol.pointee.vector else {
            let reason = withUnsafeBytes(of: symbol.pointee.errtxt) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            throw LabelPictureError("\(symbology) cannot say \(text): \(reason)")
        }
        take(vector.pointee)
        startAtFirstBar()
    }

    /// zint makes room for the digit that stands before an EAN or UPC symbol; here places count from the first bar.
    private mutating func startAtFirstBar() {
        guard let left = rectangles.map(\.x).min(), let right = rectangles.map({ $0.x + $0.width }).max() else {
            return
        }
        for index in rectangles.indices { rectangles[index].x -= left }
        for index in captions.indices { captions[index].x -= left }
        if hexagons.isEmpty, rings.isEmpty { width = right - left }
    }

    /// Copies zint's linked lists. At its scale of one half a unit is a module.
    private mutating func take(_ vector: zint_vector) {
        width = Double(vector.width)
        height = Double(vector.height)
        var rectangle = vector.rectangles
        while let shape = rectangle?.pointee {
            rectangles.append(
                Rectangle(
                    x: Double(shape.x), y: Double(shape.y), width: Double(shape.width), height: Double(shape.height)))
            rectangle = shape.next
        }
        var hexagon = vector.hexagons
        while let shape = hexagon?.pointee {
            hexagons.append(Hexagon(x: Double(shape.x), y: Double(shape.y), diameter: Double(shape.diameter)))
            hexagon = shape.next
        }
        var circle = vector.circles
        while let shape = circle?.pointee {
            rings.append(
                Ring(
                    x: Double(shape.x), y: Double(shape.y), diameter: Double(shape.diameter),
                    line: Double(shape.width), isPaper: shape.colour != 0))
            circle = shape.next
        }
        var string = vector.strings
        while let shape = string?.pointee {
            let text = UnsafeBufferPointer(start: shape.text, count: Int(shape.length))
            captions.append(
                Caption(
                    text: String(decoding: text, as: UTF8.self), x: Double(shape.x), y: Double(shape.y),
                    size: Double(shape.fsize), alignment: [.centre, .left, .right][Int(min(max(shape.halign, 0), 2))]))
            string = shape.next
        }
    }
}

/// Which part of a structured-append sequence a symbol is.
public struct SequencePart: Sendable {
    /// From 0.
    var index: Int
    var count: Int
    /// The same in all parts: a number up to 255 for QR, up to 254254 for Data Matrix.
    var id: String

    public init(index: Int, count: Int, id: String) {
        self.index = index
        self.count = count
        self.id = id
    }
}

/// How zint is asked for a symbol.
private struct ZintOrder {
    var symbology: Int32
    var data: [UInt8]
    var inputMode: Int32 = UNICODE_MODE
    var option2: Int32 = 0

    init(_ text: String, _ symbology: Symbology) {
        var text = text
        let isGS1 = text.hasPrefix("(")
        switch symbology {
        case .ean13, .ean8: self.symbology = BARCODE_EANX_CHK
        case .upca: self.symbology = BARCODE_UPCA_CHK
        case .upce: self.symbology = BARCODE_UPCE_CHK
        case .code128: self.symbology = isGS1 ? BARCODE_GS1_128 : BARCODE_CODE128
        case .code39: self.symbology = BARCODE_CODE39
        case .code93: self.symbology = BARCODE_CODE93
        case .codabar: self.symbology = BARCODE_CODABAR
        case .itf: self.symbology = BARCODE_C25INTER
        case .databar, .databarLimited:
            self.symbology = symbology == .databar ? BARCODE_DBAR_OMN : BARCODE_DBAR_LTD
            // zint takes the number without its application identifier.
            if text.count == 16, text.hasPrefix("01") { text.removeFirst(2) }
        case .databarExpanded: self.symbology = BARCODE_DBAR_EXP
        case .qr: self.symbology = BARCODE_QRCODE
        case .microQR: self.symbology = BARCODE_MICROQR
        case .dataMatrix: self.symbology = BARCODE_DATAMATRIX
        case .aztec: self.symbology = BARCODE_AZTEC
        case .pdf417: self.symbology = BARCODE_PDF417
        case .maxiCode: self.symbology = BARCODE_MAXICODE
        }
        if isGS1 { inputMode = GS1_MODE | GS1PARENS_MODE }
        data = Array(text.utf8)
    }
}
