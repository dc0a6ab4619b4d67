import Imaging

/// Cuts what comes in on a descriptor into lines that end with LF or CR LF.
public struct LineReader: Sendable {
    /// Where lines come from; may change, as when a host opens its end of a line anew. Whoever opened it closes it.
    public var descriptor: FileDescriptor
    private var buffer: [UInt8] = []

    public init(_ descriptor: FileDescriptor) {
        self.descriptor = descriptor
    }

    /// The next line that has come whole, without its end; nil when there is none.
    public mutating func next() -> String? {
        guard let end = buffer.firstIndex(of: 0x0A) else { return nil }
        let line = buffer[..<end]
        defer { buffer.removeSubrange(...end) }
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }

    /// Takes in what has come; where nothing has and the descriptor blocks, waits for it.
    ///
    /// - Returns: false at the end of the file.
    public mutating func fill() throws(Errno) -> Bool {
        let bytes = try descriptor.read(atMost: 4_096)
        buffer += bytes
        return !bytes.isEmpty
    }

    /// Waits for a line.
    ///
    /// - Throws: `timedOut` when none has come by the deadline, `connectionReset` when none can come any more.
    public mutating func line(until deadline: MonotonicTime) throws(Errno) -> String {
        while true {
            if let line = next() { return line }
            let left = deadline - .now()
            guard left > .zero, !(try poll(descriptor, .readable, timeout: left)).isEmpty else { throw .timedOut }
            guard try fill() else { throw .connectionReset }
        }
    }
}
