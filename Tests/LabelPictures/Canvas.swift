internal import CCairo
import Imaging
import LabelLanguage

/// A grey picture that shapes are drawn on through a projection, by cairo.
///
/// The picture is an alpha channel to cairo and luma to us: a fill puts its own value where it covers a pixel, and a mix
/// where it covers it in part, as a camera's pixels do.
final class Canvas {
    let width: Int
    let height: Int
    private let surface: OpaquePointer
    private let context: OpaquePointer

    init(width: Int, height: Int, luma: Double) throws(LabelPictureError) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw LabelPictureError("no picture of \(width)x\(height)") }
        guard let context = cairo_create(surface) else { throw LabelPictureError("no memory for a drawing") }
        self.width = width
        self.height = height
        self.surface = surface
        self.context = context
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(context, 0, 0, 0, luma / 255)
        cairo_paint(context)
        // Outlines as the font's designer drew them, the same wherever and however large.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        cairo_font_options_destroy(options)
        cairo_set_tolerance(context, 0.05)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func image() -> LumaImage {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        return LumaImage(width: width, height: height) { pixels in
            guard let rows = cairo_image_surface_get_data(surface), let to = pixels.baseAddress else { return }
            for y in 0..<height { (to + y * width).copyMemory(from: rows + y * stride, byteCount: width) }
        }
    }

    /// Fills shapes of the label that do not cross each other's outlines.
    func fill(_ projection: Projection, luma: Double, _ shapes: [[Point]]) {
        cairo_new_path(context)
        for shape in shapes { add(shape.map { projection($0) }) }
        fill(luma)
    }

    func rectangle(_ projection: Projection, luma: Double, _ box: Box) {
        fill(projection, luma: luma, [Projection.identity(box).corners])
    }

    /// - Parameter line: the width of the circle's line; 0 for a disc.
    func circle(_ projection: Projection, luma: Double, center: Point, diameter: Double, line: Double = 0) {
        cairo_new_path(context)
        cairo_arc(context, center.x, center.y, (diameter + line) / 2, 0, 2 * .pi)
        if line > 0 {
            cairo_new_sub_path(context)
            cairo_arc_negative(context, center.x, center.y, (diameter - line) / 2, 2 * .pi, 0)
        }
        project(projection)
        fill(luma)
    }

    func text(
        _ projection: Projection, luma: Double, _ text: String, x: Double, baseline: Double, _ style: TextStyle,
        _ alignment: TextAlignment
    ) {
        if style.family == .dots {
            dots(projection, luma: luma, text, x: x, baseline: baseline, style, alignment)
            return
        }
        cairo_new_path(context)
        let start = x - select(style, size: style.size, advanceOf: text) * alignment.share
        cairo_move_to(context, start, baseline)
        cairo_text_path(context, text)
        project(projection)
        fill(luma)
    }

    /// Darkens, from full light at one end of a line to a fraction of it at the other.
    func shade(from start: Point, to end: Point, darkest: Double) {
        let gradient = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        cairo_pattern_add_color_stop_rgba(gradient, 0, 0, 0, 0, 1)
        cairo_pattern_add_color_stop_rgba(gradient, 1, 0, 0, 0, darkest)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source(context, gradient)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_pattern_destroy(gradient)
    }

    /// A reflection: full white in the middle, nothing at the radius.
    func glare(center: Point, radius: Double, strength: Double) {
        let gradient = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
        cairo_pattern_add_color_stop_rgba(gradient, 0, 0, 0, 0, strength)
        cairo_pattern_add_color_stop_rgba(gradient, 0.5, 0, 0, 0, strength)
        cairo_pattern_add_color_stop_rgba(gradient, 1, 0, 0, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source(context, gradient)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_pattern_destroy(gradient)
    }

    /// Chooses the font; returns how far the text reaches.
    private func select(_ style: TextStyle, size: Double, advanceOf text: String) -> Double {
        let family = style.family == .dots ? TextStyle.Family.mono : style.family
        cairo_select_font_face(
            context, family.rawValue, CAIRO_FONT_SLANT_NORMAL,
            style.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(context, size)
        var extents = cairo_text_extents_t()
        cairo_text_extents(context, text, &extents)
        return extents.x_advance
    }

    /// Sets the text seven dots high, a dot for each pixel of a tiny rendering.
    private func dots(
        _ projection: Projection, luma: Double, _ text: String, x: Double, baseline: Double, _ style: TextStyle,
        _ alignment: TextAlignment
    ) {
        // DejaVu Sans Mono's capitals are 0.73 em high: 7 dots.
        let size = 9.6
        let pitch = style.size / size
        let columns = Int(select(style, size: size, advanceOf: text).rounded(.up)) + 2
        guard let tiny = try? Canvas(width: columns, height: 14, luma: 255) else { return }
        tiny.text(
            .identity, luma: 0, text, x: 1, baseline: 10, TextStyle(size: size, .mono, isBold: style.isBold), .left)
        let start = x - Double(columns) * pitch * alignment.share
        tiny.image().withPixels { pixels in
            for (index, covered) in pixels.enumerated() where covered < 140 {
                let center = Point(
                    x: start + Double(index % columns) * pitch,
                    y: baseline + (Double(index / columns) - 9.5) * pitch)
                circle(projection, luma: luma, center: center, diameter: pitch * 0.85)
            }
        }
    }

    private func add(_ points: [Point]) {
        for (index, point) in points.enumerated() {
            if index == 0 { cairo_move_to(context, point.x, point.y) } else { cairo_line_to(context, point.x, point.y) }
        }
        cairo_close_path(context)
    }

    private func fill(_ luma: Double) {
        cairo_set_source_rgba(context, 0, 0, 0, min(max(luma, 0), 255) / 255)
        cairo_fill(context)
    }

    /// Moves every point of the current path, its curves made straight pieces, to where the camera sees it.
    private func project(_ projection: Projection) {
        guard let path = cairo_copy_path_flat(context) else { return }
        defer { cairo_path_destroy(path) }
        cairo_new_path(context)
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
        var index = 0
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            if header.type == CAIRO_PATH_CLOSE_PATH {
                cairo_close_path(context)
            } else {
                let place = data[index + 1].point
                let point = projection(Point(x: place.x, y: place.y))
                if header.type == CAIRO_PATH_MOVE_TO {
                    cairo_move_to(context, point.x, point.y)
                } else {
                    cairo_line_to(context, point.x, point.y)
                }
            }
            index += max(1, Int(header.length))
        }
    }
}

extension TextAlignment {
    /// What part of the text stands before its place.
    fileprivate var share: Double {
        switch self {
        case .left: 0
        case .centre: 0.5
        case .right: 1
        }
    }
}
