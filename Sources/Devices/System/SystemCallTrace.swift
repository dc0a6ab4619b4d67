#if DEBUG
import Imaging

/// Records the calls of one test into the kernel and answers chosen ones in the kernel's place.
///
final class SystemCallTrace: Sendable {
    enum Answer: Sendable {
        /// The call goes through.
        case kernel
        case value(Int)
        case error(Errno)
    }

    /// Which calls of a name fail.
    enum Occasion: Sendable {
        case always
        /// Counted from 1, when the failure is asked for.
        case nth(Int)
    }

    @TaskLocal static var current: SystemCallTrace?

    private struct Failure {
        var matches: @Sendable (SystemCall) -> Bool
        var occasion: Occasion
        var error: Errno
        var seen = 0
    }

    private struct State {
        var names: [String] = []
        var failures: [Failure] = []
    }

    private let state = Locked(State())
    private let kernel: @Sendable (SystemCall) -> Answer

    /// - Parameter kernel: stands in for the kernel, for a device that the machine does not have.
    init(kernel: @escaping @Sendable (SystemCall) -> Answer = { _ in .kernel }) {
        self.kernel = kernel
    }

    /// Runs code whose calls are recorded and answered, on this thread alone.
    func watch<Value>(_ body: () throws -> Value) throws -> Value {
        try Self.$current.withValue(self) { try body() }
    }

    /// The names of the calls made so far, in order.
    var names: [String] { state.withLock { $0.names } }

    /// Lets calls of a name fail, or only those with an ioctl request.
    func fail(_ name: String, request: UInt? = nil, _ occasion: Occasion = .always, with error: Errno) {
        let failure = Failure(
            matches: { $0.name == name && (request == nil || $0.request == request) }, occasion: occasion, error: error)
        state.withLock { $0.failures.append(failure) }
    }

    /// Takes all failures back.
    func mend() {
        state.withLock { $0.failures.removeAll() }
    }

    func answer(to call: SystemCall) -> Answer {
        let name = call.name
        nonisolated(unsafe) let call = call
        let error: Errno? = state.withLock { state in
            state.names.append(name)
            for index in state.failures.indices where state.failures[index].matches(call) {
                state.failures[index].seen += 1
                switch state.failures[index].occasion {
                case .always: return state.failures[index].error
                case .nth(let count) where count == state.failures[index].seen: return state.failures[index].error
                case .nth: continue
                }
            }
            return nil
        }
        return error.map { .error($0) } ?? kernel(call)
    }
}
#endif
