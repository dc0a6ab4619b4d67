import Foundation
import Testing

@testable import Delivery

@Suite("A full disk")
struct FullDiskTests {
    @Test("a database that may not grow is an error, keeps what it has, and goes on when there is room")
    func pageLimit() throws {
        let folder = try TemporaryFolder()
        let storage = try OutboxStorage(directory: folder.path)
        let big = Record.value(String(repeating: "x", count: 8_000))
        let first = try storage.append(big)
        try storage.appending.runOnce("PRAGMA max_page_count = 1")
        var stored = [first.sequence]
        let error = #expect(throws: DeliveryError.self) {
            for _ in 1...100 { stored.append(try storage.append(big).sequence) }
        }
        #expect(error?.code == .full)
        #expect(error?.message.contains("make room on the disk") == true)
        try storage.appending.runOnce("PRAGMA max_page_count = 1000000")
        stored.append(try storage.append(big).sequence)
        #expect(stored == Array(1...Int64(stored.count)))
        #expect(try RecordRows(database: storage.marking).select("", []).map(\.record.sequence) == stored)
    }

    @Test(
        "a file system that is full is an error, keeps what it has, and goes on when there is room",
        .enabled(if: SmallFileSystem.isPossible, "needs the right to mount a file system"))
    func fileSystem() throws {
        let disk = try SmallFileSystem(kilobytes: 4_096)
        let outbox = try Outbox(directory: disk.path)
        let filler = disk.path + "/filler"
        var stored = [try outbox.append(.value("first")).sequence]
        try Data(count: 3_000_000).write(to: URL(filePath: filler))
        let error = #expect(throws: DeliveryError.self) {
            for number in 1...1_000 { stored.append(try outbox.append(.value("\(number)")).sequence) }
        }
        #expect(error?.code == .full)
        #expect(try outbox.undelivered(limit: .max).map(\.sequence) == stored)
        try FileManager.default.removeItem(atPath: filler)
        stored.append(try outbox.append(.value("last")).sequence)
        #expect(stored == Array(1...Int64(stored.count)))
        #expect(try outbox.undelivered(limit: .max).map(\.sequence) == stored)
    }

    @Test(
        "evidence pictures leave the room that records need",
        .enabled(if: SmallFileSystem.isPossible, "needs the right to mount a file system"))
    func evidence() throws {
        let disk = try SmallFileSystem(kilobytes: 2_048)
        let store = try EvidenceStore(directory: disk.path, limits: EvidenceLimits(freeBytes: 1 << 20)) { _, _ in
            [UInt8](repeating: 0, count: 100_000)
        }
        let evidence = Evidence(record: .pass, image: .grey, fields: [])
        let error = #expect(throws: DeliveryError.self) {
            for number in 1...100 {
                var next = evidence
                next.record.sequence = Int64(number)
                _ = try store.write(next)
            }
        }
        #expect(error?.code == .full)
        #expect(try (DiskRoom.free(at: disk.path) ?? 0) >= 1 << 20)
    }
}
