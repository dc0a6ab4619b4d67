internal import CLeptonica
import Foundation
import Imaging

extension LumaImage {
    /// Writes the picture as PNG or JPEG, by the name's ending.
    public func write(to path: String, quality: Int = 90) throws {
        let name = path.lowercased()
        if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") {
            try Data(JPEGEncoder().encode(self, quality: quality)).write(to: URL(fileURLWithPath: path))
            return
        }
        guard name.hasSuffix(".png") else { throw LabelPictureError("\(path): name it .png, .jpg or .jpeg") }
        var picture = pix()
        defer { pixDestroy(&picture) }
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        defer { lept_free(data) }
        guard pixWriteMemPng(&data, &size, picture, 0) == 0, let data else {
            throw LabelPictureError("\(path): not written as PNG")
        }
        try Data(bytes: data, count: size).write(to: URL(fileURLWithPath: path))
    }
}
