import Testing

@testable import Devices

@Suite struct PseudoTerminalTests {
    private let port: any HostPort

    init() throws {
        port = try PseudoTerminal().open()
    }

    private func openHost() throws -> FileDescriptor {
        try FileDescriptor.open(port.path, [.readWrite, .nonBlocking, .noControllingTerminal])
    }

    @Test("every byte value passes both ways unchanged")
    func passesBytes() throws {
        defer { port.close() }
        let host = try openHost()
        defer { host.close() }
        let all = (0...255).map { UInt8($0) }
        #expect(try port.write(all[...]) == 256)
        #expect(try poll(host, .readable, timeout: .seconds(10)).contains(.readable))
        #expect(try host.read(atMost: 1000) == all)
        #expect(try host.write(all) == 256)
        #expect(
            try poll(FileDescriptor(rawValue: port.descriptor), .readable, timeout: .seconds(10)).contains(.readable))
        #expect(try port.read() == all)
        #expect(try port.read() == [])
    }

    @Test("what the host has not read is counted: nothing of it is missed, and nothing that was read is kept")
    func countsUnreadBytes() throws {
        defer { port.close() }
        let host = try openHost()
        defer { host.close() }
        for round in 1...200 {
            #expect(try port.write("12345"[...].utf8.map { $0 }[...]) == 5)
            #expect(try port.pendingOutput() == 5, "round \(round)")
            #expect(try host.read(atMost: 2).count == 2)
            #expect([3, 5].contains(try port.pendingOutput()), "round \(round)")
            #expect(try host.read(atMost: 100).count == 3)
            #expect(try port.pendingOutput() == 0, "round \(round)")
        }
    }

    @Test("a host that does not read stops the writes without blocking them, and loses nothing")
    func stopsWhenFull() throws {
        defer { port.close() }
        let bytes = [UInt8](repeating: 65, count: 1500)
        var taken = 0
        for _ in 0..<10 {
            taken += try port.write(bytes[...])
        }
        #expect(try port.write(bytes[...]) == 0)
        #expect(try port.pendingOutput() == taken)
        let host = try openHost()
        defer { host.close() }
        var read = 0
        while read < taken, try poll(host, .readable, timeout: .seconds(10)).contains(.readable) {
            read += try host.read(atMost: 100_000).count
        }
        #expect(read == taken)
        #expect(try port.write(bytes[...]) == 1500)
    }

    @Test("the host may close its end and come back to what waits for it")
    func survivesTheHostsAbsence() throws {
        defer { port.close() }
        try openHost().close()
        #expect(try port.read() == [])
        #expect(try port.write(Array("later".utf8)[...]) == 5)
        try openHost().close()
        let host = try openHost()
        defer { host.close() }
        #expect(try host.read(atMost: 100) == Array("later".utf8))
    }
}
