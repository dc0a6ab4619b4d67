import Imaging

/// Which dear pass comes next in a stream, and over which part of the frame.
///
/// A pass that costs more than a frame allows is made in tiles, one or more a frame; when all passes are through, it
/// begins anew.
struct PassSchedule {
    struct Step {
        var pass: BarcodePass
        var tile: PixelRectangle
    }

    private let passes: [BarcodePass]
    private var passIndex = 0
    private var tileIndex = 0
    /// How many columns and rows the pass is made in, decided when it begins.
    private var grid: (columns: Int, rows: Int)?
    /// Frames for which a pass that fits no frame is left alone.
    private var patience: [Int: Int] = [:]

    /// A tile's sides are no shorter, so that a symbol has room in it: a small one where the picture is enlarged.
    private static func leastSide(_ pass: BarcodePass) -> Int {
        Int(320 / max(1, pass.treatment.scale / 1.5))
    }

    /// The part of a tile that it shares with the next.
    private static let overlap = 0.3
    private static let longPatience = 60

    init(passes: [BarcodePass]) {
        self.passes = passes
    }

    /// The next step that fits into `remaining`; nil when none does, or all passes have had their turn in this frame.
    ///
    /// - Parameters:
    ///   - area: the part of the frame that is read.
    ///   - budget: what a frame may cost altogether.
    mutating func next(in area: PixelRectangle, remaining: Duration, budget: Duration, cost: PassCost) -> Step? {
        for _ in passes.indices {
            let pass = passes[passIndex]
            let grid = grid ?? Self.grid(pass, area: area, budget: budget, cost: cost)
            self.grid = grid
            let tile = Self.tile(tileIndex, of: grid, in: area)
            let estimate = cost.estimate(pass, pixels: tile.width * tile.height)
            if estimate <= remaining {
                advance(grid)
                return Step(pass: pass, tile: tile)
            }
            // It would fit into a whole frame: the next one.
            if estimate <= budget { return nil }
            if patience[passIndex, default: 0] <= 0 {
                // Even its smallest tile is too much. Now and then it has its turn, lest a slow moment ban it for ever.
                patience[passIndex] = Self.longPatience
                advance(grid)
                return Step(pass: pass, tile: tile)
            }
            patience[passIndex, default: 0] -= 1
            skip()
        }
        return nil
    }

    private mutating func advance(_ grid: (columns: Int, rows: Int)) {
        tileIndex += 1
        if tileIndex >= grid.columns * grid.rows { skip() }
    }

    private mutating func skip() {
        passIndex = (passIndex + 1) % passes.count
        tileIndex = 0
        grid = nil
    }

    private static func grid(
        _ pass: BarcodePass, area: PixelRectangle, budget: Duration, cost: PassCost
    ) -> (columns: Int, rows: Int) {
        var grid = (columns: 1, rows: 1)
        let leastSide = leastSide(pass)
        while true {
            let tile = Self.tile(0, of: grid, in: area)
            guard cost.estimate(pass, pixels: tile.width * tile.height) > budget else { return grid }
            if tile.width >= tile.height, tile.width > leastSide {
                grid.columns += 1
            } else if tile.height > leastSide {
                grid.rows += 1
            } else {
                return grid
            }
        }
    }

    private static func tile(_ index: Int, of grid: (columns: Int, rows: Int), in area: PixelRectangle)
        -> PixelRectangle
    {
        func span(_ index: Int, _ count: Int, _ length: Int) -> (start: Int, length: Int) {
            guard count > 1 else { return (0, length) }
            let tile = Double(length) / (Double(count) * (1 - overlap) + overlap)
            let step = (Double(length) - tile) / Double(count - 1)
            return (Int(step * Double(index)), min(Int(tile.rounded(.up)), length))
        }
        let x = span(index % grid.columns, grid.columns, area.width)
        let y = span(index / grid.columns % grid.rows, grid.rows, area.height)
        return PixelRectangle(x: area.x + x.start, y: area.y + y.start, width: x.length, height: y.length)
    }
}
