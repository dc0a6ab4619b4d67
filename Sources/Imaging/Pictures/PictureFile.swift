internal import Glibc

extension Picture {
    /// The whole of a regular file.
    static func fileBytes(_ path: String) throws(ImagingError) -> [UInt8] {
        // Without O_NONBLOCK, opening a FIFO would wait for a writer.
        let descriptor = retryingInterrupts { Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unreadable(openFailure(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(systemMessage(errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unreadable("a folder, not a picture file")
        default: throw .unreadable("a device, pipe or socket, not a picture file")
        }
        guard status.st_size <= maximumByteCount else {
            throw .unreadable(
                "\(status.st_size) bytes are more than the \(maximumByteCount / 1_000_000) megabytes that are read; "
                    + "scale the picture down")
        }
        return try read(descriptor, count: Int(status.st_size))
    }

    /// Reads to the end of the file, at most `count` bytes: a file that grows meanwhile does not matter.
    private static func read(_ descriptor: Int32, count: Int) throws(ImagingError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let base = buffer.baseAddress {
                let got = retryingInterrupts { Glibc.read(descriptor, base + filled, count - filled) }
                if got < 0 { failure = errno }
                guard got > 0 else { break }
                filled += got
            }
        }
        guard failure == 0 else { throw .unreadable(systemMessage(failure)) }
        return bytes
    }

    private static func openFailure(_ code: Int32) -> String {
        switch code {
        case ENOENT: "no such file"
        case EACCES: "this user may not read it; change the file's owner or mode"
        // Opening a socket.
        case ENXIO: "a device, pipe or socket, not a picture file"
        default: systemMessage(code)
        }
    }
}

/// Calls again as long as a signal interrupted the call.
private func retryingInterrupts<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

/// strerror's text, in lower case at the start as all messages are.
func systemMessage(_ code: Int32) -> String {
    var text = [CChar](repeating: 0, count: 128)
    guard strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
    let words = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return words.prefix(1).lowercased() + words.dropFirst()
}
