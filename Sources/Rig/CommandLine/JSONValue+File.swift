import Delivery
import Foundation

extension JSONValue {
    /// Writes a command's results for other programs, as one line.
    func write(toFile path: String) throws(CommandLineError) {
        do {
            try Data("\(self)\n".utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw CommandLineError(.failed, "\(path): cannot be written: \(error.localizedDescription)")
        }
    }
}
