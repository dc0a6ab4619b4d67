import Glibc

/// A file on disk, read whole.
enum ConfigurationFile {
    /// A configuration of a hundred labels has 50 kB.
    static let maximumSize = 1 << 20

    static func read(_ path: String, upTo limit: Int = maximumSize) throws(Misconfiguration) -> [UInt8] {
        // A FIFO without a writer must not hold the rig up.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Misconfiguration(at: nil, openingFailed(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Misconfiguration(at: nil, openingFailed(errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw Misconfiguration(at: nil, "this is a directory; name the configuration file in it")
        default: throw Misconfiguration(at: nil, "this is no regular file; name a configuration file")
        }
        return try contents(of: descriptor, upTo: limit)
    }

    private static func contents(of descriptor: Int32, upTo limit: Int) throws(Misconfiguration) -> [UInt8] {
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Misconfiguration(at: nil, "it cannot be read: \(reason(errno))") }
            if count == 0 { return contents }
            contents += chunk.prefix(count)
            guard contents.count <= limit else {
                throw Misconfiguration(at: nil, "it is larger than \(limit) bytes; is it a configuration?")
            }
        }
    }

    private static func openingFailed(_ code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file; write one, or name another with --config"
        case EACCES: "this user may not read it; change its permissions or its owner"
        default: "it cannot be opened: \(reason(code))"
        }
    }

    private static func reason(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
