import Imaging
import LabelLanguage

extension LabelPicture {
    /// The label flat and straight, one pixel for each of its own, in the middle of white.
    ///
    /// - Parameters: the picture's size; the label's own where it is nil.
    public func rendered(width: Int? = nil, height: Int? = nil) throws(LabelPictureError) -> LumaImage {
        let width = width ?? Int(self.width.rounded(.up))
        let height = height ?? Int(self.height.rounded(.up))
        let canvas = try Canvas(width: width, height: height, luma: 255)
        // Whole pixels, so that bars stay sharp.
        draw(
            on: canvas,
            .moved(
                x: ((Double(width) - self.width) / 2).rounded(), y: ((Double(height) - self.height) / 2).rounded()))
        return canvas.image()
    }

    /// Draws the paper and all that is on it.
    func draw(on canvas: Canvas, _ projection: Projection) {
        let paper = paper, ink = ink
        let sheet = Box(x: 0, y: 0, width: width, height: height)
        if hasOutline {
            canvas.rectangle(projection, luma: paper * 0.55, sheet)
            canvas.rectangle(
                projection, luma: paper, Box(x: 1.5, y: 1.5, width: width - 3, height: height - 3))
        } else {
            canvas.rectangle(projection, luma: paper, sheet)
        }
        for element in elements {
            switch element {
            case .barcode(let artwork, let x, let y, let moduleWidth):
                let place = Projection.scaled(x: moduleWidth, y: moduleWidth).then(.moved(x: x, y: y)).then(projection)
                draw(artwork, on: canvas, place)
            case .text(let text, let x, let baseline, let style, let alignment):
                canvas.text(projection, luma: ink, text, x: x, baseline: baseline, style, alignment)
            case .segments(let segments, let x, let y, let height, let slant, let unlit):
                // Sheared about its foot, so that the top leans.
                let place = Projection.moved(x: 0, y: -1).then(.sheared(-slant)).then(.scaled(x: height, y: height))
                    .then(.moved(x: x, y: y + height)).then(projection)
                canvas.fill(place, luma: paper + (ink - paper) * unlit, segments.unlit)
                canvas.fill(place, luma: ink, segments.lit)
            case .line(let start, let end, let width):
                canvas.fill(projection, luma: ink, [Self.outline(from: start, to: end, width: width)])
            case .box(let box, let lightness):
                canvas.rectangle(projection, luma: ink + (paper - ink) * lightness, box)
            }
        }
    }

    private func draw(_ artwork: BarcodeArtwork, on canvas: Canvas, _ projection: Projection) {
        canvas.fill(
            projection, luma: ink,
            artwork.rectangles.map { shape in
                Projection.identity(Box(x: shape.x, y: shape.y, width: shape.width, height: shape.height)).corners
            })
        canvas.fill(
            projection, luma: ink,
            artwork.hexagons.map { shape in
                // A hexagon stands on a corner; its sides are the longer diameter's half, times the cosine of 30°.
                [(0, -0.5), (0.433, -0.25), (0.433, 0.25), (0, 0.5), (-0.433, 0.25), (-0.433, -0.25)].map { x, y in
                    Point(x: shape.x + x * shape.diameter, y: shape.y + y * shape.diameter)
                }
            })
        for ring in artwork.rings {
            canvas.circle(
                projection, luma: ring.isPaper ? paper : ink, center: Point(x: ring.x, y: ring.y),
                diameter: ring.diameter, line: ring.line)
        }
        for caption in artwork.captions {
            canvas.text(
                projection, luma: ink, caption.text, x: caption.x, baseline: caption.y, TextStyle(size: caption.size),
                caption.alignment)
        }
    }

    private static func outline(from start: Point, to end: Point, width: Double) -> [Point] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), .leastNonzeroMagnitude)
        let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
        return [
            Point(x: start.x + nx, y: start.y + ny), Point(x: end.x + nx, y: end.y + ny),
            Point(x: end.x - nx, y: end.y - ny), Point(x: start.x - nx, y: start.y - ny),
        ]
    }
}
