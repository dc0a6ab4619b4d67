internal import Glibc

/// Files that are there whole or not at all, whatever happens meanwhile.
enum AtomicFile {
    /// Writes beside the file and renames over it.
    ///
    /// - Parameter durably: waits until file and name are on the disk.
    static func write(_ bytes: [UInt8], to path: String, durably: Bool) throws(DeliveryError) {
        let temporary = path + ".part"
        do throws(DeliveryError) {
            try writeWhole(bytes, to: temporary, durably: durably)
            guard rename(temporary, path) == 0 else { throw DeliveryError(systemError: errno, "file \(path)") }
        } catch {
            unlink(temporary)
            throw error
        }
        if durably { try synchronizeDirectory(of: path) }
    }

    /// A small file's bytes; nil when there is none.
    ///
    /// - Parameter limit: bytes beyond are left out.
    static func read(_ path: String, limit: Int) throws(DeliveryError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw DeliveryError(systemError: errno, "file \(path)")
        }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < limit {
            let got = buffer[count...].withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw DeliveryError(systemError: errno, "file \(path)") }
            if got == 0 { break }
            count += got
        }
        return Array(buffer.prefix(count))
    }

    /// Makes the names in a file's folder durable.
    static func synchronizeDirectory(of path: String) throws(DeliveryError) {
        let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let descriptor = open(directory.isEmpty ? "/" : directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DeliveryError(systemError: errno, "folder \(directory)") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw DeliveryError(systemError: errno, "folder \(directory)") }
    }

    private static func writeWhole(_ bytes: [UInt8], to path: String, durably: Bool) throws(DeliveryError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o640)
        guard descriptor >= 0 else { throw DeliveryError(systemError: errno, "file \(path)") }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw DeliveryError(systemError: errno, "file \(path)") }
            rest = rest.dropFirst(written)
        }
        if durably, fsync(descriptor) != 0 { throw DeliveryError(systemError: errno, "file \(path)") }
    }
}
