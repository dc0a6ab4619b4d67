import Delivery
import Foundation
import Imaging

/// Pictures that the host has asked for: each waits for the next frame.
struct PhotoRequests {
    /// A camera that runs has a frame long before.
    private static let patience: Duration = .seconds(3)

    private struct Request {
        var reply: @Sendable (HostReply) -> Void
        var deadline: MonotonicTime
    }

    private let folder: String
    private var requests: [Request] = []

    /// - Parameter data: the data folder; photographs go into `photos` in it.
    init(data: String) {
        folder = data + "/photos"
    }

    var isWaiting: Bool { !requests.isEmpty }
    var deadline: MonotonicTime? { requests.first?.deadline }

    mutating func add(_ reply: @escaping @Sendable (HostReply) -> Void) {
        requests.append(Request(reply: reply, deadline: .now() + Self.patience))
    }

    /// Gives up those that have waited too long.
    mutating func expire(at time: MonotonicTime) {
        for request in requests where request.deadline <= time {
            request.reply(.error(.unavailable, "the camera gives no picture"))
        }
        requests.removeAll { $0.deadline <= time }
    }

    /// Takes the requests to be answered with one frame.
    ///
    /// - Returns: what writes the picture and answers; to be called on a thread that may wait for the disk.
    mutating func take(_ image: LumaImage) -> (@Sendable () -> Void)? {
        guard isWaiting else { return nil }
        let replies = requests.map(\.reply)
        requests = []
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
