import Foundation
import Glibc

/// A file system in memory of a given size, mounted as long as the value lives.
final class SmallFileSystem {
    private let folder: TemporaryFolder
    var path: String { folder.path }

    /// Whether this process may mount one: root outside most containers.
    static let isPossible = (try? SmallFileSystem(kilobytes: 64)) != nil

    init(kilobytes: Int) throws {
        folder = try TemporaryFolder()
        try Self.run(["mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path])
    }

    deinit {
        try? Self.run(["umount", "--lazy", folder.path])
    }

    private struct Failure: Error {}

    private static func run(_ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure() }
    }
}
