internal import CV4L
import Foundation

/// The V4L2 capture nodes of this machine, found through sysfs.
struct VideoNodes {
    private static let folder = "/sys/class/video4linux"

    /// The path that a name stands for.
    ///
    /// - Parameters:
    ///   - device: a path, a serial number or a card's name.
    ///   - name: for the message.
    /// - Throws: `absent`, with the names that there are.
    func path(of device: String, name: String) throws(DeviceError) -> String {
        if device.hasPrefix("/") { return device }
        var known: [String] = []
        for node in nodes() {
            guard let card = capturingCard("/dev/" + node) else { continue }
            if card == device || serial(of: node) == device { return "/dev/" + node }
            known.append("\"\(card)\"" + (serial(of: node).map { " with serial \($0)" } ?? ""))
        }
        let there = known.isEmpty ? "there is none" : "there are " + known.joined(separator: ", ")
        throw DeviceError(.absent, "\(name): no camera has this name or serial number; \(there)")
    }

    /// In the order of their numbers: of a camera's several nodes the first one captures.
    private func nodes() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
        return names.filter { $0.hasPrefix("video") }.sorted { ($0.count, $0) < ($1.count, $1) }
    }

    private func capturingCard(_ path: String) -> String? {
        guard let device = try? VideoDevice(path: path) else { return nil }
        defer { device.close() }
        guard let identity = try? device.identity(), identity.capabilities & UInt32(V4L2_CAP_VIDEO_CAPTURE) != 0 else {
            return nil
        }
        return identity.card
    }

    /// A USB device has its serial number two levels above the node's interface.
    private func serial(of node: String) -> String? {
        for place in ["device/../serial", "device/serial"] {
            if let text = try? String(contentsOfFile: "\(Self.folder)/\(node)/\(place)", encoding: .utf8) {
                return text.trimmingCharacters(in: .whitespacesAndNewlines)
            }
        }
        return nil
    }
}
