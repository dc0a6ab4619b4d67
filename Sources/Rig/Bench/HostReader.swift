import Devices
import Glibc
import Imaging

/// The host's side of a pseudo-terminal: sends commands, and takes lines in with the time of their last byte.
struct HostReader {
    struct Line {
        var text: String
        var time: MonotonicTime
    }

    private let descriptor: FileDescriptor
    private var buffer: [UInt8] = []

    init(path: String) throws(CommandLineError) {
        do throws(Errno) {
            descriptor = try FileDescriptor.open(path, [.readWrite, .nonBlocking, .noControllingTerminal])
        } catch {
            throw CommandLineError(.failed, "\(path): \(error)")
        }
    }

    func send(_ command: String) {
        _ = try? descriptor.write(Array((command + "\r\n").utf8))
    }

    /// The next line; nil when none came in time.
    mutating func line(within patience: Duration) -> Line? {
        let deadline = MonotonicTime.now() + patience
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let text = String(decoding: buffer[..<end].filter { $0 != 0x0D }, as: UTF8.self)
                buffer.removeSubrange(...end)
                return Line(text: text, time: .now())
            }
            var entries = [PollEntry(descriptor, .readable)]
            let left = deadline - .now()
            guard left > .zero, (try? poll(&entries, timeout: left)) ?? 0 > 0,
                let bytes = try? descriptor.read(atMost: 4_096)
            else { return nil }
            buffer += bytes
        }
    }

    func close() {
        descriptor.close()
    }
}
