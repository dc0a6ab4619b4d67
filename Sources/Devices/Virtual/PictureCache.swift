import Imaging

/// The pictures of a folder in the size of a frame, as many of them in memory as a bound allows. Belongs to one thread.
final class PictureCache {
    /// Bytes of pixels that are kept.
    private static let bound = 32_000_000

    private let paths: [String]
    private let width: Int
    private let height: Int
    private var kept: [LumaImage?]
    private var keptBytes = 0
    /// A picture that did not fit in, for as long as it is shown.
    private var shown: (index: Int, image: LumaImage)?

    init(paths: [String], width: Int, height: Int) {
        self.paths = paths
        self.width = width
        self.height = height
        kept = Array(repeating: nil, count: paths.count)
    }

    var count: Int { paths.count }

    /// Opens a picture once, and keeps it where there is room.
    func check(_ index: Int) throws(ImagingError) {
        let image = try open(index)
        if keptBytes + width * height <= Self.bound {
            keptBytes += width * height
            kept[index] = image
        }
    }

    func picture(_ index: Int) throws(ImagingError) -> LumaImage {
        if let image = kept[index] { return image }
        if let shown, shown.index == index { return shown.image }
        let image = try open(index)
        shown = (index, image)
        return image
    }

    private func open(_ index: Int) throws(ImagingError) -> LumaImage {
        do throws(ImagingError) {
            return try Picture.open(paths[index]).fitted(width: width, height: height)
        } catch {
            throw ImagingError(error.code, "\(paths[index]): \(error.message)")
        }
    }
}
