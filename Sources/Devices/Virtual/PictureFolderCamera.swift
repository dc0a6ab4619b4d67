import Imaging

/// A camera that plays the pictures of a folder, in name order, again and again.
///
/// It begins when it is first asked for a frame, so that what is shown does not depend on how long a rig takes to start.
/// From then on it keeps time like a real camera: its frames are counted, over openings too, whether someone looks or
/// not, and a consumer that comes late by more frames than a driver has buffers misses some.
public struct PictureFolderCamera: Camera {
    private let folder: String
    private var width: Int
    private var height: Int
    private let rate: Double
    private let framesPerPicture: Int
    private let photographSize: PixelSize?
    private let beginning = Beginning()

    /// - Parameters:
    ///   - folder: has at least one picture.
    ///   - size: of every frame, in pixels; larger pictures are scaled down into it, smaller ones centred.
    ///   - rate: frames a second, from 0.01 to 1,000; what lies outside is taken as the nearer of the two.
    ///   - framesPerPicture: how many frames each picture stays; at least 1.
    ///   - photograph: the size of a photograph, into which larger pictures are scaled down; nil for that of the frames.
    public init(
        folder: String, size: (width: Int, height: Int), rate: Double = 30, framesPerPicture: Int = 30,
        photograph: PixelSize? = nil
    ) {
        self.folder = folder
        width = min(max(size.width, 1), 16_384)
        height = min(max(size.height, 1), 16_384)
        self.rate = rate.isNaN ? 30 : min(max(rate, 0.01), 1000)
        self.framesPerPicture = max(framesPerPicture, 1)
        photographSize = photograph
    }

    public var name: String { "camera \(folder)" }

    public func open() throws(DeviceError) -> any CameraStream {
        do throws(ImagingError) {
            let pictures = try PictureCache(paths: Picture.folder(folder), width: width, height: height)
            return PictureFolderStream(
                name: name, pictures: pictures, rate: rate, framesPerPicture: framesPerPicture, beginning: beginning,
                format: "\(width)x\(height) pictures at \(formatted(rate)) frames/s" + complaint(pictures.faults))
        } catch {
            throw DeviceError(error.code == .folderUnreadable ? .absent : .misconfigured, "\(name): \(error)")
        }
    }

    public var takesPhotographs: Bool { photographSize != nil }

    public func photograph() throws(DeviceError) -> LumaImage {
        var camera = self
        if let photographSize { (camera.width, camera.height) = (photographSize.width, photographSize.height) }
        return try camera.settledFrame(after: .zero)
    }

    /// What is to be said of pictures that are left out.
    private func complaint(_ faults: [ImagingError]) -> String {
        faults.isEmpty ? "" : "; left out: " + faults.map(\.message).joined(separator: "; ")
    }

    private func formatted(_ rate: Double) -> String {
        rate == rate.rounded() ? String(Int(rate)) : String(rate)
    }
}

/// When the first frame of a camera was asked for.
private final class Beginning: Sendable {
    private let time = Locked<MonotonicTime?>(nil)

    var hasCome: Bool { time.withLock { $0 != nil } }

    /// The time of the first frame: now, at the first call.
    func come() -> MonotonicTime {
        time.withLock { time in
            let first = time ?? .now()
            time = first
            return first
        }
    }
}

private final class PictureFolderStream: CameraStream {
    /// How many frames wait for a consumer that comes late, as in a driver's ring of four buffers.
    private static let backlog: Int64 = 3

    let format: String
    private let name: String
    private let pictures: PictureCache
    private let rate: Double
    private let framesPerPicture: Int64
    private let beginning: Beginning
    private var next: Int64 = 0

    init(
        name: String, pictures: PictureCache, rate: Double, framesPerPicture: Int, beginning: Beginning,
        format: String
    ) {
        self.name = name
        self.pictures = pictures
        self.rate = rate
        self.framesPerPicture = Int64(framesPerPicture)
        self.beginning = beginning
        self.format = format
        if beginning.hasCome { next = newest() + 1 }
    }

    func frame(within timeout: Duration) throws(DeviceError) -> Frame? {
        guard let index = waitForFrame(within: timeout) else { return nil }
        do throws(ImagingError) {
            let picture = Int(index / framesPerPicture % Int64(pictures.count))
            return Frame(image: try pictures.picture(picture), sequence: UInt64(index), time: time(of: index))
        } catch {
            throw DeviceError(.failed, "\(name): \(error)")
        }
    }

    func skipFrame(within timeout: Duration) throws(DeviceError) {
        guard beginning.hasCome else { return pause(until: .now() + min(timeout, .seconds(1 / rate))) }
        _ = waitForFrame(within: timeout)
    }

    func close() {}

    private func waitForFrame(within timeout: Duration) -> Int64? {
        let newest = newest()
        if newest - next > Self.backlog { next = newest }
        let time = time(of: next)
        if time > .now() {
            let deadline = MonotonicTime.now() + timeout
            pause(until: min(time, deadline))
            if deadline < time { return nil }
        }
        defer { next += 1 }
        return next
    }

    private func newest() -> Int64 {
        Int64((Double(MonotonicTime.now().nanoseconds - beginning.come().nanoseconds) * rate / 1e9).rounded(.down))
    }

    private func time(of index: Int64) -> MonotonicTime {
        MonotonicTime(nanoseconds: beginning.come().nanoseconds + Int64((Double(index) * 1e9 / rate).rounded(.up)))
    }
}
