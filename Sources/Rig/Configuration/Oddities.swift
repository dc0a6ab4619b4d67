import Capture
import Delivery

/// What a configuration may say but that its author hardly meant.
struct Oddities {
    private(set) var warnings: [ConfigurationWarning] = []
    private let file: String
    private let section: Section<Configuration.Key>

    init(of configuration: Configuration, file: String, section: Section<Configuration.Key>) {
        self.file = file
        self.section = section
        lookForWaits(configuration)
        lookForUnknownFields(configuration)
        if RegionTightness(configuration).isTooLowForText {
            warn(
                .region,
                "the region is too low for the smallest print that can be read, which takes 24 pixels with the room "
                    + "round it; make it larger, or the camera's picture")
        }
    }

    private mutating func warn(_ key: Configuration.Key, _ message: String) {
        let place = section.place(of: key)
        warnings.append(ConfigurationWarning(file: file, line: place.line, column: place.column, message: message))
    }

    /// Modes that wait for what the rig does not have.
    private mutating func lookForWaits(_ configuration: Configuration) {
        let mode = configuration.mode
        if mode.needsButton, configuration.button == nil {
            warn(
                .mode,
                "mode \(mode.rawValue) waits for a button and there is none; add 'button', or choose another mode")
        }
        if mode == .host, configuration.host == nil {
            warn(.mode, "mode host waits for the host and there is no host line; add 'host', or choose another mode")
        } else if configuration.host == nil {
            warn(.host, "there is no host line, so records are kept but not sent; add 'host'")
        }
        if !configuration.auto.enabled, !mode.needsButton, mode != .host {
            warn(.auto, "nothing captures by itself in mode \(mode.rawValue); remove 'auto', or choose another mode")
        }
    }

    /// Fields that a record is to show and that no label has.
    private mutating func lookForUnknownFields(_ configuration: Configuration) {
        guard let formatter = configuration.host?.formatter else { return }
        let fields = configuration.labels.flatMap(\.fields).map(\.name)
        let items = formatter.layout.items + [formatter.noRead, formatter.fail].flatMap { $0?.items ?? [] }
        for name in items.compactMap(\.fieldName) where !fields.contains(name) {
            warn(
                .host,
                "no label has a field '\(name.excerpt)', which the host line is to show; \(fields.advice(for: name))")
        }
    }
}

extension CaptureMode {
    fileprivate var needsButton: Bool { self == .single || self == .hold }
}

extension RecordLayout {
    fileprivate var items: [RecordItem] {
        switch self {
        case .csv(let columns, _): columns
        case .template(let template): template.items
        case .json, .keyValue, .values: []
        }
    }
}

extension RecordFormatter.OtherDecision {
    fileprivate var items: [RecordItem] {
        if case .text(let template) = self { template.items } else { [] }
    }
}

extension RecordItem {
    fileprivate var fieldName: String? {
        switch self {
        case .field(let name), .unit(let name): name
        case .symbology(let name), .identifier(let name), .corners(let name): name
        default: nil
        }
    }
}
