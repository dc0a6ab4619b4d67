extension Duration {
    /// Cut off towards zero; the largest number for what is longer.
    var wholeMicroseconds: Int64 { whole(perSecond: 1_000_000) }

    /// Cut off towards zero; the largest number for what is longer.
    var wholeNanoseconds: Int64 { whole(perSecond: 1_000_000_000) }

    private func whole(perSecond units: Int64) -> Int64 {
        let parts = components
        let (product, overflow) = parts.seconds.multipliedReportingOverflow(by: units)
        let attosecondsPerUnit = 1_000_000_000_000_000_000 / units
        let (sum, overflowToo) = product.addingReportingOverflow(parts.attoseconds / attosecondsPerUnit)
        return overflow || overflowToo ? (parts.seconds < 0 ? .min : .max) : sum
    }
}
