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
        var photograph: Photograph?
    }

    /// Takes what became of a photograph.
    typealias Photograph = @Sendable (Result<LumaImage, DeviceError>) -> Void

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

    /// Has the camera in use take a photograph, for which its stream stops; one that is still to be taken is replaced.
    func takePhotograph(_ done: @escaping Photograph) {
        wish.withLock { $0.photograph = done }
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
            try watch(stream, of: cameras[index], at: index, into: latest, loop: loop) { isFirst in
                works(stream.format)
                if isFirst { tried(index, nil) }
            }
            takePhotograph(by: cameras[index])
        }
    }

    /// Takes the stream's frames until the stop, until another camera is wanted, or a photograph; closes it then.
    private func watch(
        _ stream: any CameraStream, of camera: any Camera, at index: Int, into latest: LatestFrame, loop: DeviceLoop,
        works: (_ isFirst: Bool) -> Void
    ) throws(DeviceError) {
        defer { stream.close() }
        var lastFrame = MonotonicTime.now()
        var isProven = false
        func prove() {
            works(!isProven)
            isProven = true
            lastFrame = .now()
        }
        while !loop.stop.isStopped, wish.withLock({ $0.choice == index && $0.photograph == nil }) {
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
                    .stalled, "camera \(camera.name) has given no frame for 2 s; it is started anew")
            }
        }
    }

    private func takePhotograph(by camera: any Camera) {
        let wanted = wish.withLock { wish in
            defer { wish.photograph = nil }
            return wish.photograph
        }
        guard let wanted else { return }
        do throws(DeviceError) {
            wanted(.success(try camera.photograph()))
        } catch {
            wanted(.failure(error))
        }
    }
}
