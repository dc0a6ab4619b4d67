import Foundation
import LabelLanguage
import Testing

@testable import Delivery

@Suite("Outbox")
struct OutboxTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("a record comes back whole, with a number of its own")
    func roundTrip() throws {
        var record = Record.pass
        record.decodeTime = .microseconds(12_345)
        record.model = "1.0/abc"
        record.evidence = "x.jpg"
        record.fields[0].symbology = .ean13
        record.fields[0].symbologyIdentifier = "]E0"
        record.fields[0].corners = Quadrilateral(
            topLeft: Point(x: 0.1, y: -2), topRight: Point(x: 3.25, y: 1e-7), bottomRight: Point(x: 5, y: 6),
            bottomLeft: Point(x: 7, y: 8))
        record.fields.append(Record.Field(name: hostileText, value: hostileText, unit: ""))
        let outbox = try Outbox(directory: folder.path)
        let stored = try outbox.append(record)
        #expect(stored.sequence == 1)
        #expect(stored == record.numbered(1))
        #expect(try outbox.record(sequence: 1) == stored)
        #expect(try outbox.append(.noRead) == .noRead.numbered(2))
        #expect(try outbox.record(sequence: 3) == nil)
    }

    @Test("what is not delivered comes in order, also after a restart")
    func undelivered() throws {
        do {
            let outbox = try Outbox(directory: folder.path)
            for number in 1...5 { _ = try outbox.append(.value("\(number)")) }
            try outbox.markDelivered(2)
            try outbox.markDelivered(99)
        }
        let outbox = try Outbox(directory: folder.path)
        #expect(try outbox.undelivered(limit: 3).map(\.sequence) == [1, 3, 4])
        #expect(try outbox.undelivered(limit: 0).isEmpty)
        #expect(try outbox.undelivered(limit: -1).isEmpty)
        #expect(try outbox.undeliveredCount() == 4)
        #expect(try outbox.append(.value("6")).sequence == 6)
    }

    @Test("records are found by range and from the end")
    func ranges() throws {
        let outbox = try Outbox(directory: folder.path)
        for number in 1...5 { _ = try outbox.append(.value("\(number)")) }
        #expect(try outbox.records(in: 2...4, limit: 10).map(\.sequence) == [2, 3, 4])
        #expect(try outbox.records(in: 2...Int64.max, limit: 2).map(\.sequence) == [2, 3])
        #expect(try outbox.last(2).map(\.sequence) == [4, 5])
        #expect(try outbox.last(0).isEmpty)
    }

    @Test("a second supervisor on the same folder is told so")
    func lock() throws {
        let outbox = try Outbox(directory: folder.path)
        let error = #expect(throws: DeliveryError.self) { try Outbox(directory: folder.path) }
        #expect(error?.code == .locked)
        #expect(error?.message.contains("in use by another supervisor") == true)
        _ = try outbox.append(.pass)
    }

    @Test("a folder that is not there is an error that names it")
    func absent() {
        let error = #expect(throws: DeliveryError.self) { try Outbox(directory: "/nonexistent/data") }
        #expect(error?.code == .absent)
        #expect(error?.message.contains("/nonexistent/data") == true)
    }

    @Test("a database of another program is left alone")
    func foreign() throws {
        do {
            let other = try Database(path: folder.path + "/outbox.sqlite", access: .readWrite)
            try other.runOnce("CREATE TABLE theirs (a)")
        }
        let error = #expect(throws: DeliveryError.self) { try Outbox(directory: folder.path) }
        #expect(error?.code == .unsupported)
    }

    @Test("a database of a newer version is left alone")
    func newer() throws {
        _ = try Outbox(directory: folder.path).append(.pass)
        do {
            let other = try Database(path: folder.path + "/outbox.sqlite", access: .readWrite)
            try other.runOnce("PRAGMA user_version = 99")
        }
        let error = #expect(throws: DeliveryError.self) { try Outbox(directory: folder.path) }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("99") == true)
    }

    @Test("an evidence name can be set later")
    func evidence() throws {
        let outbox = try Outbox(directory: folder.path)
        let sequence = try outbox.append(.pass).sequence
        try outbox.setEvidence("000000000001.jpg", for: sequence)
        #expect(try outbox.record(sequence: sequence)?.evidence == "000000000001.jpg")
    }

    @Test("many threads get each a number of their own")
    func threads() async throws {
        let outbox = try Outbox(directory: folder.path)
        let numbers = try await withThrowingTaskGroup(of: [Int64].self) { group in
            for _ in 0..<4 {
                group.addTask { try (0..<25).map { _ in try outbox.append(.pass).sequence } }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(numbers.sorted() == Array(1...100))
    }

    @Test("old delivered records are pruned by count and age, undelivered ones never")
    func pruning() throws {
        let outbox = try Outbox(directory: folder.path)
        let start = Date(timeIntervalSince1970: 1_796_074_627)
        for number in 1...20 {
            let sequence = try outbox.append(.value("\(number)")).sequence
            if number % 2 == 0 { try outbox.markDelivered(sequence, at: start + Double(number)) }
        }
        let keepsAll = RecordRetention(count: 10, age: .seconds(100), minimum: 0)
        #expect(try outbox.prune(to: keepsAll, at: start + 50) == 0)
        #expect(try outbox.prune(to: RecordRetention(count: 8, age: .seconds(100), minimum: 0), at: start) == 2)
        #expect(try outbox.record(sequence: 1) != nil)
        #expect(try outbox.record(sequence: 4) == nil)
        #expect(try outbox.prune(to: RecordRetention(count: 99, age: .seconds(5), minimum: 0), at: start + 15) == 2)
        #expect(try outbox.prune(to: RecordRetention(count: 99, age: .seconds(5), minimum: 4), at: start + 9e9) == 2)
        #expect(try outbox.last(100).map(\.sequence) == [1, 3, 5, 7, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20])
        #expect(try outbox.append(.pass).sequence == 21)
    }

    @Test("pruning everything does not make numbers begin anew")
    func pruningAll() throws {
        do {
            let outbox = try Outbox(directory: folder.path)
            for _ in 1...1_200 { try outbox.markDelivered(try outbox.append(.noRead).sequence) }
            #expect(try outbox.prune(to: RecordRetention(count: 0, minimum: 0)) == 1_200)
        }
        let outbox = try Outbox(directory: folder.path)
        #expect(try outbox.last(1).isEmpty)
        #expect(try outbox.append(.pass).sequence == 1_201)
    }
}
