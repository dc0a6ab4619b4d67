internal import CV4L
import Imaging

/// A running V4L2 camera.
final class V4L2Stream: CameraStream {
    /// Enough for an image in the reader's hands, the newest one waiting for it, one kept as evidence, and the driver's
    /// own needs.
    private static let bufferCount = 6
    /// Below so many buffers with the driver, frames are copied instead of lent.
    private static let reserve = 3
    /// A frame this old was taken before anyone looked.
    private static let stale: Duration = .seconds(1)

    private let name: String
    private let device: VideoDevice
    private let settings: V4L2Settings
    private var capture: VideoCapture
    private var sequence = FrameSequence()
    private var watch: StallWatch
    private var isOpen = true
    private(set) var brokenFrames = 0

    init(name: String, device: VideoDevice, settings: V4L2Settings) throws(DeviceError) {
        self.name = name
        self.device = device
        self.settings = settings
        watch = StallWatch(limit: settings.stall)
        capture = try VideoCapture(name: name, device: device, settings: settings, buffers: Self.bufferCount)
        device.subscribeToSourceChanges()
    }

    deinit {
        close()
    }

    var format: String { capture.description }

    func frame(within timeout: Duration) throws(DeviceError) -> Frame? {
        let deadline = MonotonicTime.now() + timeout
        repeat {
            guard let (buffer, memory) = try nextBuffer(until: deadline) else { return nil }
            guard let image = try image(of: buffer, memory) else { continue }
            watch.sawFrame()
            let number = sequence.extend(buffer.sequence)
            return Frame(image: image, sequence: number, time: time(of: buffer))
        } while true
    }

    func skipFrame(within timeout: Duration) throws(DeviceError) {
        guard let (buffer, _) = try nextBuffer(until: .now() + timeout) else { return }
        if !isBroken(buffer) { watch.sawFrame() }
        capture.ring.giveBack(Int(buffer.index))
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        capture.ring.close()
        let device = device
        // Drivers have been seen to hang here once their camera has been pulled.
        runBounded(by: .seconds(1)) {
            device.stopStream()
            device.close()
        }
    }

    /// Waits for a filled buffer and takes the newest; older ones go straight back.
    private func nextBuffer(until deadline: MonotonicTime) throws(DeviceError) -> (v4l2_buffer, MappedMemory)? {
        watch.beginWait()
        while true {
            do throws(Errno) {
                let until = min(deadline, watch.stallsAt)
                let happened = try poll(
                    device.descriptor, [.readable, .priority], timeout: max(.zero, until - .now()))
                if happened.contains(.priority), device.takeSourceChange() {
                    try renegotiate()
                    continue
                }
                if !happened.isDisjoint(with: [.readable, .error, .hangUp]), let buffer = try newestBuffer() {
                    return buffer
                }
                if happened.contains(.hangUp) || happened.contains(.invalid) { throw .noSuchDevice }
                if happened.contains(.error) { throw .ioError }
                if MonotonicTime.now() >= watch.stallsAt { throw .timedOut }
                if MonotonicTime.now() >= deadline { return nil }
            } catch {
                try recover(from: error)
                if MonotonicTime.now() >= deadline { return nil }
            }
        }
    }

    private func newestBuffer() throws(Errno) -> (v4l2_buffer, MappedMemory)? {
        var newest: (v4l2_buffer, MappedMemory)?
        while let buffer = try device.dequeueBuffer() {
            guard let memory = capture.ring.lend(Int(buffer.index)) else { throw .invalidArgument }
            if let (passed, _) = newest { capture.ring.giveBack(Int(passed.index)) }
            newest = (buffer, memory)
        }
        return newest
    }

    /// The picture in a buffer, which is given back at once or with the picture.
    ///
    /// - Returns: nil when the frame is broken or stale.
    private func image(of buffer: v4l2_buffer, _ memory: MappedMemory) throws(DeviceError) -> LumaImage? {
        let index = Int(buffer.index)
        let ring = capture.ring
        if isBroken(buffer) {
            brokenFrames += 1
            ring.giveBack(index)
            return nil
        }
        if MonotonicTime.now() - time(of: buffer) > Self.stale {
            ring.giveBack(index)
            return nil
        }
        let used = min(Int(buffer.bytesused), memory.bytes.count)
        let bytes = UnsafeRawBufferPointer(rebasing: memory.bytes[..<used])
        do throws(ImagingError) {
            if ring.queued >= Self.reserve {
                return try capture.converter.luma(from: bytes) {
                    withExtendedLifetime(memory) { ring.giveBack(index) }
                }
            }
            defer { ring.giveBack(index) }
            return try capture.converter.luma(copying: bytes)
        } catch {
            guard error.code == .frameBroken else { throw DeviceError(.failed, "\(name): \(error)") }
            brokenFrames += 1
            return nil
        }
    }

    private func isBroken(_ buffer: v4l2_buffer) -> Bool {
        buffer.flags & UInt32(V4L2_BUF_FLAG_ERROR) != 0 || buffer.bytesused == 0
    }

    private func time(of buffer: v4l2_buffer) -> MonotonicTime {
        let now = MonotonicTime.now()
        guard buffer.flags & UInt32(V4L2_BUF_FLAG_TIMESTAMP_MASK) == UInt32(V4L2_BUF_FLAG_TIMESTAMP_MONOTONIC) else {
            return now
        }
        let (seconds, overflow) = Int64(buffer.timestamp.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow else { return now }
        let time = MonotonicTime(nanoseconds: seconds &+ Int64(buffer.timestamp.tv_usec) &* 1000)
        return min(max(time, MonotonicTime(nanoseconds: 0)), now)
    }

    /// Starts the stream anew after what a driver gets over by it.
    ///
    /// - Throws: what only opening the camera anew can mend.
    private func recover(from error: Errno) throws(DeviceError) {
        guard watch.mayRestart(), error == .ioError || error == .timedOut || error == .invalidArgument else {
            if error == .timedOut || !error.meansGone {
                throw DeviceError(.stalled, "\(name) delivers no frames; check its cable")
            }
            throw DeviceError(name, doing: "waiting for a frame", error)
        }
        do throws(Errno) {
            try capture.ring.restart()
        } catch {
            throw DeviceError(name, doing: "starting its stream anew", error)
        }
    }

    /// Takes the size over that the source has now.
    private func renegotiate() throws(Errno) {
        capture.ring.close()
        device.stopStream()
        _ = try? device.requestBuffers(0)
        do throws(DeviceError) {
            capture = try VideoCapture(name: name, device: device, settings: settings, buffers: Self.bufferCount)
        } catch {
            // Buffers that images still have can keep a driver from changing size; opening it anew does not.
            throw .noSuchDevice
        }
    }
}
