import Imaging
import LabelLanguage

extension PixelRectangle {
    /// The whole pixels that a box touches, as far as they lie within a rectangle.
    ///
    /// - Returns: nil where none does, or where the box is no box (not finite).
    init?(around box: Box, within limits: PixelRectangle) {
        guard box.x.isFinite, box.y.isFinite, box.maxX.isFinite, box.maxY.isFinite else { return nil }
        let left = max(Double(limits.x), box.x.rounded(.down))
        let top = max(Double(limits.y), box.y.rounded(.down))
        let right = min(Double(limits.x + limits.width), box.maxX.rounded(.up))
        let bottom = min(Double(limits.y + limits.height), box.maxY.rounded(.up))
        guard right > left, bottom > top else { return nil }
        self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
}
