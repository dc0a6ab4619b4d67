/// What the words beside a value say that it is.
enum AnchorConcept: String, Hashable, Sendable, CaseIterable {
    case expiry, packing, date
    case totalPrice, unitPrice, subtotal, tax, payment
    case weight, otherWeight
    case lot, serialNumber, partNumber, imeiOne, imeiTwo, vin

    /// Concepts whose values can be mistaken for one another.
    enum Family: Hashable, Sendable, CaseIterable { case dates, money, weights, numbers }

    var family: Family {
        switch self {
        case .expiry, .packing, .date: .dates
        case .totalPrice, .unitPrice, .subtotal, .tax, .payment: .money
        case .weight, .otherWeight: .weights
        case .lot, .serialNumber, .partNumber, .imeiOne, .imeiTwo, .vin: .numbers
        }
    }

    /// Whether words of this meaning can draw a value of a family away from other words. Numbers of any kind can look
    /// like dates (`LOT 241226`).
    func competes(in family: Family) -> Bool { self.family == family || family == .dates && self.family == .numbers }
}
