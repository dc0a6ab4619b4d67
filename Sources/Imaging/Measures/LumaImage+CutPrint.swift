/// A side of a picture.
public enum PictureSide: String, Hashable, Sendable, CaseIterable {
    case top, right, bottom, left
}

extension LumaImage {
    /// The sides that print on bright paper runs across, as it does when a label is not wholly in the picture.
    ///
    /// Along each side, squares of 24 pixels are looked at. A square holds print when a line through it goes from
    /// paper to ink or back at least twice; a sheet's edge does so once. Three such squares in a row are a cut label.
    public var sidesThatCutPrint: Set<PictureSide> {
        let side = Self.squareSide
        guard width >= side, height >= side else { return [] }
        let paper = Int(Exposure(of: self).bright) * 7 / 10
        return withPixels { pixels in
            Set(
                PictureSide.allCases.filter { pictureSide in
                    var run = 0
                    let along = pictureSide == .top || pictureSide == .bottom ? width : height
                    for place in Swift.stride(from: 0, through: along - side, by: side) {
                        let (x, y) = corner(of: pictureSide, at: place)
                        run = holdsPrint(pixels, x, y, paper: paper) ? run + 1 : 0
                        if run == 3 { return true }
                    }
                    return false
                })
        }
    }

    private static let squareSide = 24
    /// Between paper and ink; noise and a bench's grain have less.
    private static let contrast = 56

    /// The upper left corner of a square that lies against a side.
    private func corner(of side: PictureSide, at place: Int) -> (x: Int, y: Int) {
        switch side {
        case .top: (place, 0)
        case .bottom: (place, height - Self.squareSide)
        case .left: (0, place)
        case .right: (width - Self.squareSide, place)
        }
    }

    private func holdsPrint(_ pixels: UnsafeRawBufferPointer, _ x: Int, _ y: Int, paper: Int) -> Bool {
        for line in Swift.stride(from: 1, to: Self.squareSide, by: 3) {
            let across = changes(pixels, from: (y + line) * stride + x, step: 1, paper: paper)
            let down = changes(pixels, from: y * stride + x + line, step: stride, paper: paper)
            if across >= 2 || down >= 2 { return true }
        }
        return false
    }

    /// How often a square's line changes between paper and ink; 0 where there is no paper on it.
    private func changes(_ pixels: UnsafeRawBufferPointer, from start: Int, step: Int, paper: Int) -> Int {
        var (lowest, highest) = (255, 0)
        for index in 0..<Self.squareSide {
            let luma = Int(pixels[start + index * step])
            lowest = min(lowest, luma)
            highest = max(highest, luma)
        }
        guard highest >= paper, highest - lowest >= Self.contrast else { return 0 }
        // Between the two levels nothing changes, so that noise at a level makes no changes of its own.
        let (ink, sheet) = (lowest + (highest - lowest) / 3, highest - (highest - lowest) / 3)
        var changes = 0
        var isInk: Bool?
        for index in 0..<Self.squareSide {
            let luma = Int(pixels[start + index * step])
            guard luma <= ink || luma >= sheet else { continue }
            if let before = isInk, before != (luma <= ink) { changes += 1 }
            isInk = luma <= ink
        }
        return changes
    }
}
