import Devices
import Imaging

/// The host's side of a pseudo-terminal: sends commands, and takes lines in with the time of their last byte.
struct HostReader {
    struct Line {
        var text: String
        var time: MonotonicTime
    }

    private var reader: LineReader

    init(path: String) throws(CommandLineError) {
        do throws(Errno) {
            reader = LineReader(try .open(path, [.readWrite, .nonBlocking, .noControllingTerminal]))
        } catch {
            throw CommandLineError(.failed, "\(path): \(error)")
        }
    }

    func send(_ command: String) {
        _ = try? reader.descriptor.write(Array((command + "\r\n").utf8))
    }

    /// The next line; nil when none came in time.
    mutating func line(within patience: Duration) -> Line? {
        (try? reader.line(until: .now() + patience)).map { Line(text: $0, time: .now()) }
    }

    func close() {
        reader.descriptor.close()
    }
}
