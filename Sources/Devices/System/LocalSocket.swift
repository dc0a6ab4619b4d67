internal import CLinux

/// Stream sockets in the file system (`AF_UNIX`).
extension FileDescriptor {
    /// Listens at a path, non-blocking. A socket that an earlier process left there is taken away first.
    ///
    /// Stands for `socket`, `bind`, `chmod` and `listen`.
    ///
    /// - Parameter permissions: of the path: who may connect.
    /// - Throws: `nameTooLong` for a path of more than 107 bytes (`sun_path`, unix(7)); `fileExists` where the path is
    ///   something other than a socket.
    public static func listen(atPath path: String, permissions: UInt32 = 0o660) throws(Errno) -> FileDescriptor {
        var address = try socketAddress(path)
        try removeSocket(path)
        let socket = try localSocket()
        do throws(Errno) {
            _ = try systemCall(SystemCall(name: "bind", descriptor: socket.rawValue)) {
                withSocketAddress(&address) { bind(socket.rawValue, $0, $1) }
            }.get()
            _ = try systemCall(SystemCall(name: "chmod")) { chmod(path, mode_t(permissions)) }.get()
            _ = try systemCall(SystemCall(name: "listen", descriptor: socket.rawValue)) {
                CLinux.listen(socket.rawValue, 8)
            }.get()
        } catch {
            socket.close()
            throw error
        }
        return socket
    }

    /// Connects to a socket at a path; reads and writes block unless `setNonBlocking` is called. Stands for `connect`.
    public static func connect(toPath path: String) throws(Errno) -> FileDescriptor {
        var address = try socketAddress(path)
        let socket = try localSocket(type: Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
        do throws(Errno) {
            _ = try systemCall(SystemCall(name: "connect", descriptor: socket.rawValue)) {
                withSocketAddress(&address) { CLinux.connect(socket.rawValue, $0, $1) }
            }.get()
        } catch {
            socket.close()
            throw error
        }
        return socket
    }

    /// Takes the next connection, non-blocking. Stands for `accept4`.
    ///
    /// - Returns: nil when none waits.
    public func accept() throws(Errno) -> FileDescriptor? {
        let result = systemCall(SystemCall(name: "accept", descriptor: rawValue)) {
            CLinux.accept(rawValue, nil, nil)
        }
        switch result {
        case .success(let connection):
            let descriptor = FileDescriptor(rawValue: connection)
            do throws(Errno) {
                try descriptor.setNonBlocking()
                _ = try systemCall(SystemCall(name: "fcntl", descriptor: connection)) {
                    labelrig_fcntl(connection, F_SETFD, FD_CLOEXEC)
                }.get()
            } catch {
                descriptor.close()
                throw error
            }
            return descriptor
        case .failure(.wouldBlock): return nil
        case .failure(let error): throw error
        }
    }

    private static func localSocket(
        type: Int32 = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    ) throws(Errno) -> FileDescriptor {
        FileDescriptor(rawValue: try systemCall(SystemCall(name: "socket")) { socket(AF_UNIX, type, 0) }.get())
    }

    private static func removeSocket(_ path: String) throws(Errno) {
        guard let kind = try FileKind(path: path) else { return }
        guard kind == .socket else { throw .fileExists }
        _ = try systemCall(SystemCall(name: "unlink")) { unlink(path) }.get()
    }

    private static func socketAddress(_ path: String) throws(Errno) -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw .nameTooLong }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return address
    }
}

private func withSocketAddress(
    _ address: inout sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
    }
}
