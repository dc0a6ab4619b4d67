#if DEBUG
import Testing

@testable import Devices

@Suite struct SystemCallTests {
    private let trace = SystemCallTrace()

    @Test("a read that a signal interrupts is made again")
    func retriesInterruptedReads() throws {
        let file = try FileDescriptor.open("/dev/zero", .readOnly)
        defer { file.close() }
        trace.fail("read", .nth(1), with: .interrupted)
        let bytes = try trace.watch { try file.read(atMost: 4) }
        #expect(bytes == [0, 0, 0, 0])
        #expect(trace.names == ["read", "read"])
    }

    @Test("a close that a signal interrupts is not made again")
    func closesOnce() throws {
        let file = try FileDescriptor.open("/dev/zero", .readOnly)
        trace.fail("close", .always, with: .interrupted)
        try trace.watch { file.close() }
        #expect(trace.names == ["close"])
        file.close()
    }

    @Test("the second write fails when the second is told to")
    func failsTheNthTime() throws {
        let file = try FileDescriptor.open("/dev/null", .writeOnly)
        defer { file.close() }
        trace.fail("write", .nth(2), with: .ioError)
        let write = { (bytes: [UInt8]) in try trace.watch { try file.write(bytes) } }
        #expect(try write([1, 2]) == 2)
        #expect(throws: Errno.ioError) { try write([3]) }
        #expect(try write([4]) == 1)
    }

    @Test("an interrupted poll waits on, for what is left of its time")
    func pollsOn() throws {
        let wakeUp = try WakeUp()
        trace.fail("poll", .nth(1), with: .interrupted)
        let woken = try trace.watch { try wakeUp.wait(timeout: .zero) }
        #expect(!woken)
        #expect(trace.names == ["poll", "poll"])
    }
}

@Suite struct ErrnoTests {
    @Test("an error number says its name and its text")
    func describes() {
        #expect(Errno.noSuchDevice.description == "no such device (ENODEV)")
        #expect(Errno.ioError.description == "input/output error (EIO)")
        #expect(Errno(rawValue: 4711).description == "unknown error (errno 4711)")
    }
}

@Suite struct WakeUpTests {
    @Test("signals given before the wait are kept, as one")
    func keepsSignals() throws {
        let wakeUp = try WakeUp()
        wakeUp.signal()
        wakeUp.signal()
        #expect(try wakeUp.wait(timeout: .seconds(10)))
        #expect(try wakeUp.wait(timeout: .zero) == false)
    }
}

@Suite struct LocalSocketTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    @Test("what one end writes the other reads")
    func connects() throws {
        let listener = try FileDescriptor.listen(atPath: folder("control"))
        defer { listener.close() }
        #expect(try listener.accept() == nil)
        let client = try FileDescriptor.connect(toPath: folder("control"))
        defer { client.close() }
        let server = try #require(try listener.accept())
        defer { server.close() }
        #expect(try client.write("STATUS\n".utf8) == 7)
        #expect(try server.read(atMost: 100) == Array("STATUS\n".utf8))
    }

    @Test("a socket left over from a dead process is replaced, a file is not")
    func replacesSocketsOnly() throws {
        let first = try FileDescriptor.listen(atPath: folder("control"))
        first.close()
        try FileDescriptor.listen(atPath: folder("control")).close()
        try FileDescriptor.open(folder("file"), [.writeOnly, .create]).close()
        #expect(throws: Errno.fileExists) { try FileDescriptor.listen(atPath: folder("file")) }
    }

    @Test("a path too long for a socket address is an error")
    func refusesLongPaths() {
        #expect(throws: Errno.nameTooLong) {
            try FileDescriptor.listen(atPath: "/tmp/" + String(repeating: "x", count: 200))
        }
    }
}
#endif
