import Imaging

/// A host line that types: the rig's USB gadget as a keyboard (`/dev/hidg0`), for hosts whose software only knows the
/// keyboard. A line's end is the Enter key. Nothing can be read from it.
public struct USBKeyboard: HostLine {
    private let path: String
    private let layout: KeyboardLayout

    /// - Parameter layout: the one that the host is set to.
    public init(path: String = "/dev/hidg0", layout: KeyboardLayout = .us) {
        self.path = path
        self.layout = layout
    }

    public var name: String { "host keyboard \(path)" }

    public func open() throws(DeviceError) -> any HostPort {
        do throws(Errno) {
            let file = try FileDescriptor.open(path, [.readWrite, .nonBlocking])
            guard try FileKind(path: path) == .characterDevice else {
                file.close()
                throw .notATerminal
            }
            return USBKeyboardPort(path: path, file: file, layout: layout)
        } catch {
            if error == .notATerminal {
                throw DeviceError(.misconfigured, "\(name) is not a keyboard; rig/usb-gadget makes one")
            }
            throw DeviceError(opening: name, error, group: "dialout")
        }
    }
}

private final class USBKeyboardPort: HostPort {
    /// Stands for a character that the layout lacks; every layout has it.
    private static let substitute: Character = "?"

    let path: String
    private let file: FileDescriptor
    private let layout: KeyboardLayout
    private var text = TextAssembler()
    /// What the host has not taken yet. It begins with all keys up: an earlier opening may have ended with one down.
    private var reports: ArraySlice<[UInt8]> = [KeyStroke.released]
    private var isOpen = true

    init(path: String, file: FileDescriptor, layout: KeyboardLayout) {
        self.path = path
        self.file = file
        self.layout = layout
    }

    deinit {
        close()
    }

    var descriptor: Int32 { file.rawValue }

    /// Takes the state of the host's lamps, which is of no use, so that it does not keep `poll` awake.
    func read() throws(DeviceError) -> [UInt8] {
        do throws(Errno) {
            _ = try file.read(atMost: 64)
        } catch {
            guard error != .wouldBlock else { return [] }
            throw failure("reading", error)
        }
        return []
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(DeviceError) -> Int {
        try flush()
        var taken = 0
        for byte in bytes where reports.isEmpty {
            taken += 1
            for character in text.append(byte) {
                let strokes = layout.strokes(for: character) ?? layout.strokes(for: Self.substitute) ?? []
                reports += strokes.flatMap(\.reports)
            }
            try flush()
        }
        return taken
    }

    func pendingOutput() throws(DeviceError) -> Int {
        try flush()
        return reports.count
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        file.close()
    }

    /// Hands reports over until the host has one that it has not taken.
    private func flush() throws(DeviceError) {
        while let report = reports.first {
            do throws(Errno) {
                _ = try file.write(report)
            } catch {
                guard error != .wouldBlock else { return }
                throw failure("typing", error)
            }
            reports.removeFirst()
        }
    }

    private func failure(_ doing: String, _ error: Errno) -> DeviceError {
        DeviceError("host keyboard \(path)", doing: doing, error)
    }
}
