import Imaging

/// The labels in view as asynchronous sequences, for a program that shows them.
///
///     for await items in streams.items() { show(items) }
///
/// Each follower gets the newest state; one that is slow misses those between. Any thread may call.
public final class ItemStreams: Sendable {
    private struct Followers {
        var continuations: [Int: AsyncStream<[LabelItem]>.Continuation] = [:]
        var nextID = 0
        var isFinished = false
    }

    private let followers = Locked(Followers())

    public init() {}

    deinit {
        finish()
    }

    /// The labels in view, in reading order, as of each frame from now on; ends with ``finish()``.
    public func items() -> AsyncStream<[LabelItem]> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: [LabelItem].self, bufferingPolicy: .bufferingNewest(1))
        let id = followers.withLock { followers -> Int? in
            guard !followers.isFinished else { return nil }
            followers.nextID += 1
            followers.continuations[followers.nextID] = continuation
            return followers.nextID
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            self?.followers.withLock { _ = $0.continuations.removeValue(forKey: id) }
        }
        return stream
    }

    /// Whether anyone follows: making the items is not worth its while otherwise.
    public var isFollowed: Bool { followers.withLock { !$0.continuations.isEmpty } }

    /// Tells what is in view now: ``CaptureSession/items``.
    public func send(_ items: [LabelItem]) {
        for continuation in followers.withLock({ Array($0.continuations.values) }) { continuation.yield(items) }
    }

    /// Ends every stream, for good.
    public func finish() {
        let last = followers.withLock { followers in
            followers.isFinished = true
            return Array(followers.continuations.values)
        }
        for continuation in last { continuation.finish() }
    }
}
