import LabelLanguage

extension TextLine {
    /// The line in coordinates whose origin lies so much further left and up.
    func moved(x: Double, y: Double) -> TextLine {
        guard x != 0 || y != 0 else { return self }
        var line = self
        line.box = box.moved(x: x, y: y)
        for index in line.characters.indices {
            line.characters[index].box = characters[index].box.moved(x: x, y: y)
        }
        return line
    }
}

extension Box {
    func moved(x: Double, y: Double) -> Box { Box(x: self.x + x, y: self.y + y, width: width, height: height) }
}
