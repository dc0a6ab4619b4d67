import Foundation

/// Photographs that are not part of the project: beside the repository, or where LABELRIG_REALDATA says.
enum RealPictures {
    static var folder: String {
        if let named = ProcessInfo.processInfo.environment["LABELRIG_REALDATA"] { return named }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return root.deletingLastPathComponent().appendingPathComponent("shared/realdata").path
    }

    static var arePresent: Bool { FileManager.default.fileExists(atPath: folder) }

    /// Files of a set, in name order.
    static func files(_ set: String, limit: Int) throws -> [String] {
        let path = folder + "/" + set
        return try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { name in ["jpg", "png", "webp"].contains((name as NSString).pathExtension) }
            .sorted().prefix(limit).map { path + "/" + $0 }
    }

    /// The barcode that the truth of the ZXing-C++ sets gives for each file of a folder.
    static func barcodes(_ folder: String) throws -> [String: String] {
        let truth = try String(contentsOfFile: self.folder + "/zxing-cpp/truth.tsv", encoding: .utf8)
        let rows = truth.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        return Dictionary(
            rows.filter { $0.count > 1 && $0[0].hasPrefix(folder + "/") }
                .map { (String($0[0].dropFirst(folder.count + 1)), String($0[1])) }
        ) { first, _ in first }
    }
}
