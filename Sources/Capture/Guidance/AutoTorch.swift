import Imaging

/// Answers guidance with the torch: lights it where it is too dark, and takes it back where it does harm.
public struct AutoTorch: Hashable, Sendable {
    /// Whether the torch helps now, as far as can be told.
    public private(set) var isLit = false
    /// When it was lit, or did harm.
    private var changed: MonotonicTime?

    /// A lamp that was mirrored in the label stays off for so long, dark or not: the two would take turns otherwise.
    private static let rest: Duration = .seconds(5)
    /// By its own light it cannot be told whether the lamp is still needed: it goes out after so long and, where it is
    /// dark, is lit again.
    private static let longest: Duration = .seconds(60)

    public init() {}

    /// Takes in what guidance says now; to be called often, as after each frame.
    public mutating func answer(_ reason: GuidanceReason?, at time: MonotonicTime) {
        let age = changed.map { time - $0 } ?? Self.longest
        if isLit {
            guard reason == .glare || reason == .lessLight || age >= Self.longest else { return }
            isLit = false
            changed = age >= Self.longest ? nil : time
        } else if reason == .moreLight, age >= Self.rest {
            isLit = true
            changed = time
        }
    }
}
