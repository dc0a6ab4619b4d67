import Imaging
import Testing

@testable import Delivery

@Suite("Delivery without acknowledgement")
struct DrainedDeliveryTests {
    private let start = MonotonicTime(nanoseconds: 0)

    private func queue() -> DeliveryQueue {
        var queue = DeliveryQueue(confirmation: .drained)
        queue.lineOpened()
        return queue
    }

    @Test("records count as delivered when they have left the line, not before")
    func drained() throws {
        let shelf = RecordShelf(3)
        var queue = queue()
        for sequence in Int64(1)...3 { #expect(try queue.next(from: shelf)?.sequence == sequence) }
        #expect(!queue.awaitsDrain)
        queue.written(1, at: start)
        queue.written(2, at: start)
        #expect(queue.awaitsDrain)
        try queue.settle(shelf.mark)
        #expect(shelf.undeliveredSequences == [1, 2, 3])
        queue.drained()
        try queue.settle(shelf.mark)
        #expect(shelf.undeliveredSequences == [3])
    }

    @Test("what had not left when the line closed goes out again in order")
    func reopened() throws {
        let shelf = RecordShelf(4)
        var queue = queue()
        for sequence in Int64(1)...3 {
            _ = try queue.next(from: shelf)
            queue.written(sequence, at: start)
            if sequence == 1 { queue.drained() }
        }
        queue.lineClosed()
        #expect(try queue.next(from: shelf) == nil)
        try queue.settle(shelf.mark)
        queue.lineOpened()
        #expect(try queue.next(from: shelf)?.sequence == 2)
        #expect(try queue.next(from: shelf)?.sequence == 3)
        #expect(try queue.next(from: shelf)?.sequence == 4)
    }

    @Test("a bounded number of records is under way")
    func window() throws {
        let shelf = RecordShelf(100)
        var queue = queue()
        var count = 0
        while try queue.next(from: shelf) != nil { count += 1 }
        #expect(count == 64)
    }

    @Test("a host may acknowledge all the same, and reject what it has got")
    func acknowledged() throws {
        let shelf = RecordShelf(2)
        var queue = queue()
        _ = try queue.next(from: shelf)
        queue.written(1, at: start)
        #expect(queue.acknowledge(1) == true)
        #expect(queue.reject(1, at: start) == true)
        #expect(queue.reject(2, at: start) == false)
        #expect(try queue.next(from: shelf)?.sequence == 1)
    }
}
