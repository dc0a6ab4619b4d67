import LabelLanguage

extension Scene.Background {
    func draw(on canvas: Canvas, _ random: inout SeededGenerator) {
        switch self {
        case .plain: break
        case .bench: drawGrain(on: canvas, &random)
        case .clutter:
            drawGrain(on: canvas, &random)
            for _ in 0..<14 { drawThing(on: canvas, &random) }
        }
    }

    /// Long, faint stripes like those of wood.
    private func drawGrain(on canvas: Canvas, _ random: inout SeededGenerator) {
        var y = 0.0
        while y < Double(canvas.height) {
            let thickness = random.number(in: 2...14)
            let lean = random.number(in: -6...6)
            let width = Double(canvas.width)
            canvas.fill(
                .identity, luma: random.number(in: 98...122),
                [
                    [
                        Point(x: 0, y: y), Point(x: width, y: y + lean), Point(x: width, y: y + lean + thickness + 8),
                        Point(x: 0, y: y + thickness + 8),
                    ]
                ])
            y += thickness
        }
    }

    /// A box, a disc, a strip of stripes or a scrap of print.
    private func drawThing(on canvas: Canvas, _ random: inout SeededGenerator) {
        let center = Point(
            x: random.number(in: 0...Double(canvas.width)), y: random.number(in: 0...Double(canvas.height)))
        let place = Projection.turned(degrees: random.number(in: -60...60)).then(.moved(x: center.x, y: center.y))
        let size = random.number(in: 40...160)
        let luma = random.number(in: 30...220)
        switch random.next() % 4 {
        case 0:
            canvas.rectangle(place, luma: luma, Box(x: -size, y: -size / 2, width: 2 * size, height: size))
        case 1:
            canvas.circle(place, luma: luma, center: Point(x: 0, y: 0), diameter: size)
        case 2:
            for stripe in 0..<12 {
                let box = Box(x: Double(stripe) * size / 6 - size, y: -size / 3, width: size / 12, height: size * 2 / 3)
                canvas.rectangle(place, luma: luma, box)
            }
        default:
            let letters = (0..<8).map { _ in Character(UnicodeScalar(UInt8(65 + random.next() % 26))) }
            canvas.text(
                place, luma: luma, String(letters), x: 0, baseline: 0,
                TextStyle(size: random.number(in: 18...50), .serif), .centre)
        }
    }
}
