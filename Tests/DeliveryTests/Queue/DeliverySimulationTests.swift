import Imaging
import Testing

@testable import Delivery

/// A seeded generator plays the scans, the host and the cable.
@Suite("Delivery simulation")
struct DeliverySimulationTests {
    @Test(
        "with acknowledgement every record arrives, first in order, under one number",
        arguments: 1...20 as ClosedRange<UInt64>)
    func acknowledged(seed: UInt64) throws {
        var simulation = DeliverySimulation(seed: seed, confirmation: .acknowledged(AcknowledgementRules()))
        try simulation.run(steps: 2_000)
        try simulation.finish()
        #expect(simulation.firstArrivals == Array(1...Int64(simulation.shelf.count)))
        #expect(simulation.shelf.undeliveredSequences.isEmpty)
        #expect(simulation.markedWithoutArrival.isEmpty)
    }

    @Test("without acknowledgement nothing is marked that did not leave", arguments: 1...20 as ClosedRange<UInt64>)
    func drained(seed: UInt64) throws {
        var simulation = DeliverySimulation(seed: seed, confirmation: .drained)
        try simulation.run(steps: 2_000)
        try simulation.finish()
        #expect(simulation.firstArrivals == Array(1...Int64(simulation.shelf.count)))
        #expect(simulation.shelf.undeliveredSequences.isEmpty)
        #expect(simulation.markedWithoutArrival.isEmpty)
    }
}

struct DeliverySimulation {
    let shelf = RecordShelf()
    private(set) var firstArrivals: [Int64] = []
    private(set) var markedWithoutArrival: [Int64] = []
    private var random: SplitMix
    private var queue: DeliveryQueue
    private var time = MonotonicTime(nanoseconds: 0)
    private var isOpen = false
    /// On the line and not yet with the host.
    private var cable: [Int64] = []
    private var arrived: Set<Int64> = []
    private let confirmation: DeliveryConfirmation

    init(seed: UInt64, confirmation: DeliveryConfirmation) {
        random = SplitMix(seed: seed)
        self.confirmation = confirmation
        queue = DeliveryQueue(confirmation: confirmation)
    }

    mutating func run(steps: Int) throws {
        for _ in 0..<steps { try step() }
    }

    /// A host that works: everything must come through.
    mutating func finish() throws {
        open()
        for _ in 0..<(shelf.count * 4 + 10) {
            queue.hostSpoke()
            try send()
            arrive(all: true)
            if case .acknowledged = confirmation { _ = queue.acknowledge(nil) } else { queue.drained() }
            try settle()
        }
    }

    private mutating func step() throws {
        time = time + .milliseconds(Int64(random.next(below: 700)))
        switch random.next(below: 12) {
        case 0, 1: shelf.add()
        case 2: if random.next(below: 6) == 0 { close() } else { open() }
        case 3, 4, 5: try send()
        case 6: arrive(all: true)
        case 7: if let last = firstArrivals.last, random.next(below: 3) > 0 { _ = queue.acknowledge(last) }
        case 8: _ = queue.reject(random.next(below: 2) == 0 ? nil : firstArrivals.last, at: time)
        case 9: _ = queue.resend(random.next(below: 2) == 0 ? .last : .range(1...Int64(1 + random.next(below: 40))))
        case 10: if random.next(below: 3) == 0 { restart() } else { queue.hostSpoke() }
        default: _ = queue.advance(to: time)
        }
        if cable.isEmpty { queue.drained() }
        try settle()
    }

    private mutating func send() throws {
        guard isOpen, let record = try queue.next(from: shelf) else { return }
        cable.append(record.sequence)
        queue.written(record.sequence, at: time)
    }

    private mutating func arrive(all: Bool) {
        for sequence in cable where arrived.insert(sequence).inserted { firstArrivals.append(sequence) }
        cable = []
    }

    private mutating func settle() throws {
        var marked: [Int64] = []
        try queue.settle { (sequence) throws(DeliveryError) in
            marked.append(sequence)
            try shelf.mark(sequence)
        }
        markedWithoutArrival += marked.filter { !arrived.contains($0) }
    }

    private mutating func open() {
        guard !isOpen else { return }
        isOpen = true
        queue.lineOpened()
    }

    /// What is on the cable is lost.
    private mutating func close() {
        isOpen = false
        cable = []
        queue.lineClosed()
    }

    /// The process is killed: only the shelf remains.
    private mutating func restart() {
        close()
        queue = DeliveryQueue(confirmation: confirmation)
    }
}
