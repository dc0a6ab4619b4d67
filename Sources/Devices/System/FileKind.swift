internal import CLinux

/// What kind of thing a path leads to.
public enum FileKind: Hashable, Sendable {
    case regular, directory, fifo, socket, characterDevice, blockDevice, other

    /// Follows symbolic links. Stands for `stat`.
    ///
    /// - Returns: nil when nothing is there.
    public init?(path: String) throws(Errno) {
        var status = stat()
        switch systemCall(SystemCall(name: "stat"), { stat(path, &status) }) {
        case .success: break
        case .failure(.noSuchFile), .failure(.notDirectory): return nil
        case .failure(let error): throw error
        }
        switch Int32(bitPattern: status.st_mode) & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .directory
        case S_IFIFO: self = .fifo
        case S_IFSOCK: self = .socket
        case S_IFCHR: self = .characterDevice
        case S_IFBLK: self = .blockDevice
        default: self = .other
        }
    }
}
