import Capture
import Foundation
import Reading

/// What the host may change while the rig runs. It holds until the next start, or longer when it is saved.
struct RigOptions: Hashable, Codable {
    /// What can be changed, by the name that `OPTION` takes.
    enum Name: String, CaseIterable {
        case automatic = "auto.enabled"
        case passes = "auto.passes"
        case timeout, quality, region, trackingRate
        case silent = "feedback.silent"
    }

    /// Frames a second.
    static let trackingRates = 0.1...240.0

    /// All that ``set(_:to:)`` knows.
    static var names: [String] { Name.allCases.map(\.rawValue) + FeedbackOption.all.map(\.name) }

    /// Digital zoom magnifies so much at most: a part of a picture smaller than an eighth has too few pixels to read.
    static let zoomLimit = 8.0

    // Nil: as the configuration says.
    private(set) var automatic: Bool?
    private(set) var passes: Int?
    /// Seconds.
    private(set) var timeout: Double?
    private(set) var quality: String?
    private(set) var zoom: Double?
    private(set) var region: String?
    private(set) var trackingRate: Double?
    private(set) var isSilent: Bool?
    /// By the name of a ``FeedbackOption``.
    private var feedback: [String: String]?
    var mode: String?
    var label: String?
    var policy: String?
    var camera: String?

    /// Takes over a value.
    ///
    /// - Parameter name: one of ``names``.
    /// - Returns: what is wrong with it, in words; nil when it was taken.
    mutating func set(_ name: String, to text: String) -> String? {
        if let name = Name(rawValue: name) { return set(name, to: text) }
        guard let option = FeedbackOption.all.first(where: { $0.name == name }) else { return "no option '\(name)'" }
        if let complaint = option.complaint(about: text) { return complaint }
        feedback = (feedback ?? [:]).merging([name: text]) { $1 }
        return nil
    }

    private mutating func set(_ name: Name, to text: String) -> String? {
        switch name {
        case .automatic, .silent:
            guard let value = ["true": true, "false": false, "on": true, "off": false][text.lowercased()] else {
                return "\(name.rawValue) is true or false"
            }
            if name == .silent { isSilent = value } else { automatic = value }
        case .passes:
            guard let value = Int(text), (1...100).contains(value) else { return "\(name.rawValue) is from 1 to 100" }
            passes = value
        case .timeout:
            guard let value = Double(text), (0.1...3_600).contains(value) else {
                return "\(name.rawValue) is from 0.1 to 3600 seconds"
            }
            timeout = value
        case .region:
            guard RegionOfInterest(text: text) != nil else {
                return "\(name.rawValue) is \(RegionOfInterest.textAdvice)"
            }
            region = text
        case .trackingRate:
            guard let value = Double(text), Self.trackingRates.contains(value) else {
                return "\(name.rawValue) is from 0.1 to 240 frames a second"
            }
            trackingRate = value
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

    /// Gives up what names something that the settings do not have: without its label a rig would read nothing, without
    /// its policy everything would pass.
    ///
    /// - Returns: what was given up, in words.
    mutating func forgetWhatIsMissing(from settings: SupervisorSettings, _ cameras: [String]) -> [String] {
        var missing: [String] = []
        if let name = label, !settings.definitions.contains(where: { $0.name == name }) {
            missing.append("label '\(name)'")
            label = nil
        }
        if let name = policy, !settings.policies.contains(where: { $0.name == name }) {
            missing.append("policy '\(name)'")
            policy = nil
        }
        if let name = camera, !cameras.contains(name) {
            missing.append("camera '\(name)'")
            camera = nil
        }
        return missing
    }

    func applied(to capture: CaptureSettings) -> CaptureSettings {
        var capture = capture
        if let automatic { capture.capturesAutomatically = automatic }
        if let passes { capture.passes = passes }
        if let timeout { capture.timeout = .milliseconds(Int64((timeout * 1_000).rounded())) }
        if let mode = mode.flatMap(CaptureMode.init) { capture.mode = mode }
        return capture
    }

    func applied(to feedback: Configuration.Feedback) -> Configuration.Feedback {
        var changed = feedback
        if let isSilent { changed.isSilent = isSilent }
        for option in FeedbackOption.all {
            guard let text = self.feedback?[option.name], option.complaint(about: text) == nil else { continue }
            option.apply(text, to: &changed)
        }
        return changed
    }

    func applied(to quality: ReadingQuality) -> ReadingQuality {
        self.quality.flatMap(ReadingQuality.init) ?? quality
    }

    func applied(toTrackingRate rate: Double?) -> Double? { trackingRate ?? rate }

    /// The region that the host chose, or of it the middle part, as the zoom has it.
    func applied(to usual: RegionOfInterest) -> RegionOfInterest {
        let region = region.flatMap(RegionOfInterest.init(text:)) ?? usual
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
        try encoded().write(to: URL(fileURLWithPath: Self.path(in: folder)), options: .atomic)
    }

    /// JSON; the same for the same options.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(self)
    }
}
