import Foundation
import Testing

@testable import Delivery

@Suite("History")
struct HistoryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("it reads beside a running supervisor, with delivery and evidence")
    func besideSupervisor() throws {
        let outbox = try Outbox(directory: folder.path)
        for record in [Record.pass, .noRead] { _ = try outbox.append(record) }
        try outbox.markDelivered(1, at: Date(timeIntervalSince1970: 1_796_074_627.5))
        try outbox.setEvidence("000000000001.jpg", for: 1)
        let records = try History(directory: folder.path).last(10)
        #expect(records.map(\.record.sequence) == [1, 2])
        #expect(
            records[0].json.description.hasSuffix(
                #","evidence":"000000000001.jpg","delivered":"2026-11-30T21:37:07.500Z"}"#))
        #expect(records[1].json.description.hasSuffix(#","delivered":null}"#))
    }

    @Test("it reads without a supervisor")
    func alone() throws {
        _ = try Outbox(directory: folder.path).append(.pass)
        #expect(try History(directory: folder.path).last(1).map(\.record) == [.pass.numbered(1)])
    }

    @Test("no outbox is an error that names the file")
    func absent() {
        let error = #expect(throws: DeliveryError.self) { try History(directory: folder.path) }
        #expect(error?.code == .absent)
        #expect(error?.message.contains(folder.path) == true)
    }

    @Test("the table is aligned, one line a record, and free of control characters")
    func table() {
        let records = [
            StoredRecord(record: .pass.numbered(9), delivered: Date(timeIntervalSince1970: 1_796_074_627.5)),
            StoredRecord(record: .noRead.numbered(10)), StoredRecord(record: .value(hostileText).numbered(11)),
        ]
        let lines = historyTable(records).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5)
        #expect(
            lines[0] == "SEQ  TIME                      DECISION  LABEL               DELIVERED                 VALUES")
        #expect(
            lines[1]
                == "9    2026-11-30T21:37:07.123Z  PASS      Perishable Product  2026-11-30T21:37:07.500Z  Barcode=4012345123456, Expiry Date=2026-12-24, Total Price=5.92 USD"
        )
        #expect(
            lines[2]
                == "10   2026-11-30T21:37:08.000Z  NOREAD    -                   waiting                   TIMEOUT: nothing read in 10 s"
        )
        #expect(!String(lines[3]).hasControls)
    }

    @Test("filters leave the records that meet all of them")
    func filters() throws {
        let outbox = try Outbox(directory: folder.path)
        for record in [Record.pass, .noRead, .value("4012"), .value("'; DROP TABLE record; --")] {
            _ = try outbox.append(record)
        }
        try outbox.markDelivered(1)
        let history = try History(directory: folder.path)
        func numbers(_ set: (inout HistoryFilter) -> Void) throws -> [Int64] {
            var filter = HistoryFilter()
            set(&filter)
            return try history.last(10, filter).map(\.record.sequence)
        }
        #expect(try numbers { $0.decision = .noRead } == [2])
        #expect(try numbers { $0.reason = "TIMEOUT" } == [2])
        #expect(try numbers { $0.label = "anything" } == [3, 4])
        #expect(try numbers { $0.reference = "order-7" } == [1])
        #expect(try numbers { $0.value = "4012" } == [3])
        #expect(try numbers { $0.value = "'; DROP TABLE record; --" } == [4])
        #expect(try numbers { $0.isDelivered = false } == [2, 3, 4])
        #expect(try numbers { $0.isDelivered = true } == [1])
        #expect(try numbers { $0.sequences = 2...3 } == [2, 3])
        #expect(try numbers { $0.since = Date(timeIntervalSince1970: 1_796_074_627.5) } == [2])
        #expect(try numbers { $0.until = Date(timeIntervalSince1970: 1_796_074_627) } == [3, 4])
        #expect(
            try numbers { filter in
                filter.label = "anything"
                filter.value = "4012345123456"
            } == [])
        #expect(try history.last(1, HistoryFilter()).map(\.record.sequence) == [4])
    }

    @Test("a folder that cannot be written is read all the same")
    func readOnlyFolder() throws {
        _ = try Outbox(directory: folder.path).append(.pass)
        let database = try Database(path: folder.path + "/outbox.sqlite", access: .immutable)
        try OutboxSchema.check(database)
        #expect(try RecordRows(database: database).select("", []).count == 1)
        #expect(throws: DeliveryError.self) { try database.runOnce("DELETE FROM record") }
    }
}
