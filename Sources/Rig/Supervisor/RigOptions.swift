import Capture
import Foundation
import Reading

/// What the host may change while the rig runs. It holds until the next start, or longer when it is saved.
struct RigOptions: Hashable, Codable {
    /// What can be changed, by the name that `OPTION` takes.
    enum Name: String, CaseIterable {
        case automatic = "auto.enabled"
        case passes = "auto.passes"
        case timeout, quality
    }

    /// Digital zoom magnifies so much at most: a part of a picture smaller than an eighth has too few pixels to read.
    static let zoomLimit = 8.0

    // Nil: as the configuration says.
    private(set) var automatic: Bool?
    private(set) var passes: Int?
    /// Seconds.
    private(set) var timeout: Double?
    private(set) var quality: String?
    private(set) var zoom: Double?
    var mode: String?
    var label: String?
    var policy: String?

    /// Takes over a value.
    ///
    /// - Returns: what is wrong with it, in words; nil when it was taken.
    mutating func set(_ name: Name, to text: String) -> String? {
        switch name {
        case .automatic:
            guard let value = ["true": true, "false": false, "on": true, "off": false][text.lowercased()] else {
                return "\(name.rawValue) is true or false"
            }
            automatic = value
        case .passes:
            guard let value = Int(text), (1...100).contains(value) else { return "\(name.rawValue) is from 1 to 100" }
            passes = value
        case .timeout:
            guard let value = Double(text), (0.1...3_600).contains(value) else {
                return "\(name.rawValue) is from 0.1 to 3600 seconds"
            }
            timeout = value
        case .quality:
            guard ReadingQuality(rawValue: text.lowercased()) != nil else {
                return "\(name.rawValue) is one of \(ReadingQuality.allCases.map(\.rawValue).joined(separator: ", "))"
            }
            quality = text.lowercased()
        }
        return nil
    }

    mutating func setZoom(_ factor: Double) -> String? {
        guard (1...Self.zoomLimit).contains(factor) else { return "the zoom is from 1 to \(Int(Self.zoomLimit))" }
        zoom = factor
        return nil
    }

    func applied(to capture: CaptureSettings) -> CaptureSettings {
        var capture = capture
        if let automatic { capture.capturesAutomatically = automatic }
        if let passes { capture.passes = passes }
        if let timeout { capture.timeout = .milliseconds(Int64((timeout * 1_000).rounded())) }
        if let mode = mode.flatMap(CaptureMode.init) { capture.mode = mode }
        return capture
    }

    func applied(to quality: ReadingQuality) -> ReadingQuality {
        self.quality.flatMap(ReadingQuality.init) ?? quality
    }

    /// The middle part of a region, as the zoom has it.
    func applied(to region: RegionOfInterest) -> RegionOfInterest {
        guard let zoom else { return region }
        let width = region.width / zoom
        let height = region.height / zoom
        return RegionOfInterest(
            x: region.x + (region.width - width) / 2, y: region.y + (region.height - height) / 2, width: width,
            height: height)
    }
}

extension RigOptions {
    private static func path(in folder: String) -> String { folder + "/options.json" }

    /// What was saved in a data folder; nothing where nothing was, or where it cannot be read any more.
    static func saved(in folder: String) -> RigOptions {
        guard let data = FileManager.default.contents(atPath: path(in: folder)) else { return RigOptions() }
        return (try? JSONDecoder().decode(RigOptions.self, from: data)) ?? RigOptions()
    }

    /// Saves the options for the next start.
    func save(in folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(self).write(to: URL(fileURLWithPath: Self.path(in: folder)), options: .atomic)
    }
}
