/// What the words beside a value say that it is.
enum AnchorConcept: String, Hashable, Sendable, CaseIterable {
    case expiry, packing, lot, totalPrice, unitPrice, weight

    /// Values of these can be mistaken for one another, so that the nearer words decide.
    var rivals: [AnchorConcept] {
        switch self {
        case .expiry: [.packing, .lot]
        case .packing: [.expiry, .lot]
        case .lot: [.expiry, .packing]
        case .totalPrice: [.unitPrice]
        case .unitPrice: [.totalPrice]
        case .weight: []
        }
    }
}
