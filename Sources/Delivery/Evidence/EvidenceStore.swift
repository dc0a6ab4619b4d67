import Foundation
internal import Glibc
import Imaging

/// The folder of evidence pictures: `000000000012.jpg` and, beside it, `000000000012.json` for record 12.
///
/// Locked inside: any thread may call. Encoding and writing happen on the thread that calls ``write(_:at:)``, which
/// should be one that nothing waits for.
public final class EvidenceStore: Sendable {
    /// Turns a picture into JPEG at a quality of 1 to 100.
    public typealias Encoder = @Sendable (_ image: LumaImage, _ quality: Int) throws -> [UInt8]

    public let directory: String
    public let policy: EvidencePolicy
    public let quality: Int
    private let limits: EvidenceLimits
    private let encode: Encoder
    private let folder: Locked<EvidenceFolder>

    /// Opens the folder, and makes it where there is none; what a crash left half-written in it is removed.
    public init(
        directory: String, policy: EvidencePolicy = .all, quality: Int = 30, limits: EvidenceLimits = EvidenceLimits(),
        encode: @escaping Encoder = { image, quality in try JPEGEncoder().encode(image, quality: quality) }
    ) throws(DeliveryError) {
        self.directory = directory
        self.policy = policy
        self.quality = quality
        self.limits = limits
        self.encode = encode
        self.folder = Locked(try EvidenceFolder(path: directory))
    }

    /// Writes the evidence of a decision, if the policy keeps it, and lets go of what exceeds the limits.
    ///
    /// - Returns: the picture's file name for ``Outbox/setEvidence(_:for:)``; nil when the policy keeps none.
    /// - Throws: `full` when the disk has no room to spare for pictures. Records have priority.
    public func write(_ evidence: Evidence, at time: Date = Date()) throws(DeliveryError) -> String? {
        guard policy.keeps(evidence.record.decision) else { return nil }
        let name = EvidenceFolder.name(of: evidence.record.sequence)
        let picture: [UInt8]
        do {
            picture = try encode(evidence.image, quality)
        } catch {
            throw DeliveryError(.failed, "evidence picture \(name): \(error)")
        }
        let side = Array((evidence.json(picture: name).description + "\n").utf8)
        try folder.withLock { (folder) throws(DeliveryError) in
            try folder.add(sequence: evidence.record.sequence, picture: picture, side: side, limits: limits, at: time)
        }
        return name
    }

    /// Lets go of what exceeds the limits by now; for a rig that makes no new evidence.
    public func prune(at time: Date = Date()) {
        folder.withLock { $0.prune(to: limits, at: time) }
    }

    /// Pictures in the folder, and the bytes that they and their side files take.
    public var size: (count: Int, bytes: Int64) {
        folder.withLock { ($0.count, $0.bytes) }
    }
}
