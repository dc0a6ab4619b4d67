internal import FoundationEssentials

/// Where the adaptive reader's library and models lie. Both are optional: without them text is read by Tesseract alone.
public struct AdaptiveInstallation: Hashable, Sendable {
    /// Holds all of ``files``.
    public let directory: String

    /// Looks in `LABELRIG_ADAPTIVE`, then in `adaptive` beside the executable, then where `rig/setup` puts it.
    ///
    /// - Throws: ``ReadingError`` with `adaptiveMissing`.
    public static func find() throws(ReadingError) -> AdaptiveInstallation {
        var candidates: [String] = []
        if let directory = ProcessInfo.processInfo.environment["LABELRIG_ADAPTIVE"], !directory.isEmpty {
            candidates.append(directory)
        } else {
            candidates += [ExecutableDirectory.path.map { $0 + "/adaptive" }].compactMap(\.self)
            candidates.append("/usr/local/lib/labelrig/adaptive")
        }
        for candidate in candidates where missing(from: candidate).isEmpty {
            return AdaptiveInstallation(directory: candidate)
        }
        let last = candidates[candidates.count - 1]
        throw ReadingError(
            .adaptiveMissing,
            "the adaptive reader is not installed: \(last) lacks \(missing(from: last).joined(separator: ", ")); "
                + "run rig/setup-adaptive, or set adaptive: off")
    }

    /// Loads the reader and lets go of it again.
    ///
    /// - Throws: ``ReadingError`` that says what is damaged, and what to do.
    public func check() throws(ReadingError) { _ = try AdaptiveReader(self) }

    var library: String { directory + "/" + Self.libraryName }
    var detectionModel: String { directory + "/" + Self.detectionName }
    var recognitionModel: String { directory + "/" + Self.recognitionName }

    private static let libraryName = "libopenvino_c.so"
    private static let detectionName = "PP-OCRv6_det_small.onnx"
    private static let recognitionName = "PP-OCRv6_rec_small.onnx"

    private static func missing(from directory: String) -> [String] {
        [libraryName, detectionName, recognitionName].filter {
            !FileManager.default.fileExists(atPath: directory + "/" + $0)
        }
    }
}
