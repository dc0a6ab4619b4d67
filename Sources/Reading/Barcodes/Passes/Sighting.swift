import LabelLanguage

/// A symbol as one decoder read it in one pass, with what tells how far to trust it.
struct Sighting {
    enum Decoder: Hashable {
        case zxing, zbar, profile
    }

    var symbol: Symbol
    /// How many scan lines of a linear symbol read the same; 0 for a matrix symbol.
    var lineCount: Int
    var decoder: Decoder
    /// Whether the pass that read it is one that invents things now and then.
    var needsConfirmation = false

    /// The sighting moved into the picture that its picture was cut out of.
    func moved(x: Int, y: Int) -> Sighting {
        var moved = self
        moved.symbol.corners = symbol.corners.mapped { Point(x: $0.x + Double(x), y: $0.y + Double(y)) }
        return moved
    }
}
