import Devices
import Foundation
import Imaging
import LabelPictures

/// The host at the far end of the line: acknowledges more or less, commands at random, and is away now and then.
struct SoakHost {
    private let path: String
    private let acknowledges: Bool
    private var reader: LineReader
    private var isOpen = false
    /// When the host comes back.
    private var returns = MonotonicTime.now()
    /// Answers that it will give later.
    private var delayed: [(due: MonotonicTime, command: String)] = []
    /// On its best behaviour: reads and acknowledges all, and says nothing else.
    var isCalm = false

    init(path: String, acknowledges: Bool) {
        self.path = path
        self.acknowledges = acknowledges
        reader = LineReader(FileDescriptor(rawValue: -1))
    }

    /// Negative while the host is away.
    var descriptor: FileDescriptor { isOpen ? reader.descriptor : FileDescriptor(rawValue: -1) }

    /// When there is something to do even if nothing comes.
    var due: MonotonicTime? { isOpen ? delayed.map(\.due).min() : returns }

    mutating func catchUp(at time: MonotonicTime) {
        if !isOpen, time >= returns,
            let opened = try? FileDescriptor.open(path, [.readWrite, .nonBlocking, .noControllingTerminal])
        {
            reader.descriptor = opened
            isOpen = true
        }
        for answer in delayed where answer.due <= time { send(answer.command) }
        delayed.removeAll { $0.due <= time }
    }

    /// Takes in what has come.
    ///
    /// - Returns: false when the rig has gone, or the host itself.
    mutating func listen() -> Bool {
        // The number of a descriptor that was closed may be someone else's by now.
        guard isOpen else { return false }
        do throws(Errno) {
            return try reader.fill()
        } catch {
            return error == .wouldBlock
        }
    }

    mutating func line() -> String? { reader.next() }

    /// Answers a record, mostly as it should.
    mutating func answer(_ sequence: Int64, using random: inout SeededGenerator, in report: inout SoakReport) {
        guard acknowledges else { return }
        switch isCalm ? 99 : random.next(upTo: 100) {
        case 0..<2: report.note("ACK withheld")
        case 2..<4:
            report.note("NAK")
            send("NAK \(sequence)")
        case 4..<6:
            report.note("ACK twice")
            send("ACK \(sequence)\r\nACK \(sequence)")
        case 6..<8:
            report.note("ACK late")
            delayed.append((.now() + .milliseconds(Int(random.next(upTo: 150))), "ACK \(sequence)"))
        default: send("ACK \(sequence)")
        }
    }

    mutating func leave(for duration: Duration) {
        close()
        returns = .now() + duration
    }

    mutating func close() {
        guard isOpen else { return }
        reader.descriptor.close()
        isOpen = false
    }

    /// Says something, if there is room for it and someone to hear it.
    func send(_ command: String, end: String = "\r\n") {
        guard isOpen else { return }
        _ = try? reader.descriptor.write(Array((command + end).utf8))
    }
}
