/// How many of a scan's frames were hopeless, and why.
struct ObstacleCount: Hashable, Sendable {
    private var frames = 0
    private var counts: [NoRead.Reason: Int] = [:]

    mutating func add(_ measures: FrameMeasures) {
        frames += 1
        if let obstacle = measures.obstacle { counts[obstacle, default: 0] += 1 }
    }

    /// What made more than half of the frames hopeless.
    var prevailing: NoRead.Reason? { counts.first { $0.value * 2 > frames }?.key }
}
