internal import CLinux

/// A serial line: a built-in port, a USB adapter, or the rig's own USB gadget (`/dev/ttyGS0`).
public struct TTYHostLine: HostLine {
    private let path: String
    private let settings: SerialSettings

    /// - Parameter path: best a name that stays, such as one in `/dev/serial/by-id`: an adapter that is pulled and put
    ///   back may come under another number.
    public init(path: String, settings: SerialSettings = SerialSettings()) {
        self.path = path
        self.settings = settings
    }

    public var name: String { "host line \(path)" }

    public func open() throws(DeviceError) -> any HostPort {
        if let complaint = settings.complaint {
            throw DeviceError(.misconfigured, "\(name): \(complaint)")
        }
        let descriptor: FileDescriptor
        do throws(Errno) {
            descriptor = try FileDescriptor.open(path, [.readWrite, .nonBlocking, .noControllingTerminal])
        } catch {
            throw DeviceError(opening: name, error, group: "dialout")
        }
        do throws(DeviceError) {
            try configure(descriptor)
        } catch {
            descriptor.close()
            throw error
        }
        return TTYPort(path: path, descriptor: descriptor)
    }

    /// Whether the path leads to a serial port of the rig's own USB gadget (drivers/usb/gadget/function/u_serial.c).
    private var isGadget: Bool {
        guard let resolved = realpath(path, nil) else { return false }
        defer { free(resolved) }
        return String(cString: resolved).hasPrefix("/dev/ttyGS")
    }

    private func configure(_ descriptor: FileDescriptor) throws(DeviceError) {
        let taken: termios
        do throws(Errno) {
            var terminal = try descriptor.terminalSettings()
            // Others are kept from opening it: two writers on one line would mix their records.
            var nothing: Int32 = 0
            _ = try descriptor.control(UInt(TIOCEXCL), &nothing).get()
            settings.apply(to: &terminal)
            try descriptor.setTerminalSettings(terminal)
            taken = try descriptor.terminalSettings()
        } catch {
            if error == .notATerminal {
                throw DeviceError(.misconfigured, "\(name) is not a serial line")
            }
            throw DeviceError(opening: name, error, group: "dialout")
        }
        // The USB gadget's port has no wire with a speed: its driver takes no such setting, and needs none.
        if !isGadget, let refused = settings.refused(by: taken) {
            throw DeviceError(.unsupported, "\(name) does not take \(refused); choose another setting")
        }
    }
}

private final class TTYPort: HostPort {
    let path: String
    private let file: FileDescriptor
    private var isOpen = true

    init(path: String, descriptor: FileDescriptor) {
        self.path = path
        self.file = descriptor
    }

    deinit {
        close()
    }

    var descriptor: Int32 { file.rawValue }

    func read() throws(DeviceError) -> [UInt8] {
        do throws(Errno) {
            let bytes = try file.read(atMost: 4096)
            // Not "nothing yet", which is EAGAIN: a line that has been hung up reads as empty for ever.
            if bytes.isEmpty { throw .noSuchDevice }
            return bytes
        } catch {
            guard error != .wouldBlock else { return [] }
            throw failure("reading", error)
        }
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(DeviceError) -> Int {
        guard !bytes.isEmpty else { return 0 }
        do throws(Errno) {
            return try file.write(bytes)
        } catch {
            guard error != .wouldBlock else { return 0 }
            throw failure("writing", error)
        }
    }

    func pendingOutput() throws(DeviceError) -> Int {
        do throws(Errno) {
            return try file.bytesToSend()
        } catch {
            throw failure("counting", error)
        }
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        // What has not left is thrown away, or the driver would wait for it: up to 30 s on a stopped line.
        _ = systemCall(SystemCall(name: "tcflush", descriptor: file.rawValue)) { tcflush(file.rawValue, TCIOFLUSH) }
        file.close()
    }

    private func failure(_ doing: String, _ error: Errno) -> DeviceError {
        DeviceError("host line \(path)", doing: doing, error)
    }
}
