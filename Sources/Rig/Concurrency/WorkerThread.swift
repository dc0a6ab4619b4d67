import CLinux
import Glibc
import Imaging

/// A thread of its own for work that blocks: a camera, a recogniser, a serial line. Swift's own pool stays free of it.
final class WorkerThread: Sendable {
    private let finished = Monitor(false)

    /// - Parameters:
    ///   - name: as the system's tools show it; at most 15 bytes.
    ///   - body: runs on the thread; what it captures lives as long as it runs.
    init(name: String, body: @escaping @Sendable () -> Void) {
        let start = Unmanaged.passRetained(
            Start { [finished] in
                _ = labelrig_set_thread_name(name)
                body()
                finished.withLock { $0 = true }
            })
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        // Recognisers recurse deeper than the C library's usual stack on small boards allows.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        defer { pthread_attr_destroy(&attributes) }
        var thread = pthread_t()
        let result = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            }, start.toOpaque())
        if result != 0 {
            start.release()
            finished.withLock { $0 = true }
        }
    }

    /// Waits for the end of the thread's work.
    ///
    /// - Returns: false when it still ran at the deadline.
    func join(for duration: Duration) -> Bool {
        finished.wait(until: .now() + duration) { $0 ? true : nil } ?? false
    }
}

private final class Start {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}
