import Imaging
import Testing

@testable import Delivery

@Suite("Delivery with acknowledgement")
struct AcknowledgedDeliveryTests {
    private let start = MonotonicTime(nanoseconds: 0)

    private func queue(repeats: Int = 2) -> DeliveryQueue {
        var queue = DeliveryQueue(confirmation: .acknowledged(AcknowledgementRules(repeats: repeats)))
        queue.lineOpened()
        return queue
    }

    /// Sends what the queue wants sent and says which numbers that were.
    private func send(_ queue: inout DeliveryQueue, _ shelf: RecordShelf, at time: MonotonicTime) throws -> [Int64] {
        var sent: [Int64] = []
        while let record = try queue.next(from: shelf) {
            sent.append(record.sequence)
            queue.written(record.sequence, at: time)
        }
        return sent
    }

    @Test("the next record goes out when the one before has been acknowledged, and is then marked")
    func order() throws {
        let shelf = RecordShelf(3)
        var queue = queue()
        for sequence in Int64(1)...3 {
            #expect(try send(&queue, shelf, at: start) == [sequence])
            #expect(queue.acknowledge(sequence) == true)
            try queue.settle(shelf.mark)
        }
        #expect(try send(&queue, shelf, at: start).isEmpty)
        #expect(shelf.undeliveredSequences.isEmpty)
        #expect(queue.deadline == nil)
    }

    @Test("no answer repeats, a bounded number of times, and then waits for the host")
    func timeout() throws {
        let shelf = RecordShelf(2)
        var queue = queue()
        var time = start
        for attempt in 1...3 {
            #expect(try send(&queue, shelf, at: time) == [1])
            #expect(queue.deadline == time + .seconds(2))
            #expect(queue.advance(to: time + .milliseconds(1_999)) == false)
            #expect(try send(&queue, shelf, at: time).isEmpty)
            time = time + .seconds(2)
            #expect(queue.advance(to: time) == (attempt == 3))
        }
        #expect(queue.isWaitingForHost)
        #expect(queue.advance(to: time + .seconds(1_000)) == false)
        #expect(try send(&queue, shelf, at: time).isEmpty)
        queue.hostSpoke()
        #expect(try send(&queue, shelf, at: time) == [1])
    }

    @Test("a late answer to a record that was given up still counts, and the next goes out")
    func late() throws {
        let shelf = RecordShelf(2)
        var queue = queue(repeats: 0)
        #expect(try send(&queue, shelf, at: start) == [1])
        #expect(queue.advance(to: start + .seconds(2)) == true)
        #expect(queue.acknowledge(1) == true)
        try queue.settle(shelf.mark)
        #expect(try send(&queue, shelf, at: start) == [2])
    }

    @Test("a rejection repeats at once, and at the pace of the time-out when it goes on for ever")
    func rejection() throws {
        let shelf = RecordShelf(1)
        var queue = queue()
        for _ in 1...3 {
            #expect(try send(&queue, shelf, at: start) == [1])
            #expect(queue.reject(1, at: start) == true)
        }
        #expect(try send(&queue, shelf, at: start).isEmpty)
        #expect(queue.advance(to: start + .seconds(2)) == false)
        #expect(try send(&queue, shelf, at: start + .seconds(2)) == [1])
        #expect(queue.acknowledge(nil) == true)
        try queue.settle(shelf.mark)
        #expect(shelf.undeliveredSequences.isEmpty)
    }

    @Test("a rejection by a host that was given up brings the record back once")
    func rejectionAfterGivingUp() throws {
        let shelf = RecordShelf(1)
        var queue = queue(repeats: 0)
        #expect(try send(&queue, shelf, at: start) == [1])
        #expect(queue.advance(to: start + .seconds(2)) == true)
        queue.hostSpoke()
        #expect(queue.reject(1, at: start + .seconds(9)) == true)
        #expect(try send(&queue, shelf, at: start + .seconds(9)) == [1])
        #expect(queue.deadline == start + .seconds(11))
    }

    @Test("a record that has not been sent cannot be acknowledged")
    func unsent() throws {
        let shelf = RecordShelf(5)
        var queue = queue()
        #expect(queue.acknowledge(1) == false)
        #expect(queue.acknowledge(nil) == false)
        _ = try send(&queue, shelf, at: start)
        for sequence in [2, 5, 99, 0, -1, Int64.max] { #expect(queue.acknowledge(sequence) == false) }
        try queue.settle(shelf.mark)
        #expect(shelf.undeliveredSequences == [1, 2, 3, 4, 5])
    }

    @Test("what was under way when the line closed goes out again when it opens, and can be acknowledged")
    func reopened() throws {
        let shelf = RecordShelf(2)
        var queue = queue()
        #expect(try send(&queue, shelf, at: start) == [1])
        queue.lineClosed()
        #expect(try send(&queue, shelf, at: start).isEmpty)
        #expect(queue.advance(to: start + .seconds(9)) == false)
        queue.lineOpened()
        #expect(try send(&queue, shelf, at: start) == [1])
        #expect(queue.acknowledge(1) == true)
        try queue.settle(shelf.mark)
        #expect(try send(&queue, shelf, at: start) == [2])
    }

    @Test("a mark that fails is offered again, and the record is not sent again meanwhile")
    func failedMark() throws {
        let shelf = RecordShelf(2)
        var queue = queue()
        _ = try send(&queue, shelf, at: start)
        #expect(queue.acknowledge(1) == true)
        #expect(throws: DeliveryError.self) {
            try queue.settle { (_) throws(DeliveryError) in throw DeliveryError(.full, "full") }
        }
        #expect(try send(&queue, shelf, at: start) == [2])
        try queue.settle(shelf.mark)
        #expect(shelf.undeliveredSequences == [2])
    }

    @Test("old records come again on request, before new ones, and unsent ones do not come early")
    func resend() throws {
        let shelf = RecordShelf(6)
        var queue = queue()
        for sequence in Int64(1)...3 {
            _ = try send(&queue, shelf, at: start)
            _ = queue.acknowledge(sequence)
            try queue.settle(shelf.mark)
        }
        #expect(try send(&queue, shelf, at: start) == [4])
        #expect(queue.resend(.range(2...6)) == true)
        #expect(try send(&queue, shelf, at: start) == [2, 3, 4])
        #expect(queue.resend(.last) == true)
        #expect(try send(&queue, shelf, at: start) == [4])
        #expect(queue.resend(.range(1...Int64.max)) == true)
        #expect(queue.acknowledge(4) == true)
        try queue.settle(shelf.mark)
        #expect(try send(&queue, shelf, at: start) == [1, 2, 3, 4, 5])
    }

    @Test("after a restart the last delivered record is the one to resend")
    func resendAfterRestart() throws {
        let shelf = RecordShelf(3)
        try shelf.mark(1)
        try shelf.mark(2)
        var queue = queue()
        #expect(queue.resend(.last) == true)
        #expect(try send(&queue, shelf, at: start) == [2, 3])
        var empty = self.queue()
        #expect(empty.resend(.last) == true)
        #expect(try send(&empty, RecordShelf(), at: start).isEmpty)
    }

    @Test("requests for old records are bounded")
    func resendBound() {
        var queue = queue()
        for _ in 0..<16 { #expect(queue.resend(.range(1...9)) == true) }
        #expect(queue.resend(.last) == false)
    }

    @Test("a record that is not to be sent counts as delivered")
    func skipped() throws {
        let shelf = RecordShelf(2)
        var queue = queue()
        let first = try #require(try queue.next(from: shelf))
        queue.skipped(first.sequence)
        try queue.settle(shelf.mark)
        #expect(try send(&queue, shelf, at: start) == [2])
    }
}
