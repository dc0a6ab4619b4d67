import Devices
import Foundation
import Imaging

/// The keyboard as its host sees it: an input device, whose keys are read by a US layout of the bench's own.
final class KeyboardListener {
    private static let rows: [(first: UInt16, plain: String, shifted: String)] = [
        (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]\n", "QWERTYUIOP{}\n"),
        (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"), (57, " ", " "),
    ]
    private static let shiftKeys: Set<UInt16> = [42, 54]
    /// `struct input_event` of a 64-bit machine: two words of time, type, code, value.
    private static let eventSize = 24

    /// What was read of the device, on a thread of its own: the kernel keeps 64 events, and drops all where more wait.
    private let arrived = Locked<[UInt8]>([])
    private var isShifted = false
    private(set) var text = ""

    init() throws {
        let path = try wait(for: "the keyboard at its host") { () -> String? in
            let names = try FileManager.default.contentsOfDirectory(atPath: "/sys/class/input")
            return names.filter { $0.hasPrefix("event") }.first { name in
                (try? Guest.read("/sys/class/input/\(name)/device/name"))?.contains("Label scanner rig") == true
            }.map { "/dev/input/" + $0 }
        }
        let file = try FileDescriptor.open(path, [.readOnly])
        // Ends when the keyboard is pulled, at the latest with the bench.
        Thread.detachNewThread { [arrived] in
            while let bytes = try? file.read(atMost: 64 * Self.eventSize), !bytes.isEmpty {
                arrived.withLock { $0 += bytes }
            }
            file.close()
        }
    }

    /// Takes the keys that were pressed.
    func read() throws {
        let bytes = arrived.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for start in stride(from: 0, to: bytes.count - Self.eventSize + 1, by: Self.eventSize) {
            func word(_ offset: Int) -> UInt16 {
                UInt16(bytes[start + offset]) | UInt16(bytes[start + offset + 1]) << 8
            }
            let (kind, code, value) = (word(16), word(18), word(20))
            // SYN_DROPPED.
            if kind == 0, code == 3 { throw Failure("keys were typed faster than they were read, after \(text)") }
            // 2 is the host's own repeating of a key that is long down, as keys are on a slow machine.
            if kind == 1, value != 2 { take(code, isDown: value == 1) }
        }
    }

    private func take(_ code: UInt16, isDown: Bool) {
        if Self.shiftKeys.contains(code) {
            isShifted = isDown
        } else if isDown, let row = Self.rows.last(where: { $0.first <= code }) {
            let keys = Array(isShifted ? row.shifted : row.plain)
            let index = Int(code - row.first)
            text.append(keys.indices.contains(index) ? keys[index] : "\u{FFFD}")
        }
    }
}
