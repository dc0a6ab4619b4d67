import Foundation
import Imaging
import Testing

/// Photographs that are not part of the project: beside the repository, or where LABELRIG_REALDATA says.
enum RealData {
    static let folder: URL? = {
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../shared/realdata").standardizedFileURL
        let folder =
            ProcessInfo.processInfo.environment["LABELRIG_REALDATA"].map { URL(fileURLWithPath: $0) } ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()
}

@Suite("Photographs")
struct RealPictureTests {
    @Test("every photograph opens", .enabled(if: RealData.folder != nil, "no folder of photographs"))
    func open() throws {
        let folder = try #require(RealData.folder)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where ["jpg", "png", "webp"].contains(file.pathExtension) {
            count += 1
            #expect(throws: Never.self, "\(file.path)") { try Picture.open(file.path) }
        }
        #expect(count > 0)
    }
}
