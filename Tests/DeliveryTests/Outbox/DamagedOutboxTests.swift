import Foundation
import Testing

@testable import Delivery

@Suite("A damaged outbox")
struct DamagedOutboxTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/outbox.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Fills an outbox with records of which the first half is delivered, and leaves its log empty.
    private func fill(_ count: Int) throws {
        let outbox = try Outbox(directory: folder.path)
        for number in 1...count { _ = try outbox.append(.value("value \(number)")) }
        for number in 1...count / 2 { try outbox.markDelivered(Int64(number)) }
    }

    private func overwrite(from offset: UInt64, count: Int) throws {
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seek(toOffset: offset)
        try file.write(contentsOf: Data(repeating: 0x55, count: count))
        try file.close()
    }

    @Test("is set aside whole, said so, and numbers go on above")
    func replaced() throws {
        try fill(4)
        try overwrite(from: 0, count: 4_096)
        let outbox = try Outbox(directory: folder.path)
        let repair = try #require(outbox.repair)
        #expect(FileManager.default.fileExists(atPath: repair.setAside))
        #expect(repair.message.contains(repair.setAside))
        #expect(repair.recovered == 0)
        #expect(try outbox.append(.pass).sequence > 4)
    }

    @Test("gives what can be read of it to the new one, under its old numbers")
    func recovered() throws {
        try fill(400)
        let size = try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64)
        try overwrite(from: size / 4096 / 2 * 4096, count: 4_096)
        let outbox = try Outbox(directory: folder.path)
        let repair = try #require(outbox.repair)
        #expect(repair.recovered > 50)
        #expect(repair.recovered <= 200)
        let taken = try outbox.undelivered(limit: 1_000)
        #expect(taken.count == repair.recovered)
        for record in taken { #expect(record.fields.map(\.value) == ["value \(record.sequence)"]) }
        #expect(taken.allSatisfy { $0.sequence > 200 })
        #expect(try outbox.append(.pass).sequence > 400)
    }

    @Test("whatever byte is damaged, opening never traps and no record comes back changed")
    func anywhere() throws {
        try fill(60)
        let original = try Data(contentsOf: URL(filePath: path))
        var random = SplitMix(seed: 7)
        for _ in 0..<20 {
            var damaged = original
            for _ in 0..<1 + random.next(below: 40) {
                damaged[random.next(below: damaged.count)] = UInt8(random.next(below: 256))
            }
            for name in try folder.names where name.hasPrefix("outbox.sqlite") {
                try FileManager.default.removeItem(atPath: folder.path + "/" + name)
            }
            try damaged.write(to: URL(filePath: path))
            do throws(DeliveryError) {
                let outbox = try Outbox(directory: folder.path)
                let stored = try outbox.append(.pass)
                #expect(stored.sequence > 60)
            } catch {
                #expect([.unsupported, .corrupt].contains(error.code), "\(error)")
            }
        }
    }

    @Test("is dealt with after a crash in between as well")
    func interrupted() throws {
        try fill(40)
        for number in 0...1 {
            // As a crash leaves it after the renaming, without and with a new database begun.
            try FileManager.default.moveItem(atPath: path, toPath: path + ".damaged")
            if number == 1 { _ = try OutboxStorage(directory: folder.path) }
            let outbox = try Outbox(directory: folder.path)
            #expect(outbox.repair?.recovered == 20)
            #expect(try outbox.undelivered(limit: 100).map(\.sequence) == Array(21...40))
            #expect(try !folder.names.contains("outbox.sqlite.damaged"))
        }
    }

    @Test("is replaced while running")
    func whileRunning() throws {
        try fill(2_000)
        let outbox = try Outbox(directory: folder.path)
        let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64)
        try overwrite(from: 8_192, count: Int(size) - 8_192)
        let error = #expect(throws: DeliveryError.self) {
            for number in 1...2_000 { _ = try outbox.record(sequence: Int64(number)) }
        }
        let cause = try #require(error)
        #expect(cause.code == .corrupt)
        let repair = try outbox.replaceDamaged(because: cause)
        #expect(repair.message.contains(repair.setAside))
        #expect(try outbox.append(.pass).sequence > 2_000)
    }

    @Test("loses its numbers only together with the ceiling's file, and then begins far above")
    func withoutCeiling() throws {
        try fill(4)
        try overwrite(from: 0, count: 4_096)
        try FileManager.default.removeItem(atPath: folder.path + "/outbox.ceiling")
        #expect(try Outbox(directory: folder.path).append(.pass).sequence > 1_000_000)
    }

    @Test("a database that was deleted does not make numbers begin anew")
    func deleted() throws {
        try fill(4)
        for name in try folder.names where name.hasPrefix("outbox.sqlite") {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
        #expect(try Outbox(directory: folder.path).append(.pass).sequence > 4)
    }
}
