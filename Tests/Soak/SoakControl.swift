import Devices
import Imaging
import LabelPictures

/// A person at the control socket, who asks and does not always wait for the answer.
struct SoakControl {
    private let path: String
    private var reader: LineReader?
    /// When the answer was asked for that the person waits for.
    private(set) var asked: MonotonicTime?
    /// Questions in a row whose answer was not waited for. Bounded: a connection waits to be accepted, and the next would
    /// wait for that.
    private var hurries = 0
    private static let mostHurries = 4

    init(path: String) {
        self.path = path
    }

    var descriptor: FileDescriptor { reader?.descriptor ?? FileDescriptor(rawValue: -1) }

    /// Asks one thing over a new connection. Leaves the one before, answered or not, unless that was done often in a row.
    mutating func ask(_ command: String) {
        if asked != nil {
            guard hurries < Self.mostHurries else { return }
            hurries += 1
        }
        close()
        guard let descriptor = try? FileDescriptor.connect(toPath: path) else { return }
        reader = LineReader(descriptor)
        guard (try? descriptor.write(Array((command + "\n").utf8))) != nil else { return }
        asked = .now()
    }

    /// Takes in what has come.
    ///
    /// - Returns: the answer, once it is whole.
    mutating func listen() -> String? {
        guard (try? reader?.fill()) == true, let line = reader?.next() else { return nil }
        asked = nil
        hurries = 0
        return line
    }

    mutating func close() {
        reader?.descriptor.close()
        reader = nil
        asked = nil
    }
}
