import Imaging

/// The pictures of a folder in the size of a frame, as many of them in memory as a bound allows. Belongs to one thread.
final class PictureCache {
    /// Bytes of pixels that are kept.
    private static let bound = 32_000_000

    /// Why pictures of the folder are left out.
    private(set) var faults: [ImagingError] = []
    private var paths: [String] = []
    private let width: Int
    private let height: Int
    private var kept: [LumaImage?] = []
    private var keptBytes = 0
    /// A picture that did not fit in, for as long as it is shown.
    private var shown: (index: Int, image: LumaImage)?

    /// Opens every picture once, so that those that cannot be opened are found now and not in the middle of a run.
    ///
    /// - Throws: when none can be opened.
    init(paths: [String], width: Int, height: Int) throws(ImagingError) {
        self.width = width
        self.height = height
        for path in paths {
            do throws(ImagingError) {
                let image = try open(path)
                let fits = keptBytes + width * height <= Self.bound
                if fits { keptBytes += width * height }
                self.paths.append(path)
                kept.append(fits ? image : nil)
            } catch {
                faults.append(error)
            }
        }
        if self.paths.isEmpty, let fault = faults.first { throw fault }
    }

    var count: Int { paths.count }

    func picture(_ index: Int) throws(ImagingError) -> LumaImage {
        if let image = kept[index] { return image }
        if let shown, shown.index == index { return shown.image }
        let image = try open(paths[index])
        shown = (index, image)
        return image
    }

    private func open(_ path: String) throws(ImagingError) -> LumaImage {
        do throws(ImagingError) {
            return try Picture.open(path).fitted(width: width, height: height)
        } catch {
            throw ImagingError(error.code, "\(path): \(error.message)")
        }
    }
}
