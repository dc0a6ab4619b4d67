import Imaging

/// The driver's buffers: with the driver to be filled, or out with an image that shows one of them.
///
/// Images give their buffers back on any thread, also after the camera has been closed: then what they show is a copy.
final class VideoRing: Sendable {
    private struct State {
        var isOpen = true
        var buffers: [MappedMemory] = []
        /// Buffers that an image has.
        var lent: Set<Int> = []
        /// Buffers that the driver did not take back; offered again with the next.
        var refused: Set<Int> = []
    }

    private let count: Int
    private let device: VideoDevice
    private let state = Locked(State())

    /// Has the driver make buffers, and maps them.
    init(_ device: VideoDevice, count wanted: Int) throws(Errno) {
        self.device = device
        count = try device.requestBuffers(wanted)
        guard count >= 2 else { throw .noMemory }
        var buffers: [MappedMemory] = []
        for index in 0..<count {
            buffers.append(try device.mapBuffer(index))
        }
        let mapped = buffers
        state.withLock { $0.buffers = mapped }
    }

    /// How many buffers the driver has to fill.
    var queued: Int {
        state.withLock { count - $0.lent.count - $0.refused.count }
    }

    /// Stops the stream, hands all buffers that no image has to the driver, and starts the stream.
    func restart() throws(Errno) {
        try state.withLock { state throws(Errno) in
            device.stopStream()
            state.refused = []
            for index in 0..<count where !state.lent.contains(index) {
                try device.queueBuffer(index)
            }
            try device.startStream()
        }
    }

    /// Notes that a filled buffer is out.
    ///
    /// - Returns: its memory; nil for a buffer that there is not.
    func lend(_ index: Int) -> MappedMemory? {
        state.withLock { state in
            guard state.buffers.indices.contains(index) else { return nil }
            state.lent.insert(index)
            return state.buffers[index]
        }
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

    /// From now on buffers that come back stay away from the driver, and none is mapped: a mapping keeps the driver busy
    /// for whoever opens the camera anew, and the number of a pulled camera taken, so that it comes back under another.
    func close() {
        state.withLock { state in
            // Closed before by a new size that the driver then refused.
            guard state.isOpen else { return }
            state.isOpen = false
            for index in state.lent { state.buffers[index].detach() }
            state.buffers = []
        }
    }
}
