import LabelLanguage

extension Symbol {
    /// The symbol in the extent that an earlier frame saw of it.
    ///
    /// To follow a linear symbol a single scan line is enough, and which one it is depends on chance: taken for the
    /// symbol's place, it would creep away from it. It tells how far the symbol has moved along its reading direction;
    /// across, only that the symbol lies where the line is.
    func steadied(by earlier: Symbol) -> Symbol {
        let (old, new) = (earlier.corners, corners)
        let height = old.heightAcross
        guard symbology.isLinear, height > 1, new.heightAcross < height / 2 else { return self }
        let length = (old.topRight - old.topLeft).length
        guard length > 1 else { return self }
        let along = Point(
            x: (old.topRight.x - old.topLeft.x) / length, y: (old.topRight.y - old.topLeft.y) / length)
        let move = center - earlier.center
        let moveAlong = move.x * along.x + move.y * along.y
        let offset = move.y * along.x - move.x * along.y
        let beyond = max(0, abs(offset) - height / 2)
        let moveAcross = offset < 0 ? -beyond : beyond
        var steadied = self
        steadied.corners = old.mapped { corner in
            Point(
                x: corner.x + moveAlong * along.x - moveAcross * along.y,
                y: corner.y + moveAlong * along.y + moveAcross * along.x)
        }
        return steadied
    }
}

extension Quadrilateral {
    /// From the upper to the lower side, as the symbol itself sees it.
    fileprivate var heightAcross: Double { min((bottomLeft - topLeft).length, (bottomRight - topRight).length) }
}
