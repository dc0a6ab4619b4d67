import Foundation
internal import Glibc

/// The files of an evidence folder, oldest first.
struct EvidenceFolder {
    private struct Item {
        var sequence: Int64
        var bytes: Int64
        /// Seconds since 1970.
        var time: Int64
    }

    let path: String
    private var items: [Item] = []
    private(set) var bytes: Int64 = 0

    var count: Int { items.count }

    init(path: String) throws(DeliveryError) {
        self.path = path
        if mkdir(path, 0o750) != 0, errno != EEXIST {
            throw DeliveryError(systemError: errno, "evidence folder \(path)")
        }
        try scan()
    }

    /// Twelve digits, so that names sort as numbers do.
    static func name(of sequence: Int64, _ kind: String = "jpg") -> String {
        let digits = String(sequence)
        return String(repeating: "0", count: max(0, 12 - digits.count)) + digits + "." + kind
    }

    mutating func add(
        sequence: Int64, picture: [UInt8], side: [UInt8], limits: EvidenceLimits, at time: Date
    ) throws(DeliveryError) {
        let size = Int64(picture.count + side.count)
        try checkRoom(for: size, leaving: limits.freeBytes)
        // The side file first: a picture never stands there without it.
        try AtomicFile.write(side, to: "\(path)/\(Self.name(of: sequence, "json"))", durably: false)
        try AtomicFile.write(picture, to: "\(path)/\(Self.name(of: sequence))", durably: false)
        if let index = items.lastIndex(where: { $0.sequence == sequence }) { bytes -= items.remove(at: index).bytes }
        items.append(Item(sequence: sequence, bytes: size, time: time.millisecondsSince1970 / 1_000))
        bytes += size
        prune(to: limits, at: time)
    }

    /// Removes the oldest until the rest is within the limits.
    mutating func prune(to limits: EvidenceLimits, at time: Date) {
        let (oldest, overflow) = (time.millisecondsSince1970 / 1_000)
            .subtractingReportingOverflow(limits.age.components.seconds)
        var surplus = 0
        while surplus < items.count {
            let item = items[surplus]
            let isTooOld = !overflow && item.time < oldest
            guard isTooOld || items.count - surplus > limits.count || bytes > limits.bytes else { break }
            unlink("\(path)/\(Self.name(of: item.sequence))")
            unlink("\(path)/\(Self.name(of: item.sequence, "json"))")
            bytes -= item.bytes
            surplus += 1
        }
        items.removeFirst(surplus)
    }

    private func checkRoom(for size: Int64, leaving reserve: Int64) throws(DeliveryError) {
        guard let free = try DiskRoom.free(at: path), free - size < reserve else { return }
        throw DeliveryError(
            .full,
            "evidence folder \(path): only \(free >> 20) MiB are free, which are kept for records; "
                + DeliveryError.Code.full.advice)
    }

    private mutating func scan() throws(DeliveryError) {
        guard let folder = opendir(path) else { throw DeliveryError(systemError: errno, "evidence folder \(path)") }
        defer { closedir(folder) }
        var found: [Int64: Item] = [:]
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".part") {
                unlink("\(path)/\(name)")
            } else if let sequence = Self.sequence(of: name) {
                var status = stat()
                guard stat("\(path)/\(name)", &status) == 0 else { continue }
                // What a power cut leaves of a file whose contents had not reached the disk.
                guard status.st_size > 0 else {
                    unlink("\(path)/\(name)")
                    continue
                }
                var item = found[sequence] ?? Item(sequence: sequence, bytes: 0, time: .max)
                item.bytes += Int64(status.st_size)
                item.time = min(item.time, Int64(status.st_mtim.tv_sec))
                found[sequence] = item
            }
        }
        items = found.values.sorted { $0.sequence < $1.sequence }
        bytes = items.reduce(0) { $0 + $1.bytes }
    }

    /// Nil for a file that is none of ours, which is left alone.
    private static func sequence(of name: String) -> Int64? {
        guard let sequence = Int64(name.prefix { $0 != "." }) else { return nil }
        return [Self.name(of: sequence), Self.name(of: sequence, "json")].contains(name) ? sequence : nil
    }
}
