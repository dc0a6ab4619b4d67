import Glibc
import Imaging

/// State that threads share, with a way to wait for it to change.
///
/// Waiting is by the monotonic clock, so that a set clock neither shortens nor lengthens it.
///
/// Unchecked: the state is only touched with the mutex held.
final class Monitor<State>: @unchecked Sendable {
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ state: State) {
        self.state = state
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Reads or changes the state; whoever waits looks at it again.
    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(mutex)
        }
        return try body(&state)
    }

    /// Waits until `take` finds something in the state.
    ///
    /// - Parameters:
    ///   - deadline: when to give up; nil to wait for ever.
    ///   - take: looks at the state with the lock held and may change it; nil means "not yet".
    /// - Returns: what `take` found, or nil when the deadline came first.
    func wait<Result>(until deadline: MonotonicTime?, _ take: (inout State) -> Result?) -> Result? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = take(&state) { return result }
            guard let deadline else {
                pthread_cond_wait(changed, mutex)
                continue
            }
            var time = timespec(
                tv_sec: Int(deadline.nanoseconds / 1_000_000_000), tv_nsec: Int(deadline.nanoseconds % 1_000_000_000))
            if pthread_cond_timedwait(changed, mutex, &time) == ETIMEDOUT { return take(&state) }
        }
    }
}
