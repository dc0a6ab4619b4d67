import Dispatch
import Foundation

/// Runs calls that may hang in a driver, on a thread of their own, and does not wait for them longer than a time.
///
/// - Returns: whether they were done within the time; otherwise they go on alone, and their thread is lost if they
///   never end.
@discardableResult
func runBounded(by limit: Duration, _ body: @escaping @Sendable () -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    Thread {
        body()
        done.signal()
    }.start()
    return done.wait(timeout: .now() + .nanoseconds(Int(clamping: limit.wholeNanoseconds))) == .success
}
