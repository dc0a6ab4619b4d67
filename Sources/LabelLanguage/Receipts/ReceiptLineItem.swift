/// One line of a receipt.
///
///     reading["lineItems"]?.lineItems.map(\.name)   // ["Latte", "Bagel"]
public struct ReceiptLineItem: Hashable, Sendable, Codable {
    public var name: String
    /// Decimal strings; nil where they are not printed.
    public var quantity: String?
    public var unitPrice: String?
    /// Taken off the price, as a positive number.
    public var discount: String?
    public var totalPrice: String?

    public init(
        name: String, quantity: String? = nil, unitPrice: String? = nil, discount: String? = nil,
        totalPrice: String? = nil
    ) {
        self.name = name
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.discount = discount
        self.totalPrice = totalPrice
    }
}
