internal import CLinux

/// An open file, device, pipe or socket of the kernel. A plain number: whoever opened it closes it.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// How a file is opened: the flags of `open`.
    public struct OpenOptions: OptionSet, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        public static let readOnly = OpenOptions(rawValue: O_RDONLY)
        public static let writeOnly = OpenOptions(rawValue: O_WRONLY)
        public static let readWrite = OpenOptions(rawValue: O_RDWR)
        public static let nonBlocking = OpenOptions(rawValue: O_NONBLOCK)
        public static let create = OpenOptions(rawValue: O_CREAT)
        public static let exclusive = OpenOptions(rawValue: O_EXCL)
        public static let truncate = OpenOptions(rawValue: O_TRUNC)
        public static let append = OpenOptions(rawValue: O_APPEND)
        public static let noFollow = OpenOptions(rawValue: O_NOFOLLOW)
        /// A terminal does not become the process's own, so that its hang-up does not end the process.
        public static let noControllingTerminal = OpenOptions(rawValue: O_NOCTTY)
    }

    /// Opens a path; the descriptor is closed on `exec`. Stands for `open`.
    ///
    /// - Parameter permissions: of a file that is created.
    public static func open(
        _ path: String, _ options: OpenOptions, permissions: UInt32 = 0o640
    ) throws(Errno) -> FileDescriptor {
        let descriptor = systemCall(SystemCall(name: "open")) {
            labelrig_open(path, options.rawValue | O_CLOEXEC, mode_t(permissions))
        }
        return FileDescriptor(rawValue: try descriptor.get())
    }

    /// Closes the descriptor. Stands for `close`; an error is of no use to anyone, the descriptor is gone in any case.
    public func close() {
        _ = systemCallOnce(SystemCall(name: "close", descriptor: rawValue)) { CLinux.close(rawValue) }
    }

    /// Reads what is there, at most the buffer's length. Stands for `read`.
    ///
    /// - Returns: bytes read; 0 at the end of the file.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
        try systemCall(
            SystemCall(
                name: "read", descriptor: rawValue, argument: buffer.baseAddress, length: buffer.count)
        ) {
            CLinux.read(rawValue, buffer.baseAddress, buffer.count)
        }.get()
    }

    /// Reads what is there. Stands for `read`.
    ///
    /// - Returns: empty at the end of the file.
    public func read(atMost count: Int) throws(Errno) -> [UInt8] {
        var failure: Errno?
        let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, initialized in
            do throws(Errno) {
                initialized = try read(into: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes as many of the bytes as are taken now. Stands for `write`.
    ///
    /// - Returns: bytes taken.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(Errno) -> Int {
        let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
        return try systemCall(
            SystemCall(name: "write", descriptor: rawValue, argument: start, length: bytes.count)
        ) {
            CLinux.write(rawValue, bytes.baseAddress, bytes.count)
        }.get()
    }

    /// Writes as many of the bytes as are taken now. Stands for `write`.
    public func write(_ bytes: some Sequence<UInt8>) throws(Errno) -> Int {
        let whole = ContiguousArray(bytes)
        let result: Result<Int, Errno> = whole.withUnsafeBytes { buffer in
            do throws(Errno) {
                return .success(try write(buffer))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
