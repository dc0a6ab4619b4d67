import Testing

@testable import Devices

/// The far end of a pseudo-terminal stands in for a serial port.
@Suite struct TTYHostLineTests {
    private let host: any HostPort

    init() throws {
        host = try PseudoTerminal().open()
    }

    @Test("every byte value passes both ways unchanged")
    func passesBytes() throws {
        let port = try TTYHostLine(path: host.path, settings: SerialSettings(flowControl: .none)).open()
        defer { port.close() }
        let all = (0...255).map { UInt8($0) }
        #expect(try port.write(all[...]) == 256)
        #expect(try poll(FileDescriptor(rawValue: host.descriptor), .readable, timeout: .seconds(10)) == .readable)
        #expect(try host.read() == all)
        #expect(try port.read() == [])
        #expect(try host.write(all[...]) == 256)
        #expect(try poll(FileDescriptor(rawValue: port.descriptor), .readable, timeout: .seconds(10)) == .readable)
        #expect(try port.read() == all)
        #expect(try port.pendingOutput() == 0)
    }

    @Test("XOFF stops the line and XON lets it go on")
    func honoursXOFF() throws {
        let port = try TTYHostLine(path: host.path, settings: SerialSettings(flowControl: .xonXOFF)).open()
        defer { port.close() }
        #expect(try host.write([0x13]) == 1)
        while try port.write([65]) == 1 {}
        #expect(try host.write([0x11]) == 1)
        #expect(try poll(FileDescriptor(rawValue: port.descriptor), .writable, timeout: .seconds(10)) == .writable)
        #expect(try port.write([65]) == 1)
        #expect(try port.read() == [])
    }

    @Test("a line that hangs up is gone, not empty")
    func noticesHangUp() throws {
        let port = try TTYHostLine(path: host.path).open()
        defer { port.close() }
        host.close()
        let reading = #expect(throws: DeviceError.self) { try port.read() }
        #expect(reading?.code == .gone)
        let writing = #expect(throws: DeviceError.self) { _ = try port.write([65]) }
        #expect(writing?.code == .gone)
    }

    @Test("a setting that the port does not take is an error")
    func refusesWhatThePortDoes() throws {
        // A pseudo-terminal has no parity.
        let error = #expect(throws: DeviceError.self) {
            try TTYHostLine(path: host.path, settings: SerialSettings(parity: .even)).open()
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message == "host line \(host.path) does not take even parity; choose another setting")
    }

    @Test(
        "settings that no port has are refused before it is opened",
        arguments: [SerialSettings(speed: 0), SerialSettings(stopBits: 3), SerialSettings(dataBits: 5)])
    func refusesSettings(settings: SerialSettings) {
        let error = #expect(throws: DeviceError.self) { try TTYHostLine(path: host.path, settings: settings).open() }
        #expect(error?.code == .misconfigured)
    }

    @Test("what is no serial line, or not there, says so")
    func refusesOtherFiles() {
        let null = #expect(throws: DeviceError.self) { try TTYHostLine(path: "/dev/null").open() }
        #expect(null?.code == .misconfigured)
        let none = #expect(throws: DeviceError.self) { try TTYHostLine(path: "/dev/ttyNone").open() }
        #expect(none?.code == .absent)
    }
}
