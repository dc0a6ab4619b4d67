import Devices
import Imaging

/// A connection to a running rig's control socket.
struct ControlClient {
    private let descriptor: FileDescriptor
    private let path: String
    private var buffer: [UInt8] = []

    /// Connects to the first of several paths where a rig listens.
    init(_ paths: [String]) throws(CommandLineError) {
        var reasons: [String] = []
        for path in paths {
            do throws(Errno) {
                descriptor = try FileDescriptor.connect(toPath: path)
                self.path = path
                return
            } catch {
                reasons.append("\(path): \(error.text)")
            }
        }
        throw CommandLineError(
            .failed,
            "no rig answers (\(reasons.joined(separator: "; "))); is 'labelrig run' running with this configuration?")
    }

    /// Sends a command and waits for the line that answers it.
    mutating func ask(_ command: String, within patience: Duration) throws(CommandLineError) -> String {
        do throws(Errno) {
            var bytes = ArraySlice(Array((command + "\n").utf8))
            while !bytes.isEmpty {
                let count = try descriptor.write(bytes)
                bytes = bytes.dropFirst(count)
            }
            return try line(until: .now() + patience)
        } catch {
            throw CommandLineError(.failed, "the rig at \(path) does not answer: \(error.text)")
        }
    }

    /// Passes on each line that comes, until the rig ends.
    mutating func follow(_ body: (String) -> Void) throws(CommandLineError) {
        while true {
            do throws(Errno) {
                body(try line(until: .now() + .seconds(3_600)))
            } catch {
                // A quiet hour is no reason to stop listening.
                if error == .timedOut { continue }
                if error == .connectionReset { return }
                throw CommandLineError(.failed, "the rig at \(path) is heard no more: \(error.text)")
            }
        }
    }

    func close() {
        descriptor.close()
    }

    private mutating func line(until deadline: MonotonicTime) throws(Errno) -> String {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = String(decoding: buffer[..<end].filter { $0 != 0x0D }, as: UTF8.self)
                buffer.removeSubrange(...end)
                return line
            }
            var entries = [PollEntry(descriptor, .readable)]
            try poll(&entries, timeout: max(.zero, deadline - .now()))
            guard !entries[0].happened.isEmpty else { throw .timedOut }
            let bytes = try descriptor.read(atMost: 4_096)
            guard !bytes.isEmpty else { throw .connectionReset }
            buffer += bytes
        }
    }
}
