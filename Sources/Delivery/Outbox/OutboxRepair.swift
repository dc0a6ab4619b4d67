/// What was done about a damaged outbox database.
public struct OutboxRepair: Hashable, Sendable {
    /// Where the damaged database lies now.
    public var setAside: String
    /// Records not yet delivered that could be read from it and are in the new one, under their numbers.
    public var recovered: Int
    /// What was wrong and what was done, for a person.
    public var message: String

    init(setAside: String, recovered: Int, cause: DeliveryError) {
        self.setAside = setAside
        self.recovered = recovered
        message =
            "\(cause.message.prefix { $0 != ";" }); it was set aside as \(setAside), a new one was begun and \(recovered) "
            + "undelivered records were taken over; keep the old one until the host has all it expects"
    }
}
