import Devices
import Imaging

/// The camera's thread: lays each new frame into the ``LatestFrame`` while frames are wanted, and lets the camera run
/// undecoded while they are not. Of several cameras one is in use at a time.
final class CameraWorker: Sendable {
    /// A stream that gives nothing for so long is started anew.
    private static let stall: Duration = .seconds(2)
    /// How long the thread may sleep before it looks at the stop and at what is wanted.
    private static let step: Duration = .milliseconds(100)

    private struct Wish {
        var isWanted = false
        /// The place of the camera that is to be in use.
        var choice = 0
    }

    private let wish = Monitor(Wish())

    var isWanted: Bool {
        get { wish.withLock { $0.isWanted } }
        set { wish.withLock { $0.isWanted = newValue } }
    }

    /// Takes another camera into use, and lets go of the one before.
    ///
    /// - Parameter index: its place among the cameras.
    func choose(_ index: Int) {
        wish.withLock { $0.choice = index }
    }

    /// - Parameter tried: called with the place of a camera and what became of it, each time that it was opened, and with
    ///   nil once it has given a frame.
    func run(
        _ cameras: [any Camera], into latest: LatestFrame, loop: DeviceLoop, tried: (Int, DeviceError?) -> Void
    ) {
        var index = 0
        loop.run { () throws(DeviceError) in
            index = wish.withLock { $0.choice }
            do throws(DeviceError) {
                return try cameras[index].open()
            } catch {
                tried(index, error)
                throw error
            }
        } use: { (stream, works) throws(DeviceError) in
            // What another camera saw last has nothing to do with this one's frames.
            latest.clear()
            defer { stream.close() }
            var lastFrame = MonotonicTime.now()
            var isProven = false
            func prove() {
                works(stream.format)
                if !isProven { tried(index, nil) }
                isProven = true
                lastFrame = .now()
            }
            while !loop.stop.isStopped, wish.withLock({ $0.choice }) == index {
                loop.pulse.beat()
                guard isWanted else {
                    try stream.skipFrame(within: Self.step)
                    prove()
                    continue
                }
                if let frame = try stream.frame(within: Self.step) {
                    prove()
                    latest.put(frame)
                } else if .now() - lastFrame >= Self.stall {
                    throw DeviceError(
                        .stalled, "camera \(cameras[index].name) has given no frame for 2 s; it is started anew")
                }
            }
        }
    }
}
