internal import CV4L
import Imaging

/// What a camera offers to capture.
struct VideoMode: Hashable {
    var format: CameraPixelFormat
    var width: Int
    var height: Int
    /// The highest frame rate at this size; nil where the driver does not tell.
    var rate: Double?
}

extension VideoDevice {
    /// For each of the camera's formats the size nearest to the wanted one. Stands for `VIDIOC_ENUM_FMT`,
    /// `VIDIOC_ENUM_FRAMESIZES` and `VIDIOC_ENUM_FRAMEINTERVALS`.
    func modes(nearest width: Int, _ height: Int) -> [VideoMode] {
        enumerate(v4l2_fmtdesc(), labelrig_vidioc_enum_fmt) { description, index in
            description.index = index
            description.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        }.map { description in
            let size = nearestSize(description.pixelformat, width, height) ?? (width, height)
            return VideoMode(
                format: CameraPixelFormat(rawValue: description.pixelformat), width: size.0, height: size.1,
                rate: highestRate(description.pixelformat, size.0, size.1))
        }
    }

    private func nearestSize(_ code: UInt32, _ width: Int, _ height: Int) -> (Int, Int)? {
        let sizes = enumerate(v4l2_frmsizeenum(), labelrig_vidioc_enum_framesizes) { size, index in
            size.index = index
            size.pixel_format = code
        }.map { size in
            if size.type == V4L2_FRMSIZE_TYPE_DISCRETE.rawValue {
                return (Int(size.discrete.width), Int(size.discrete.height))
            }
            let range = size.stepwise
            return (
                nearest(width, from: range.min_width, to: range.max_width, step: range.step_width),
                nearest(height, from: range.min_height, to: range.max_height, step: range.step_height)
            )
        }
        return sizes.min { apart($0, (width, height)) < apart($1, (width, height)) }
    }

    private func highestRate(_ code: UInt32, _ width: Int, _ height: Int) -> Double? {
        enumerate(v4l2_frmivalenum(), labelrig_vidioc_enum_frameintervals) { interval, index in
            interval.index = index
            interval.pixel_format = code
            interval.width = UInt32(clamping: width)
            interval.height = UInt32(clamping: height)
        }.compactMap { interval in
            let isDiscrete = interval.type == V4L2_FRMIVAL_TYPE_DISCRETE.rawValue
            let shortest = isDiscrete ? interval.discrete : interval.stepwise.min
            return shortest.numerator == 0 ? nil : Double(shortest.denominator) / Double(shortest.numerator)
        }.max()
    }

    /// Asks with one index after the other until the driver knows no more; a driver that always does is stopped at 256.
    private func enumerate<Item>(_ blank: Item, _ code: UInt, _ fill: (inout Item, UInt32) -> Void) -> [Item] {
        var items: [Item] = []
        for index in 0..<UInt32(256) {
            var item = blank
            fill(&item, index)
            guard (try? request(code, &item)) != nil else { break }
            items.append(item)
        }
        return items
    }

    private func nearest(_ wanted: Int, from least: UInt32, to most: UInt32, step: UInt32) -> Int {
        let inside = min(max(wanted, Int(least)), max(Int(least), Int(most)))
        return Int(least) + (inside - Int(least)) / max(1, Int(step)) * max(1, Int(step))
    }
}

/// How far two sizes are apart, in pixels of width and height.
private func apart(_ size: (Int, Int), _ other: (Int, Int)) -> Int {
    abs(size.0 - other.0) + abs(size.1 - other.1)
}

extension [VideoMode] {
    /// The mode that serves best: first of the right size, then fast enough, then by preference.
    ///
    /// - Parameter preference: best first; formats that are not in it come after those that are.
    func best(width: Int, height: Int, rate: Double, preference: [CameraPixelFormat]) -> VideoMode? {
        func cost(_ mode: VideoMode) -> (Int, Int, Int) {
            // A tenth of tolerance: 29.97 is 30.
            let isSlow = mode.rate.map { $0 < rate * 0.9 } ?? false
            let rank = preference.firstIndex(of: mode.format) ?? preference.count
            return (apart((mode.width, mode.height), (width, height)), isSlow ? 1 : 0, rank)
        }
        return self.min { cost($0) < cost($1) }
    }
}
