internal import Glibc

extension Picture {
    /// The picture files of a folder, in name order (by bytes, so "10.png" comes before "9.png").
    ///
    /// - Returns: their paths; files are chosen by their names' endings, hidden ones left out.
    /// - Throws: ``ImagingError`` with the code `folderUnreadable`, also when there is no picture in it.
    public static func folder(_ path: String) throws(ImagingError) -> [String] {
        guard let stream = opendir(path) else {
            let reason = errno == ENOTDIR ? "is a file; name the folder that it is in" : systemMessage(errno)
            throw ImagingError(.folderUnreadable, "folder \(path): \(reason)")
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if hasPictureName(name) { names.append(name) }
        }
        guard !names.isEmpty else {
            throw ImagingError(.folderUnreadable, "folder \(path): no picture in it; put JPEG or PNG files there")
        }
        let base = path.hasSuffix("/") ? path : path + "/"
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { base + $0 }
    }

    private static func hasPictureName(_ name: String) -> Bool {
        guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
        return nameEndings.contains(name[name.index(after: dot)...].lowercased())
    }

    private static let nameEndings: Set<String> = [
        "jpg", "jpeg", "png", "webp", "tif", "tiff", "gif", "pnm", "pbm", "pgm", "ppm", "pam", "bmp",
    ]
}
