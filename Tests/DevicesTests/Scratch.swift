import Foundation

/// A folder that is removed with its last owner.
final class Scratch: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("labelrig-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func callAsFunction(_ name: String) -> String { path + "/" + name }
}
