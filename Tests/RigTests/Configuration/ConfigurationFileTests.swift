import Foundation
import Testing

@testable import Rig

@Suite("Configuration file")
final class ConfigurationFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "labelrig-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "rig.yaml").path }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func message(loading path: String) throws -> String {
        try #require(throws: ConfigurationError.self) { try Configuration.load(path: path) }.description
    }

    private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

    @Test("a file on disk is loaded")
    func file() throws {
        try write(Array("labels: [{name: A, fields: [{type: ExpiryDateText, name: F}]}]".utf8))
        #expect(try Configuration.load(path: path).labels.map(\.name) == ["A"])
    }

    @Test("a missing file says what to do")
    func missing() throws {
        #expect(
            try message(loading: path) == "\(path): there is no such file; write one, or name another with --config")
    }

    @Test("a directory is told from a file")
    func directory() throws {
        #expect(
            try message(loading: folder.path)
                == "\(folder.path): this is a directory; name the configuration file in it")
    }

    @Test("a pipe that nobody writes to does not hold the rig up")
    func pipe() throws {
        #expect(mkfifo(path, 0o600) == 0)
        #expect(try message(loading: path) == "\(path): this is no regular file; name a configuration file")
    }

    @Test("a broken byte is named by line and column")
    func notUTF8() throws {
        try write(Array("mode: single\nstation: Münch".utf8) + [0xE4, 0x0A])
        #expect(try message(loading: path) == "\(path):2:15: this is not UTF-8; save the file as UTF-8 text")
    }

    @Test("UTF-16 is not taken for UTF-8")
    func utf16() throws {
        try write([0xFF, 0xFE, 0x6D, 0x00])
        #expect(try message(loading: path) == "\(path):1:1: this is not UTF-8; save the file as UTF-8 text")
    }

    @Test("a file that is too large to be a configuration is not read to its end")
    func tooLarge() throws {
        try write([UInt8](repeating: UInt8(ascii: "#"), count: ConfigurationFile.maximumSize + 1))
        #expect(try message(loading: path) == "\(path): it is larger than 1048576 bytes; is it a configuration?")
    }
}
