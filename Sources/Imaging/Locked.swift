internal import Glibc

/// A value that threads share, behind a POSIX mutex.
///
/// `Synchronization.Mutex` would do, but who waits for that one waits inside a library that the thread sanitizer cannot
/// see into: it takes each hand-over between two threads that contend for a race.
///
/// Unchecked: the value is only touched with the mutex held.
package final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
