import Foundation

extension OutboxStorage {
    /// Records that are removed in one go, while appends wait.
    static let pruningBatch: Int64 = 500

    /// Removes the oldest delivered records beyond what is kept, at most a batch of them.
    ///
    /// - Returns: how many were removed; fewer than a batch when nothing more is to be removed.
    func prune(to retention: RecordRetention, at time: Date) throws(DeliveryError) -> Int {
        let byCount = try newestToRemove(keeping: retention.count) ?? 0
        let byAge = try newestToRemove(keeping: retention.minimum) ?? 0
        let (oldest, overflow) = time.millisecondsSince1970.subtractingReportingOverflow(
            retention.age.wholeMilliseconds)
        guard byCount > 0 || (byAge > 0 && !overflow) else { return 0 }
        return try marking.transaction { () throws(DeliveryError) in
            try marking.run(
                """
                DELETE FROM record WHERE seq IN (SELECT seq FROM record WHERE delivered IS NOT NULL
                    AND (seq <= ? OR (seq <= ? AND delivered < ?)) ORDER BY seq LIMIT ?)
                """,
                [
                    .integer(byCount), .integer(byAge), .integer(overflow ? .min : oldest),
                    .integer(Self.pruningBatch),
                ])
            return marking.changes
        }
    }

    /// The newest delivered record that is not among the last `count` of them.
    private func newestToRemove(keeping count: Int) throws(DeliveryError) -> Int64? {
        try marking.integer(
            "SELECT seq FROM record WHERE delivered IS NOT NULL ORDER BY seq DESC LIMIT 1 OFFSET ?",
            [.integer(Int64(count))])
    }
}

extension Duration {
    fileprivate var wholeMilliseconds: Int64 {
        let (milliseconds, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000)
        return overflow ? .max : milliseconds
    }
}
