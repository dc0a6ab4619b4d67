import Delivery
import Devices
import Foundation
import Imaging

/// Pictures that the host has asked for: each waits for the next frame, or for a photograph of the camera's.
struct PhotoRequests {
    /// Where a picture comes from.
    enum Source {
        /// The stream that runs.
        case stream
        /// A photograph, for which the stream stops.
        case camera

        /// A camera that works has given a picture long before.
        fileprivate var patience: Duration {
            switch self {
            case .stream: .seconds(3)
            case .camera: .seconds(10)
            }
        }
    }

    private struct Request {
        var source: Source
        var reply: @Sendable (HostReply) -> Void
        var deadline: MonotonicTime
    }

    private let folder: String
    private var requests: [Request] = []

    /// - Parameter data: the data folder; photographs go into `photos` in it.
    init(data: String) {
        folder = data + "/photos"
    }

    /// Whether the next frame is wanted.
    var waitsForFrame: Bool { requests.contains { $0.source == .stream } }
    var deadline: MonotonicTime? { requests.map(\.deadline).min() }

    mutating func add(from source: Source, _ reply: @escaping @Sendable (HostReply) -> Void) {
        requests.append(Request(source: source, reply: reply, deadline: .now() + source.patience))
    }

    /// Gives up those that have waited too long.
    mutating func expire(at time: MonotonicTime) {
        for request in requests where request.deadline <= time {
            request.reply(.error(.unavailable, "the camera gives no picture"))
        }
        requests.removeAll { $0.deadline <= time }
    }

    /// Answers those that wait for a photograph with what it failed for.
    mutating func fail(_ error: DeviceError) {
        for request in requests where request.source == .camera { request.reply(.error(.unavailable, error.message)) }
        requests.removeAll { $0.source == .camera }
    }

    /// Takes the requests to be answered with one picture.
    ///
    /// - Returns: what writes the picture and answers; to be called on a thread that may wait for the disk. Nil when no
    ///   one waits for it.
    mutating func take(_ image: LumaImage, from source: Source) -> (@Sendable () -> Void)? {
        let replies = requests.filter { $0.source == source }.map(\.reply)
        guard !replies.isEmpty else { return nil }
        requests.removeAll { $0.source == source }
        return { [folder] in
            let reply: HostReply
            do {
                reply = .ok(try Self.write(image, into: folder))
            } catch {
                reply = .error(.failed, "the picture cannot be written: \(error)")
            }
            for answer in replies { answer(reply) }
        }
    }

    private static func write(_ image: LumaImage, into folder: String) throws -> String {
        try createFolder(folder)
        let name = ISO8601DateFormatter.string(
            from: Date(), timeZone: .gmt, formatOptions: [.withInternetDateTime, .withFractionalSeconds])
        let path = "\(folder)/\(name.filter { $0 != ":" }).jpg"
        let bytes = try JPEGEncoder().encode(image, quality: 90)
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        return path
    }
}
