/// Where a ``DeliveryQueue`` takes records from: the outbox, or a test's own.
public protocol RecordSource {
    /// The oldest records after a sequence number that the host has not got, oldest first.
    func undelivered(after sequence: Int64, limit: Int) throws(DeliveryError) -> [Record]

    /// The records of a range of numbers that have been sent, in order: the delivered ones, and of the others those up to
    /// a number.
    func sent(in range: ClosedRange<Int64>, through sequence: Int64, limit: Int) throws(DeliveryError) -> [Record]

    /// The delivered record with the highest number.
    func lastDelivered() throws(DeliveryError) -> Record?
}

extension Outbox: RecordSource {}
