import Devices
import Glibc

/// Where a command writes: lines to standard output, errors to standard error.
enum Console {
    /// One line to standard output, at once: whoever reads it gets each result when it is there.
    static func print(_ line: String) {
        write(line + "\n", to: FileDescriptor(rawValue: STDOUT_FILENO))
    }

    /// `labelrig: …` to standard error. Control characters, which a file's name may hold, are shown, not sent.
    static func complain(_ message: String) {
        let shown = message.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        write("labelrig: \(shown.joined())\n", to: FileDescriptor(rawValue: STDERR_FILENO))
    }

    private static func write(_ text: String, to descriptor: FileDescriptor) {
        var bytes = ArraySlice(Array(text.utf8))
        // Whoever closed the pipe wants no more.
        while !bytes.isEmpty, let count = try? descriptor.write(bytes), count > 0 {
            bytes = bytes.dropFirst(count)
        }
    }
}
