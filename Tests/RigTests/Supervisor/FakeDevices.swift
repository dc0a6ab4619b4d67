import Devices
import Imaging

@testable import Rig

/// A camera that gives one picture as fast as it is asked, and fails when it is told to.
final class FakeCamera: Camera {
    struct State {
        var image: LumaImage
        var failure: DeviceError?
        var photograph: Result<LumaImage, DeviceError>?
        var opened = 0
        var sequence: UInt64 = 0
    }

    let name = "fake camera"
    let state: Monitor<State>

    let takesPhotographs: Bool

    init(_ image: LumaImage, failure: DeviceError? = nil, photograph: Result<LumaImage, DeviceError>? = nil) {
        state = Monitor(State(image: image, failure: failure, photograph: photograph))
        takesPhotographs = photograph != nil
    }

    func photograph() throws(DeviceError) -> LumaImage {
        try state.withLock { $0.photograph ?? .success($0.image) }.get()
    }

    func open() throws(DeviceError) -> any CameraStream {
        let failure = state.withLock { state in
            state.opened += 1
            return state.failure
        }
        if let failure { throw failure }
        return Stream(state: state)
    }

    private final class Stream: CameraStream {
        let format = "fake"
        let state: Monitor<State>

        init(state: Monitor<State>) {
            self.state = state
        }

        func frame(within timeout: Duration) throws(DeviceError) -> Frame? {
            let result = state.withLock { state -> Result<Frame, DeviceError> in
                if let failure = state.failure { return .failure(failure) }
                state.sequence += 1
                return .success(Frame(image: state.image, sequence: state.sequence, time: .now()))
            }
            // Fast, but not so fast that nothing else runs.
            _ = state.wait(until: .now() + .milliseconds(5)) { $0.failure != nil ? true : nil }
            return try result.get()
        }

        func skipFrame(within timeout: Duration) throws(DeviceError) {
            _ = try frame(within: timeout)
        }

        func close() {}
    }
}

/// A button whose edges the test makes.
final class FakeButton: TriggerButton {
    let name = "fake button"
    private let edges = Monitor<[TriggerEdge]>([])
    private let isHeld: Bool

    /// - Parameter isHeld: it is down when it is opened, and no edge tells of that.
    init(isHeld: Bool = false) {
        self.isHeld = isHeld
    }

    func make(_ edge: TriggerEdge) {
        edges.withLock { $0.append(edge) }
    }

    func open() throws(DeviceError) -> any TriggerStream { Stream(edges: edges, isPressed: isHeld) }

    private final class Stream: TriggerStream {
        let edges: Monitor<[TriggerEdge]>
        let isPressed: Bool

        init(edges: Monitor<[TriggerEdge]>, isPressed: Bool) {
            self.edges = edges
            self.isPressed = isPressed
        }

        func edge(within timeout: Duration) throws(DeviceError) -> TriggerEdge? {
            edges.wait(until: .now() + timeout) { $0.isEmpty ? nil : $0.removeFirst() }
        }

        func close() {}
    }
}

/// A lamp that remembers whether it is lit.
final class FakeTorch: Torch {
    let name = "fake torch"
    let isLit = Monitor(false)
    /// What it was switched to, in order.
    let changes = Monitor<[Bool]>([])

    func open() throws(DeviceError) -> any TorchSwitch { Switch(isLit: isLit, changes: changes) }

    private final class Switch: TorchSwitch {
        let isLit: Monitor<Bool>
        let changes: Monitor<[Bool]>

        init(isLit: Monitor<Bool>, changes: Monitor<[Bool]>) {
            self.isLit = isLit
            self.changes = changes
        }

        func set(on: Bool) throws(DeviceError) {
            isLit.withLock { $0 = on }
            changes.withLock { $0.append(on) }
        }

        func close() {
            isLit.withLock { $0 = false }
        }
    }
}

/// A beeper without a sound.
struct FakeBeeper: Beeper {
    let name = "fake beeper"

    func open() throws(DeviceError) -> any BeeperOutput { Output() }

    private final class Output: BeeperOutput {
        func play(_ tone: Tone, started: () -> Void) throws(DeviceError) { started() }
        func close() {}
    }
}

/// A host line in memory: what was written, and a switch that pulls the cable.
final class FakeHostLine: HostLine {
    struct State {
        var output: [UInt8] = []
        var input: [UInt8] = []
        var isPulled = false
        /// Bytes taken before the line fills up; nil for no limit.
        var room: Int?
    }

    let name = "fake host line"
    let state = Monitor(State())

    func open() throws(DeviceError) -> any HostPort {
        if state.withLock({ $0.isPulled }) { throw DeviceError(.absent, "fake host line is not there") }
        return Port(state: state)
    }

    /// Lines that arrived whole.
    var lines: [String] {
        let output = state.withLock { $0.output }
        return String(decoding: output, as: UTF8.self).components(separatedBy: "\r\n").dropLast().map { $0 }
    }

    /// Waits until as many lines have arrived.
    func wait(for count: Int) -> [String]? {
        state.wait(until: .now() + .seconds(10)) { state in
            let lines = String(decoding: state.output, as: UTF8.self).components(separatedBy: "\r\n").dropLast()
            return lines.count >= count ? Array(lines) : nil
        }
    }

    private final class Port: HostPort {
        let path = "fake"
        let descriptor: Int32 = -1
        let state: Monitor<State>

        init(state: Monitor<State>) {
            self.state = state
        }

        func read() throws(DeviceError) -> [UInt8] {
            let result = state.withLock { state -> Result<[UInt8], DeviceError> in
                if state.isPulled { return .failure(DeviceError(.gone, "fake host line was pulled")) }
                defer { state.input = [] }
                return .success(state.input)
            }
            return try result.get()
        }

        func write(_ bytes: ArraySlice<UInt8>) throws(DeviceError) -> Int {
            let result = state.withLock { state -> Result<Int, DeviceError> in
                if state.isPulled { return .failure(DeviceError(.gone, "fake host line was pulled")) }
                let count = min(bytes.count, state.room ?? bytes.count)
                if let room = state.room { state.room = room - count }
                state.output += bytes.prefix(count)
                return .success(count)
            }
            return try result.get()
        }

        func pendingOutput() throws(DeviceError) -> Int { 0 }
        func close() {}
    }
}
