import Devices
import Imaging

/// A connection to a running rig's control socket.
struct ControlClient {
    private var reader: LineReader
    private let path: String

    /// Connects to the first of several paths where a rig listens.
    init(_ paths: [String]) throws(CommandLineError) {
        var reasons: [String] = []
        for path in paths {
            do throws(Errno) {
                reader = LineReader(try .connect(toPath: path))
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
                let count = try reader.descriptor.write(bytes)
                bytes = bytes.dropFirst(count)
            }
            return try reader.line(until: .now() + patience)
        } catch {
            throw CommandLineError(.failed, "the rig at \(path) does not answer: \(error.text)")
        }
    }

    /// Passes on each line that comes, until the rig ends.
    mutating func follow(_ body: (String) -> Void) throws(CommandLineError) {
        while true {
            do throws(Errno) {
                body(try reader.line(until: .now() + .seconds(3_600)))
            } catch {
                // A quiet hour is no reason to stop listening.
                if error == .timedOut { continue }
                if error == .connectionReset { return }
                throw CommandLineError(.failed, "the rig at \(path) is heard no more: \(error.text)")
            }
        }
    }

    func close() {
        reader.descriptor.close()
    }
}
