import Capture
import Delivery
import Foundation
import LabelLanguage
import Reading

extension Configuration {
    enum Key: String, CaseIterable {
        case station, timeZone, mode, auto, timeout, camera, button, torch, beeper, host, data, control, evidence,
            languages
        case labels, policies, policy, needsSynchronizedClock, history, multipleItems, validate, feedback, cameras
        case region, quality, trackingRate
    }

    /// Reads a configuration file.
    ///
    /// - Throws: where the file cannot be read, is no YAML, or says something that cannot be meant.
    public static func load(path: String) throws(ConfigurationError) -> Configuration {
        do throws(Misconfiguration) {
            return try Configuration(yaml: ConfigurationFile.read(path), file: path)
        } catch {
            throw ConfigurationError(error, file: path)
        }
    }

    /// Reads a configuration that is already in memory.
    ///
    /// - Parameters:
    ///   - yaml: UTF-8.
    ///   - file: for messages.
    /// - Throws: where the text is no YAML, or says something that cannot be meant.
    public static func decode(yaml: [UInt8], file: String) throws(ConfigurationError) -> Configuration {
        do throws(Misconfiguration) {
            return try Configuration(yaml: yaml, file: file)
        } catch {
            throw ConfigurationError(error, file: file)
        }
    }

    private init(yaml: [UInt8], file: String) throws(Misconfiguration) {
        let root = try YAMLDocument.parse(yaml)
        let section = try Section<Key>(root, subject: nil)
        self.init(labels: try Self.labels(section))
        station = try section.line(.station, upTo: 64) ?? station
        mode = try section.choice(.mode) ?? mode
        auto = try section.node(.auto).map(AutoCapture.init) ?? auto
        timeout = try section.seconds(.timeout, in: 0.1...3600) ?? timeout
        timeZone = try Self.timeZone(section) ?? timeZone
        camera = try section.node(.camera).map(Camera.init) ?? camera
        cameras =
            try section.node(.cameras).map { (node) throws(Misconfiguration) in
                try Camera.others(node, beside: camera)
            } ?? []
        button = try section.node(.button).map(Button.init)
        torch = try section.node(.torch).map(Torch.init)
        beeper = try section.node(.beeper).map(Beeper.init)
        feedback = try section.node(.feedback).map(Feedback.init) ?? feedback
        host = try section.node(.host).map { (node) throws(Misconfiguration) in try Host(node, timeZone: timeZone) }
        if let host, let untypable = host.untypable(in: labels).first {
            throw Misconfiguration(
                at: section.place(of: .host),
                "the host's keyboard cannot type '\(untypable)', which is in every record; choose another format or name"
            )
        }
        data = try section.line(.data, upTo: 1024) ?? data
        // sockaddr_un has room for 107 bytes and a NUL.
        control = try section.line(.control, upTo: 107) ?? control
        evidence = try section.node(.evidence).map(Evidence.init) ?? evidence
        languages = try Self.languages(section) ?? languages
        policies = try section.list(.policies).map(Self.policies) ?? policies
        policy = try Self.policy(section, among: policies)
        history = try section.node(.history).map(RecordRetention.init) ?? history
        region = try Self.region(section) ?? region
        quality = try section.choice(.quality) ?? quality
        trackingRate = try section.number(.trackingRate, in: RigOptions.trackingRates)
        multipleItems = try section.flag(.multipleItems) ?? multipleItems
        validate = try section.flag(.validate) ?? validate
        needsSynchronizedClock = try section.flag(.needsSynchronizedClock) ?? needsSynchronizedClock
        digest = TextDigest(yaml).short
        warnings = Oddities(of: self, file: file, section: section).warnings
    }

    private static func timeZone(_ section: Section<Key>) throws(Misconfiguration) -> TimeZone? {
        guard let name = try section.line(.timeZone, upTo: 64) else { return nil }
        guard let zone = TimeZone(identifier: name) else {
            let known = TimeZone.knownTimeZoneIdentifiers
            throw Misconfiguration(
                at: section.place(of: .timeZone),
                "'\(name.excerpt)' is no time zone; did you mean '\(known.nearest(to: name)?.name ?? "UTC")'?")
        }
        return zone
    }

    private static func region(_ section: Section<Key>) throws(Misconfiguration) -> RegionOfInterest? {
        guard let text = try section.line(.region, upTo: 128) else { return nil }
        guard let region = RegionOfInterest(text: text) else {
            throw Misconfiguration(
                at: section.place(of: .region), "'region' is '\(text.excerpt)'; give \(RegionOfInterest.textAdvice)")
        }
        return region
    }

    private static func labels(_ section: Section<Key>) throws(Misconfiguration) -> [LabelDefinition] {
        guard let nodes = try section.list(.labels, upTo: 256) else {
            throw section.missing(.labels, "list at least one label that the rig is to read")
        }
        guard !nodes.isEmpty else {
            throw Misconfiguration(
                at: section.place(of: .labels), "'labels' is an empty list; list at least one label to read")
        }
        var labels: [LabelDefinition] = []
        for node in nodes {
            let label = try LabelDefinition(node, position: labels.count + 1)
            guard !labels.contains(where: { $0.name == label.name }) else {
                throw Misconfiguration(
                    at: node.place, "a second label is named '\(label.name)'; give each label a name of its own")
            }
            labels.append(label)
        }
        return labels
    }

    private static func languages(_ section: Section<Key>) throws(Misconfiguration) -> [String]? {
        guard let languages = try section.texts(.languages) else { return nil }
        guard !languages.isEmpty else {
            throw Misconfiguration(
                at: section.place(of: .languages), "'languages' is an empty list; give at least one, such as [eng]")
        }
        for (language, place) in languages {
            guard language.utf8.allSatisfy({ $0.isLetterOrUnderscore }), (3...32).contains(language.utf8.count) else {
                throw Misconfiguration(
                    at: place,
                    "language '\(language.excerpt)' is no name that Tesseract uses; give one such as eng or deu")
            }
        }
        return languages.map(\.text)
    }
}

extension UInt8 {
    fileprivate var isLetterOrUnderscore: Bool {
        self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
}
