import Foundation
import Testing

@testable import Reading

@Suite("Notes in a model file")
struct ModelMetadataTests {
    private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(content.count)] + content
    }

    private static func pair(_ key: String, _ value: String) -> [UInt8] {
        field(14, field(1, Array(key.utf8)) + field(2, Array(value.utf8)))
    }

    private static func entries(of bytes: [UInt8]) throws -> [String: String] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".onnx")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try ModelMetadata(path: file.path).entries
    }

    @Test("Pairs are found among other fields")
    func pairs() throws {
        // A number, eight bytes, four bytes, a string, and a pair after each.
        let bytes =
            [0x08, 0x96, 0x01] + Self.pair("a", "1") + [0x11] + [UInt8](repeating: 7, count: 8) + Self.pair("b", "ö\nü")
            + [0x1D, 1, 2, 3, 4] + Self.field(7, [1, 2, 3])
        #expect(try Self.entries(of: bytes) == ["a": "1", "b": "ö\nü"])
    }

    @Test(
        "A damaged file is an error",
        arguments: [
            [0x72, 0x7F, 1], [0x0B, 1], [0x08], [UInt8](repeating: 0xFF, count: 30), [0x72, 0x03, 0x0A, 0x05, 1],
        ])
    func damaged(bytes: [UInt8]) {
        #expect(throws: ReadingError.self) { try Self.entries(of: bytes) }
    }

    @Test("A missing file is an error that names it")
    func missing() {
        let error = #expect(throws: ReadingError.self) { try ModelMetadata(path: "/nowhere/model.onnx") }
        #expect(error?.message.contains("/nowhere/model.onnx") == true)
    }
}
