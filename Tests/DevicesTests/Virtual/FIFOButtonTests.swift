import Foundation
import Imaging
import Testing

@testable import Devices

@Suite struct FIFOButtonTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    private func write(_ text: String) throws {
        let writer = try FileDescriptor.open(folder("button"), [.writeOnly, .nonBlocking])
        defer { writer.close() }
        #expect(try writer.write(text.utf8) == text.utf8.count)
    }

    @Test("presses and releases arrive in order, from writers that come and go")
    func reportsEdges() throws {
        let button = try FIFOButton(path: folder("button")).open()
        defer { button.close() }
        try write("press\nrelease\n")
        #expect(try button.edge(within: .seconds(10)) == .pressed)
        #expect(try button.edge(within: .seconds(10)) == .released)
        #expect(try button.edge(within: .zero) == nil)
        try write("pre")
        #expect(try button.edge(within: .zero) == nil)
        try write("ss\r\n")
        #expect(try button.edge(within: .seconds(10)) == .pressed)
    }

    @Test("lines that are no command are reported, cut, and do no harm")
    func reportsUnknownLines() throws {
        let unknown = Locked<[String]>([])
        let button = try FIFOButton(path: folder("button")) { line in unknown.withLock { $0.append(line) } }.open()
        defer { button.close() }
        try write("push\n" + String(repeating: "x", count: 9000) + "\n\u{0}\npress\n")
        #expect(try button.edge(within: .seconds(10)) == .pressed)
        #expect(unknown.withLock { $0 } == ["push", String(repeating: "x", count: 64), "\u{0}"])
    }

    @Test("a file in the FIFO's place is an error that says so")
    func refusesFiles() throws {
        #expect(FileManager.default.createFile(atPath: folder("button"), contents: nil))
        let error = #expect(throws: DeviceError.self) { try FIFOButton(path: folder("button")).open() }
        #expect(error?.code == .misconfigured)
    }

    @Test("a folder that is not there is an error of absence")
    func refusesMissingFolders() throws {
        let error = #expect(throws: DeviceError.self) { try FIFOButton(path: folder("none/button")).open() }
        #expect(error?.code == .absent)
    }
}
