import Foundation
import Testing

@testable import Delivery

@Suite("A power cut")
struct PowerCutTests {
    @Test("a record costs one sync, a delivery and an evidence name cost none")
    func syncs() throws {
        let folder = try TemporaryFolder()
        let disk = try PowerCutDisk()
        let storage = try OutboxStorage(directory: folder.path, fileSystem: disk.name)
        // The first record also makes the log durable in its folder.
        _ = try storage.append(.pass)
        let before = disk.syncs
        for _ in 1...20 {
            let sequence = try storage.append(.pass).sequence
            try storage.marking.run("UPDATE record SET delivered = 1 WHERE seq = ?", [.integer(sequence)])
            try storage.marking.run("UPDATE record SET evidence = 'x' WHERE seq = ?", [.integer(sequence)])
        }
        #expect(disk.syncs - before == 20)
    }

    @Test(
        "at any moment leaves every record that was promised, and numbers go on",
        arguments: 1...60 as ClosedRange<UInt64>)
    func cut(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
        let disk = try PowerCutDisk()
        let storage = try OutboxStorage(directory: before.path, fileSystem: disk.name)
        // Moves pages into the database often, so that cuts fall into that as well.
        try storage.marking.runOnce("PRAGMA wal_autocheckpoint = 20")
        disk.cutPower(before: disk.operations + 1 + random.next(below: 900))
        var promised: [Record] = []
        var delivered: Set<Int64> = []
        while !disk.isCut {
            let stored = try storage.append(.value("value \(random.next(below: 1_000_000))"))
            if disk.isCut { break }
            promised.append(stored)
            guard random.next(below: 2) == 0, let old = promised.randomElement(using: &random) else { continue }
            try storage.marking.run("UPDATE record SET delivered = 1 WHERE seq = ?", [.integer(old.sequence)])
            delivered.insert(old.sequence)
        }
        try disk.restore(into: after.path, using: &random)
        try FileManager.default.copyItem(
            atPath: before.path + "/outbox.ceiling", toPath: after.path + "/outbox.ceiling")
        let outbox = try Outbox(directory: after.path)
        #expect(outbox.repair == nil)
        let kept = try outbox.last(.max)
        #expect(Array(kept.prefix(promised.count)) == promised)
        #expect(kept.count <= promised.count + 1)
        let undelivered = Set(try outbox.undelivered(limit: .max).map(\.sequence))
        #expect(Set(promised.map(\.sequence)).subtracting(undelivered).isSubset(of: delivered))
        #expect(try outbox.append(.pass).sequence > (promised.last?.sequence ?? 0))
    }
}
