/// How well reading goes, for aiming and for `STATUS`.
struct ReadStatistics {
    /// The read rate is that of so many last frames.
    private static let window = 100

    private var recent: [Bool] = []
    private var next = 0
    private(set) var frames = 0

    /// Counts a frame in which a whole label was read, or none.
    mutating func add(isRead: Bool) {
        frames += 1
        if recent.count < Self.window {
            recent.append(isRead)
        } else {
            recent[next] = isRead
            next = (next + 1) % Self.window
        }
    }

    /// How many of the last frames, at most 100, showed a whole label; and how many those frames are.
    var rate: (read: Int, of: Int) { (recent.filter { $0 }.count, recent.count) }
}
