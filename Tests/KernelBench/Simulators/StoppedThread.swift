import Glibc

/// A thread of another process that stands still, as one does that hangs in a driver, until this is gone.
final class StoppedThread {
    /// Glibc declares it variadic, which Swift cannot call.
    private typealias Trace = @convention(c) (Int, Int32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int
    private static let attach = 16
    private static let detach = 17

    private let identifier: Int32
    private let trace: Trace

    /// - Parameters:
    ///   - process: the process.
    ///   - name: of the thread, as the process named it.
    init(of process: Int32, named name: String) throws {
        let folder = "/proc/\(process)/task"
        let tasks = try Guest.run("ls", folder).split(separator: "\n").compactMap { Int32($0) }
        guard let found = tasks.first(where: { (try? Guest.read("\(folder)/\($0)/comm")) == name }) else {
            let names = tasks.compactMap { try? Guest.read("\(folder)/\($0)/comm") }
            throw Failure("no thread \(name) among \(names)")
        }
        guard let symbol = dlsym(nil, "ptrace") else { throw Failure("no ptrace") }
        identifier = found
        trace = unsafeBitCast(symbol, to: Trace.self)
        guard trace(Self.attach, found, nil, nil) == 0 else { throw Failure("thread \(name) cannot be stopped") }
    }

    deinit {
        _ = trace(Self.detach, identifier, nil, nil)
    }
}
