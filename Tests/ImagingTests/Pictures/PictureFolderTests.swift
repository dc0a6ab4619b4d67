import Foundation
import Imaging
import Testing

@Suite("Folders of pictures")
struct PictureFolderTests {
    @Test("the picture files are listed in name order, and nothing else")
    func listing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect { try Picture.folder(folder.path) } throws: {
            ($0 as? ImagingError)?.code == .folderUnreadable
        }
        for name in ["b.png", "a.JPG", "10.webp", "9.tiff", ".hidden.png", "notes.txt", "png"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let expected = ["10.webp", "9.tiff", "a.JPG", "b.png"].map { folder.path + "/" + $0 }
        #expect(try Picture.folder(folder.path) == expected)
        #expect(try Picture.folder(folder.path + "/") == expected)
    }

    @Test("a folder that is missing or a file is an error that names it")
    func missing() {
        for path in ["/no/such/folder", "/etc/passwd"] {
            #expect { try Picture.folder(path) } throws: {
                ($0 as? ImagingError)?.message.contains("folder \(path): ") == true
            }
        }
    }
}
