internal import CZBar
import LabelLanguage

/// Puts what ZBar says of a symbol into the product's words.
enum ZBarSymbol {
    /// - Returns: nil for a symbology that was not asked for, a part of a composite, or content that cannot be told for
    ///   sure from what ZBar hands out.
    static func sighting(of symbol: OpaquePointer, asked: Set<Symbology>) -> Sighting? {
        let type = zbar_symbol_get_type(symbol)
        guard let data = zbar_symbol_get_data(symbol) else { return nil }
        let raw = UnsafeRawBufferPointer(start: data, count: Int(zbar_symbol_get_data_length(symbol)))
        let bytes = Array(raw)
        let content = String(decoding: bytes, as: UTF8.self)
        guard let symbology = ZBarSymbologies.symbology(of: type, text: content, asked: asked),
            let text = text(content, symbology: symbology), let corners = corners(of: symbol, symbology: symbology)
        else { return nil }
        let isText = String(validating: bytes, as: UTF8.self) != nil
        let found = Symbol(
            symbology: symbology, text: text, bytes: isText ? nil : bytes, corners: corners,
            symbologyIdentifier: identifier(of: symbol, symbology: symbology))
        // The quality of a linear symbol is the number of scan lines that agree.
        let lines = symbology.isLinear ? Int(zbar_symbol_get_quality(symbol)) : 0
        return Sighting(symbol: found, lineCount: lines, decoder: .zbar)
    }

    private static func text(_ content: String, symbology: Symbology) -> String? {
        switch symbology {
        case .ean13: return content.count == 13 ? content : nil
        case .ean8, .upce: return content.count == 8 ? content : nil
        case .upca: return content.count == 13 ? String(content.dropFirst()) : nil
        // ZBar does not read full ASCII; with shift characters it is open which of the two is meant.
        case .code39: return content.contains(where: { "$%/+".contains($0) }) ? nil : content
        // Nothing tells a GS1 symbol's FNC1 from other control characters.
        case .code128: return content.contains(where: { $0.isASCII && $0 < " " }) ? nil : content
        default: return content.isEmpty ? nil : content
        }
    }

    private static func identifier(of symbol: OpaquePointer, symbology: Symbology) -> String? {
        let modifiers = zbar_symbol_get_modifiers(symbol)
        switch symbology {
        case .ean13, .upca, .upce: return "]E0"
        case .ean8: return "]E4"
        case .code128: return modifiers & (1 << UInt32(ZBAR_MOD_GS1.rawValue)) != 0 ? "]C1" : "]C0"
        case .code93: return "]G0"
        case .codabar: return "]F0"
        default: return nil
        }
    }

    /// Of a matrix symbol the polygon; of a linear one a rectangle around the ends of its scan lines, which ZBar notes.
    private static func corners(of symbol: OpaquePointer, symbology: Symbology) -> Quadrilateral? {
        let count = zbar_symbol_get_loc_size(symbol)
        guard count > 0 else { return nil }
        let points = (0..<count).map { index in
            Point(x: Double(zbar_symbol_get_loc_x(symbol, index)), y: Double(zbar_symbol_get_loc_y(symbol, index)))
        }
        if !symbology.isLinear {
            guard points.count == 4 else { return nil }
            // Counter-clockwise from the symbol's own top left.
            return Quadrilateral(
                topLeft: points[0], topRight: points[3], bottomRight: points[2], bottomLeft: points[1]
            ).clockwiseFromTopLeft
        }
        let left = points.map(\.x).min() ?? 0
        let right = points.map(\.x).max() ?? 0
        let top = points.map(\.y).min() ?? 0
        let bottom = points.map(\.y).max() ?? 0
        let upright = [
            Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom),
        ]
        // How far the symbol's own top left is turned from the picture's, in quarters clockwise.
        let turns =
            switch zbar_symbol_get_orientation(symbol) {
            case ZBAR_ORIENT_RIGHT: 1
            case ZBAR_ORIENT_DOWN: 2
            case ZBAR_ORIENT_LEFT: 3
            default: 0
            }
        return Quadrilateral(
            topLeft: upright[turns], topRight: upright[(turns + 1) % 4], bottomRight: upright[(turns + 2) % 4],
            bottomLeft: upright[(turns + 3) % 4])
    }
}
