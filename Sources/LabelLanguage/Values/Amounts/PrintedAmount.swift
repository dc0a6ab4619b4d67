/// A number as it stands in print, with what tells money from weights and from mere numbers.
struct PrintedAmount: Hashable {
    /// Scalars of the digits, marks inside included.
    var digits: Range<Int>
    /// Scalars of all that belongs to it: sign, currency, unit.
    var range: Range<Int>
    var value: ExactDecimal
    /// ISO 4217.
    var currency: String?
    /// A currency's sign or code, or a dash for the cents, stands beside it.
    var isMarkedAsMoney = false
    /// It is a weight or a volume.
    var unit: MeasureUnit?
    /// It is a price for one of these: `kg`, `100 g`, `pc`.
    var per: String?
    /// The mark of an estimated net content stands behind it (Directive 76/211/EEC): `500 g e`.
    var isEstimated = false
    var isPercent = false
    /// The cents stand small and high beside the number.
    var hasRaisedCents = false
    /// The point may part thousands as well as decimals (`1.234`): taken as thousands here.
    var thousandsOrDecimals: ExactDecimal?
    /// Two digits follow after a space, of the same height as far as is known: cents, or another number.
    var mayHaveCents: ExactDecimal?
    /// The tallest digit, in pixels.
    var height: Double = 0
    var corrections: [Correction] = []

    var hasDecimals: Bool { value.scale > 0 }
}
