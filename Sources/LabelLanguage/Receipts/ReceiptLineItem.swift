/// One line of a receipt.
///
/// ```swift
/// let till = try LabelMatcher(definitions: [.receipt])
/// let printed = ["CORNER CAFE", "Latte 4.50", "Bagel 3.25", "Total 7.75"].enumerated().map { row, text in
///     TextLine(text: text, confidence: 0.9, box: Box(x: 0, y: 30 * Double(row), width: 120, height: 20))
/// }
/// till.readings(symbols: [], lines: printed).first?["lineItems"]?.lineItems.map(\.name)   // ["Latte", "Bagel"]
/// ```
public struct ReceiptLineItem: Hashable, Sendable, Codable {
    /// As printed, without what stands in other columns, such as `Latte`.
    public var name: String
    /// A decimal string, such as `2` or `0.586`; nil where it is not printed.
    public var quantity: String?
    /// A decimal string, such as `2.25`; nil where it is not printed.
    public var unitPrice: String?
    /// Taken off the price, as a positive number, such as `0.50`; nil where there is none.
    public var discount: String?
    /// What the line comes to, as a decimal string, such as `4.50`; nil where it is not printed.
    public var totalPrice: String?

    /// A line; what is not printed is left out.
    ///
    /// ```swift
    /// ReceiptLineItem(name: "Latte", quantity: "2", unitPrice: "2.25", totalPrice: "4.50").discount   // nil
    /// ```
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
