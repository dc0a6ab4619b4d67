import Imaging

/// Decides which record goes down the host line next, and which have been delivered. Does no I/O and has no clock.
///
/// Records go out in the order of their numbers. With acknowledgement one record is under way at a time: what is not
/// answered is repeated, a bounded number of times, then kept until the host shows itself again. Without it a window of
/// records may be under way, and they count as delivered once the line has drained. What was under way when the line
/// closed goes out again, under its old number, when it opens.
///
/// The owner calls ``next(from:)`` whenever the line can take a record, ``written(_:at:)`` when its last byte has been
/// taken, and ``settle(_:)`` after anything that can deliver.
public struct DeliveryQueue: Sendable {
    /// Records that may be under way without acknowledgement.
    private static let window = 64
    /// Requests for old records that may wait.
    private static let resendLimit = 16

    /// The record that the host must answer for.
    private struct Outstanding {
        enum Phase {
            /// To be sent when the line is free.
            case ready
            case writing
            case awaitingAnswer(until: MonotonicTime)
            /// Not answered as often as allowed: kept until the host shows itself.
            case givenUp
        }

        var sequence: Int64
        var phase: Phase
        /// How often it has been sent without an answer.
        var attempts = 0
    }

    public let confirmation: DeliveryConfirmation
    private var isOpen = false
    private var outstanding: Outstanding?
    /// Without acknowledgement: handed out and not known to have left the line.
    private var underWay: [(sequence: Int64, isWritten: Bool)] = []
    /// The highest number handed out in order.
    private var position: Int64 = 0
    /// The highest number that is delivered with all before it.
    private var confirmed: Int64 = 0
    /// The record that went down the line last since it opened, old ones included: what an ACK without a number means.
    private var lastWritten: Int64?
    private var delivered: [Int64] = []
    private var resends: [HostCommand.Resend] = []

    public init(confirmation: DeliveryConfirmation) {
        self.confirmation = confirmation
    }

    /// Whether records are kept because the host does not answer.
    public var isWaitingForHost: Bool {
        if case .givenUp? = outstanding?.phase { true } else { false }
    }

    /// Whether the line must be watched for having drained.
    public var awaitsDrain: Bool { underWay.contains { $0.isWritten } }

    /// When ``advance(to:)`` has something to do.
    public var deadline: MonotonicTime? {
        if case .awaitingAnswer(let deadline)? = outstanding?.phase { deadline } else { nil }
    }

    // MARK: - The line

    public mutating func lineOpened() {
        isOpen = true
    }

    /// Takes back what was under way.
    public mutating func lineClosed() {
        isOpen = false
        resends = []
        lastWritten = nil
        underWay = []
        if case .drained = confirmation { position = confirmed }
        outstanding?.phase = .ready
        outstanding?.attempts = 0
    }

    /// The record to send now: an old one that the host asked for, or the next in order.
    ///
    /// - Returns: nil when nothing is to be sent, or not before the host has answered.
    public mutating func next(from source: some RecordSource) throws(DeliveryError) -> Record? {
        guard isOpen else { return nil }
        if let record = try nextResend(from: source) { return record }
        switch confirmation {
        case .drained: return try nextInWindow(from: source)
        case .acknowledged: return try nextToAnswer(from: source)
        }
    }

    /// The line has taken a record's last byte.
    public mutating func written(_ sequence: Int64, at time: MonotonicTime) {
        lastWritten = sequence
        if let index = underWay.firstIndex(where: { $0.sequence == sequence }) { underWay[index].isWritten = true }
        if case .acknowledged(let rules) = confirmation, outstanding?.sequence == sequence,
            case .writing? = outstanding?.phase
        {
            outstanding?.attempts += 1
            outstanding?.phase = .awaitingAnswer(until: time + rules.timeout)
        }
    }

    /// The formatter makes nothing of a record (a no-read that the host wants to hear nothing of).
    public mutating func skipped(_ sequence: Int64) {
        underWay.removeAll { $0.sequence == sequence }
        confirm(sequence)
    }

    /// Everything written has left the line.
    public mutating func drained() {
        let sequences = underWay.prefix { $0.isWritten }.map(\.sequence)
        underWay.removeFirst(sequences.count)
        sequences.forEach { confirm($0) }
    }

    // MARK: - The host

    /// The host has a record.
    ///
    /// - Parameter sequence: nil for the one sent last, as readers' ACK character means it.
    /// - Returns: false when it cannot have it, because it was not sent since the start.
    public mutating func acknowledge(_ sequence: Int64?) -> Bool {
        guard let sequence = sequence ?? lastWritten, sequence > 0, sequence <= position else { return false }
        confirm(sequence)
        return true
    }

    /// The host wants a record again, at once.
    ///
    /// A host that rejects a record more often than it may be repeated gets it at the pace of the time-out.
    ///
    /// - Parameter sequence: nil for the one sent last.
    /// - Returns: false when it was not sent since the start.
    public mutating func reject(_ sequence: Int64?, at time: MonotonicTime) -> Bool {
        guard let sequence = sequence ?? lastWritten, sequence <= position else { return false }
        guard case .acknowledged(let rules) = confirmation, let current = outstanding, sequence == current.sequence
        else { return resend(.range(sequence...sequence)) }
        switch current.phase {
        case .ready, .writing: break
        case .awaitingAnswer where current.attempts > rules.repeats:
            outstanding?.attempts = rules.repeats
            outstanding?.phase = .awaitingAnswer(until: time + rules.timeout)
        case .awaitingAnswer, .givenUp:
            if isWaitingForHost { outstanding?.attempts = 0 }
            outstanding?.phase = .ready
        }
        return true
    }

    /// The host wants old records again. They go out before new ones and count as what they were.
    ///
    /// - Returns: false when too many such requests wait.
    public mutating func resend(_ what: HostCommand.Resend) -> Bool {
        guard resends.count < Self.resendLimit else { return false }
        resends.append(what)
        return true
    }

    /// The host has said something else: it is there, so what was kept goes out again.
    public mutating func hostSpoke() {
        guard isWaitingForHost else { return }
        outstanding?.attempts = 0
        outstanding?.phase = .ready
    }

    // MARK: - Time and results

    /// Repeats what was not answered in time, or gives up.
    ///
    /// - Returns: true when the host has just been given up, once.
    public mutating func advance(to time: MonotonicTime) -> Bool {
        guard case .acknowledged(let rules) = confirmation, let current = outstanding, let deadline, time >= deadline
        else { return false }
        let givesUp = current.attempts > rules.repeats
        outstanding?.phase = givesUp ? .givenUp : .ready
        return givesUp
    }

    /// Marks what has been delivered since the last call.
    ///
    /// - Parameter mark: notes one sequence number; what it throws for is offered again with the next call.
    public mutating func settle(_ mark: (Int64) throws(DeliveryError) -> Void) throws(DeliveryError) {
        while let sequence = delivered.first {
            try mark(sequence)
            delivered.removeFirst()
        }
    }

    // MARK: - Inside

    private mutating func confirm(_ sequence: Int64) {
        delivered.append(sequence)
        if outstanding?.sequence == sequence { outstanding = nil }
        // Only the oldest record under way moves the mark behind which nothing is looked for again.
        let oldest = underWay.first?.sequence ?? outstanding?.sequence
        confirmed = max(confirmed, oldest.map { min($0 - 1, sequence) } ?? sequence)
    }

    private mutating func nextToAnswer(from source: some RecordSource) throws(DeliveryError) -> Record? {
        if let current = outstanding {
            guard case .ready = current.phase else { return nil }
            let oldest = try source.undelivered(after: current.sequence - 1, limit: 1).first
            if let oldest, oldest.sequence == current.sequence {
                outstanding?.phase = .writing
                return oldest
            }
            outstanding = nil
        }
        guard let record = try source.undelivered(after: position, limit: 1).first else { return nil }
        outstanding = Outstanding(sequence: record.sequence, phase: .writing)
        position = record.sequence
        return record
    }

    private mutating func nextInWindow(from source: some RecordSource) throws(DeliveryError) -> Record? {
        guard underWay.count < Self.window, let record = try source.undelivered(after: position, limit: 1).first else {
            return nil
        }
        underWay.append((record.sequence, false))
        position = record.sequence
        return record
    }

    /// Records that have not been sent yet are passed over: they come in their turn.
    private mutating func nextResend(from source: some RecordSource) throws(DeliveryError) -> Record? {
        while let first = resends.first {
            let record: Record?
            switch first {
            case .last where position == 0: record = try source.lastDelivered()
            case .last: record = try source.sent(in: position...position, through: position, limit: 1).first
            case .range(let range): record = try source.sent(in: range, through: position, limit: 1).first
            }
            if let record, case .range(let range) = first, record.sequence < range.upperBound {
                resends[0] = .range(record.sequence + 1...range.upperBound)
            } else {
                resends.removeFirst()
            }
            if let record { return record }
        }
        return nil
    }
}
