internal import CLinux

extension FileDescriptor {
    /// A request to a device with a structure that the kernel reads, fills or both. Stands for `ioctl`.
    @discardableResult
    func control<Argument>(_ request: UInt, _ argument: inout Argument) -> Result<Int32, Errno> {
        withUnsafeMutablePointer(to: &argument) { pointer in
            systemCall(
                SystemCall(
                    name: "ioctl", descriptor: rawValue, request: request, argument: pointer,
                    length: MemoryLayout<Argument>.size)
            ) {
                labelrig_ioctl(rawValue, request, pointer)
            }
        }
    }

    /// Makes reads and writes return at once. Stands for `fcntl(F_SETFL)`.
    public func setNonBlocking() throws(Errno) {
        let flags = try systemCall(SystemCall(name: "fcntl", descriptor: rawValue)) {
            labelrig_fcntl(rawValue, F_GETFL, 0)
        }.get()
        _ = try systemCall(SystemCall(name: "fcntl", descriptor: rawValue)) {
            labelrig_fcntl(rawValue, F_SETFL, flags | O_NONBLOCK)
        }.get()
    }

    /// Takes an exclusive lock of the whole file, for as long as the descriptor is open. Stands for `flock`.
    ///
    /// - Returns: false when another open file holds it.
    public func tryLock() throws(Errno) -> Bool {
        switch systemCall(SystemCall(name: "flock", descriptor: rawValue), { flock(rawValue, LOCK_EX | LOCK_NB) }) {
        case .success: return true
        case .failure(.wouldBlock): return false
        case .failure(let error): throw error
        }
    }

    /// Cuts or extends the file. Stands for `ftruncate`.
    public func truncate(to length: Int) throws(Errno) {
        _ = try systemCall(SystemCall(name: "ftruncate", descriptor: rawValue)) {
            ftruncate(rawValue, off_t(length))
        }.get()
    }

    /// Bytes that wait to be read. Stands for `ioctl(FIONREAD)`.
    func bytesToRead() throws(Errno) -> Int {
        var count: Int32 = 0
        _ = try control(UInt(FIONREAD), &count).get()
        return Int(count)
    }

    /// Bytes written that the driver has not sent. Stands for `ioctl(TIOCOUTQ)`.
    func bytesToSend() throws(Errno) -> Int {
        var count: Int32 = 0
        _ = try control(UInt(TIOCOUTQ), &count).get()
        return Int(count)
    }
}
