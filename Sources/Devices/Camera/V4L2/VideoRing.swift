import Synchronization

/// The driver's buffers: with the driver to be filled, or out with an image that shows one of them.
///
/// Images give their buffers back on any thread, also after the camera has been closed: the memory stays mapped until
/// then.
final class VideoRing: Sendable {
    private struct State {
        var isOpen = true
        /// Buffers that an image has.
        var lent: Set<Int> = []
        /// Buffers that the driver did not take back; offered again with the next.
        var refused: Set<Int> = []
    }

    let buffers: [MappedMemory]
    private let device: VideoDevice
    private let state = Mutex(State())

    /// Has the driver make buffers, and maps them.
    init(_ device: VideoDevice, count wanted: Int) throws(Errno) {
        self.device = device
        let count = try device.requestBuffers(wanted)
        guard count >= 2 else { throw .noMemory }
        var buffers: [MappedMemory] = []
        for index in 0..<count {
            buffers.append(try device.mapBuffer(index))
        }
        self.buffers = buffers
    }

    /// How many buffers the driver has to fill.
    var queued: Int {
        state.withLock { buffers.count - $0.lent.count - $0.refused.count }
    }

    /// Stops the stream, hands all buffers that no image has to the driver, and starts the stream.
    func restart() throws(Errno) {
        try state.withLock { state throws(Errno) in
            device.stopStream()
            state.refused = []
            for index in buffers.indices where !state.lent.contains(index) {
                try device.queueBuffer(index)
            }
            try device.startStream()
        }
    }

    /// Notes that a filled buffer is out.
    func lend(_ index: Int) {
        state.withLock { _ = $0.lent.insert(index) }
    }

    /// Hands a buffer back to the driver.
    func giveBack(_ index: Int) {
        state.withLock { state in
            state.lent.remove(index)
            guard state.isOpen else { return }
            state.refused.insert(index)
            state.refused = state.refused.filter { refused in
                do throws(Errno) {
                    try device.queueBuffer(refused)
                    return false
                } catch {
                    return true
                }
            }
        }
    }

    /// From now on buffers that come back stay away from the driver.
    func close() {
        state.withLock { $0.isOpen = false }
    }
}
