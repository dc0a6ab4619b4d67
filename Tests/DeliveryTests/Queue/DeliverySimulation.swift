import Imaging

@testable import Delivery

/// Scans at random moments, a host that acknowledges, rejects, asks again or stays silent, a cable that loses what is on
/// it, and restarts that leave only what is stored.
struct DeliverySimulation<Store: RecordStore> {
    private(set) var scans = 0
    /// Each number once, in the order in which the host saw it first.
    private(set) var firstArrivals: [Int64] = []
    private(set) var markedWithoutArrival: [Int64] = []
    /// Numbers under which the host got something else than was scanned.
    private(set) var changed: [Int64] = []
    private let store: Store
    private var random: SplitMix
    private var queue: DeliveryQueue
    private var time = MonotonicTime(nanoseconds: 0)
    private var isOpen = false
    /// On the line and not yet with the host.
    private var cable: [Record] = []
    private var arrived: Set<Int64> = []
    private let confirmation: DeliveryConfirmation

    init(store: Store, seed: UInt64, confirmation: DeliveryConfirmation) {
        self.store = store
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
        for _ in 0..<(scans * 4 + 10) {
            queue.hostSpoke()
            try send()
            arrive()
            if case .acknowledged = confirmation { _ = queue.acknowledge(nil) } else { queue.drained() }
            try settle()
        }
    }

    private mutating func step() throws {
        time = time + .milliseconds(Int64(random.next(below: 700)))
        switch random.next(below: 12) {
        case 0, 1: try scan()
        case 2: if random.next(below: 6) == 0 { close() } else { open() }
        case 3, 4, 5: try send()
        case 6: arrive()
        case 7: if let last = firstArrivals.last, random.next(below: 3) > 0 { _ = queue.acknowledge(last) }
        case 8: _ = queue.reject(random.next(below: 2) == 0 ? nil : firstArrivals.last, at: time)
        case 9: _ = queue.resend(random.next(below: 2) == 0 ? .last : .range(1...Int64(1 + random.next(below: 40))))
        case 10: if random.next(below: 3) == 0 { try restart() } else { queue.hostSpoke() }
        default: _ = queue.advance(to: time)
        }
        if cable.isEmpty { queue.drained() }
        try settle()
    }

    private mutating func send() throws {
        guard isOpen, let record = try queue.next(from: store) else { return }
        cable.append(record)
        queue.written(record.sequence, at: time)
    }

    private mutating func scan() throws {
        scans += 1
        _ = try store.add("scan \(scans)")
    }

    private mutating func arrive() {
        for record in cable {
            if arrived.insert(record.sequence).inserted { firstArrivals.append(record.sequence) }
            if record.fields.map(\.value) != ["scan \(record.sequence)"] { changed.append(record.sequence) }
        }
        cable = []
    }

    private mutating func settle() throws {
        var marked: [Int64] = []
        let store = store
        try queue.settle { (sequence) throws(DeliveryError) in
            marked.append(sequence)
            try store.mark(sequence)
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

    /// The process is killed: only what is stored remains.
    private mutating func restart() throws {
        close()
        try store.restart()
        queue = DeliveryQueue(confirmation: confirmation)
    }
}
