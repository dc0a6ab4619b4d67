internal import CZXing
import LabelLanguage

/// Puts what ZXing-C++ says of a symbol into the product's words.
enum ZXingSymbol {
    /// - Returns: nil for a symbology that the product does not read, or a symbol whose content is unsound.
    static func sighting(of barcode: OpaquePointer) -> Sighting? {
        guard ZXing_Barcode_isValid(barcode),
            let symbology = ZXingFormats.symbology(of: ZXing_Barcode_format(barcode))
        else { return nil }
        let addOn = extra(barcode, "EanAddOn")
        var symbol = Symbol(
            symbology: symbology, text: text(of: barcode), corners: corners(of: barcode, symbology: symbology),
            addOn: addOn.isEmpty ? nil : addOn)
        let identifier = string(ZXing_Barcode_symbologyIdentifier(barcode))
        symbol.symbologyIdentifier = identifier.isEmpty ? nil : identifier
        switch symbology {
        case .ean13, .ean8, .upca, .upce:
            guard let printed = printedDigits(of: symbol, shortForm: extra(barcode, "UPCE")) else { return nil }
            symbol.text = printed
        case .code39 where ZXing_Barcode_format(barcode) == ZXing_BarcodeFormat_Code32:
            guard let characters = Code32.printedCharacters(of: symbol.text) else { return nil }
            if !Code32.isLikely(characters) { symbol.text = characters }
        default:
            let raw = bytes(of: barcode)
            symbol.bytes = isText(barcode, raw) ? nil : raw
            symbol.sequence = sequence(of: barcode)
        }
        return Sighting(symbol: symbol, lineCount: Int(ZXing_Barcode_lineCount(barcode)), decoder: .zxing)
    }

    /// The library gives EAN and UPC as 13 digits (EAN-8 as 8) with the add-on's digits after them, as ISO/IEC 15424
    /// has it; the product gives what is printed.
    private static func printedDigits(of symbol: Symbol, shortForm: String) -> String? {
        let digits = String(symbol.text.dropLast(symbol.addOn?.count ?? 0))
        switch symbol.symbology {
        case .upca: return digits.count == 13 && digits.hasPrefix("0") ? String(digits.dropFirst()) : nil
        case .upce: return shortForm.count == 8 ? shortForm : nil
        case .ean8: return digits.count == 8 ? digits : nil
        default: return digits.count == 13 ? digits : nil
        }
    }

    /// The content as text: by its character set where the symbol names one, else by the library's guess.
    private static func text(of barcode: OpaquePointer) -> String {
        let text = string(ZXing_Barcode_text(barcode))
        let raw = bytes(of: barcode)
        // The library hands text out as a C string, which a NUL in the content cuts short, and gives none at all for a
        // character set that it does not know.
        let isCutShort = raw.contains(0) && !ZXing_Barcode_hasECI(barcode)
        return isCutShort || text.isEmpty ? String(decoding: raw, as: UTF8.self) : text
    }

    private static func sequence(of barcode: OpaquePointer) -> SymbolSequence? {
        let (index, count) = (ZXing_Barcode_sequenceIndex(barcode), ZXing_Barcode_sequenceSize(barcode))
        guard index >= 0, count >= 0 else { return nil }
        // The symbology identifier of three characters comes before the content.
        let content = bytes { ZXing_Barcode_bytesECI(barcode, $0) }.dropFirst(3)
        return SymbolSequence(
            index: Int(index), count: Int(count), id: string(ZXing_Barcode_sequenceId(barcode)),
            content: Array(content),
            usesECI: ZXing_Barcode_hasECI(barcode))
    }

    private static func isText(_ barcode: OpaquePointer, _ raw: [UInt8]) -> Bool {
        switch ZXing_Barcode_contentType(barcode) {
        case ZXing_ContentType_Binary, ZXing_ContentType_Mixed, ZXing_ContentType_UnknownECI: false
        default: String(validating: raw, as: UTF8.self) != nil
        }
    }

    private static func bytes(of barcode: OpaquePointer) -> [UInt8] {
        bytes { ZXing_Barcode_bytes(barcode, $0) }
    }

    /// Takes bytes over from the library.
    private static func bytes(_ owned: (UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<UInt8>?) -> [UInt8] {
        var count: Int32 = 0
        guard let raw = owned(&count) else { return [] }
        defer { ZXing_free(raw) }
        return Array(UnsafeBufferPointer(start: raw, count: Int(count)))
    }

    private static func extra(_ barcode: OpaquePointer, _ key: String) -> String {
        string(ZXing_Barcode_extra(barcode, key))
    }

    /// Takes a string over from the library.
    private static func string(_ owned: UnsafeMutablePointer<CChar>?) -> String {
        guard let owned else { return "" }
        defer { ZXing_free(owned) }
        return String(cString: owned)
    }

    private static func corners(of barcode: OpaquePointer, symbology: Symbology) -> Quadrilateral {
        let position = ZXing_Barcode_position(barcode)
        func point(_ point: ZXing_PointI) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
        let corners = Quadrilateral(
            topLeft: point(position.topLeft), topRight: point(position.topRight),
            bottomRight: point(position.bottomRight), bottomLeft: point(position.bottomLeft))
        // A linear symbol read backwards or from top to bottom comes with its start on the left but its rows swapped.
        return symbology.isLinear ? corners.clockwiseBySwappingRows : corners.clockwiseFromTopLeft
    }
}
