/// One call into the kernel, for the tests' record.
struct SystemCall {
    /// The C function: "ioctl".
    var name: String
    var descriptor: Int32 = -1
    /// An ioctl's request code; otherwise 0.
    var request: UInt = 0
    /// The buffer or structure that the kernel reads or fills, for the time of the call.
    var argument: UnsafeMutableRawPointer?
    /// Bytes at `argument`, where the call tells.
    var length = 0
}

/// Makes a call that returns -1 and sets `errno` where it fails, again and again while a signal interrupts it.
///
/// The one place through which this target's calls into the kernel go: in debug builds a test may watch them here and
/// let them fail.
func systemCall<Value: FixedWidthInteger & SignedInteger>(
    _ call: @autoclosure () -> SystemCall, _ body: () -> Value
) -> Result<Value, Errno> {
    while true {
        switch systemCallOnce(call(), body) {
        case .failure(.interrupted): continue
        case let result: return result
        }
    }
}

/// Makes a call once: for those that must not be repeated after EINTR (`close`, whose descriptor is gone all the same)
/// or that have to work out a new time-out first (`poll`).
func systemCallOnce<Value: FixedWidthInteger & SignedInteger>(
    _ call: @autoclosure () -> SystemCall, _ body: () -> Value
) -> Result<Value, Errno> {
    #if DEBUG
    if let trace = SystemCallTrace.current {
        switch trace.answer(to: call()) {
        case .kernel: break
        case .value(let value): return .success(Value(truncatingIfNeeded: value))
        case .error(let error): return .failure(error)
        }
    }
    #endif
    let value = body()
    return value == -1 ? .failure(.last) : .success(value)
}
