extension [Double] {
    /// The value below which so many percent of all lie, of those that are there; 50 gives the median.
    ///
    /// - Parameter percent: 0 to 100.
    /// - Returns: 0 where there are no values.
    func percentile(_ percent: Int) -> Double {
        isEmpty ? 0 : sorted()[Swift.min(count - 1, count * percent / 100)]
    }
}
