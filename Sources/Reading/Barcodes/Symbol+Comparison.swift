import Imaging
import LabelLanguage

extension Symbol {
    var center: Point { corners.boundingBox.center }

    /// Whether both say the same.
    func hasContent(of other: Symbol) -> Bool {
        symbology == other.symbology && text == other.text && bytes == other.bytes && sequence == other.sequence
    }

    /// Whether both are the same printed symbol: the same content at about the same place.
    func isSame(as other: Symbol) -> Bool {
        hasContent(of: other) && isPlaced(as: other)
    }

    /// Whether both lie at about the same place.
    func isPlaced(as other: Symbol) -> Bool {
        let box = corners.boundingBox
        // A linear symbol's box may be a line without height; matrix symbols may stand close to each other.
        let margin = symbology.isLinear ? max(box.width, box.height) / 4 : 0
        let center = other.center
        return center.x >= box.x - margin && center.x <= box.maxX + margin && center.y >= box.y - margin
            && center.y <= box.maxY + margin
    }
}

extension Collection<Symbol> {
    /// The symbol whose middle lies nearest to a point, such as the one that the rig aims at; nil of none.
    public func nearest(to point: Point) -> Symbol? {
        func squaredDistance(_ symbol: Symbol) -> Double {
            let (x, y) = (symbol.center.x - point.x, symbol.center.y - point.y)
            return x * x + y * y
        }
        return self.min { squaredDistance($0) < squaredDistance($1) }
    }
}

extension Box {
    /// Whether a point lies inside, or beside it by less than a line's thickness.
    func contains(_ point: Point) -> Bool {
        point.x >= x - 2 && point.x <= maxX + 2 && point.y >= y - 2 && point.y <= maxY + 2
    }
}

extension PixelRectangle {
    var box: Box { Box(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }
}
