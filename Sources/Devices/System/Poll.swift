internal import CLinux
import Imaging

/// One descriptor to wait on, and what happened to it.
public struct PollEntry: Sendable {
    public struct Events: OptionSet, Sendable {
        public let rawValue: Int16

        public init(rawValue: Int16) {
            self.rawValue = rawValue
        }

        public static let readable = Events(rawValue: Int16(POLLIN))
        public static let writable = Events(rawValue: Int16(POLLOUT))
        /// Out-of-band: a V4L2 event.
        public static let priority = Events(rawValue: Int16(POLLPRI))
        public static let error = Events(rawValue: Int16(POLLERR))
        public static let hangUp = Events(rawValue: Int16(POLLHUP))
        public static let invalid = Events(rawValue: Int16(POLLNVAL))
    }

    /// Negative: passed over.
    public var descriptor: FileDescriptor
    public var wanted: Events
    /// Filled by `poll`. `error`, `hangUp` and `invalid` are reported unasked.
    public var happened: Events = []

    public init(_ descriptor: FileDescriptor, _ wanted: Events) {
        self.descriptor = descriptor
        self.wanted = wanted
    }
}

/// Waits until something happens to one of the descriptors; a signal does not cut the wait short. Stands for `poll`.
///
/// - Parameter timeout: nil waits for ever; less than a millisecond is rounded up to one.
/// - Returns: how many entries have something in `happened`.
@discardableResult
public func poll(_ entries: inout [PollEntry], timeout: Duration?) throws(Errno) -> Int {
    var raw = entries.map { pollfd(fd: $0.descriptor.rawValue, events: $0.wanted.rawValue, revents: 0) }
    let deadline = timeout.map { MonotonicTime.now() + $0 }
    while true {
        let milliseconds = deadline.map { pollMilliseconds(until: $0) } ?? -1
        let result = raw.withUnsafeMutableBufferPointer { buffer in
            systemCallOnce(
                SystemCall(
                    name: "poll", argument: UnsafeMutableRawPointer(buffer.baseAddress), length: buffer.count)
            ) {
                CLinux.poll(buffer.baseAddress, nfds_t(buffer.count), milliseconds)
            }
        }
        if case .failure(.interrupted) = result { continue }
        let count = try result.get()
        for index in entries.indices {
            entries[index].happened = PollEntry.Events(rawValue: raw[index].revents)
        }
        return Int(count)
    }
}

/// Waits on one descriptor.
///
/// - Returns: what happened; empty when nothing did within the time.
func poll(
    _ descriptor: FileDescriptor, _ wanted: PollEntry.Events, timeout: Duration?
) throws(Errno) -> PollEntry.Events {
    var entries = [PollEntry(descriptor, wanted)]
    try poll(&entries, timeout: timeout)
    return entries[0].happened
}

private func pollMilliseconds(until deadline: MonotonicTime) -> Int32 {
    let left = deadline.nanoseconds.subtractingReportingOverflow(MonotonicTime.now().nanoseconds)
    guard !left.overflow, left.partialValue > 0 else { return 0 }
    return Int32(clamping: (left.partialValue - 1) / 1_000_000 + 1)
}

/// Lets time pass on this thread.
func pause(milliseconds: Int) {
    pause(until: .now() + .milliseconds(milliseconds))
}

/// Lets time pass on this thread, signals or not. Stands for `clock_nanosleep`.
func pause(until time: MonotonicTime) {
    let (seconds, nanoseconds) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var target = timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &target, nil) == EINTR {}
}
