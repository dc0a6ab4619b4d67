import Capture
import Delivery
import Devices
import LabelLanguage

// Capture and Delivery know nothing of each other: here their words meet.

extension RecordTrigger {
    init(_ trigger: CaptureTrigger) {
        self =
            switch trigger {
            case .auto: .auto
            case .button: .button
            case .host: .host
            case .timeout: .timeout
            }
    }
}

extension ScanStart {
    init(_ origin: ScanOrigin) {
        self =
            switch origin {
            case .button: .button
            case .host: .host
            case .presence: .presence
            }
    }
}

extension Record.Field {
    init(_ value: FieldValue) {
        self.init(name: value.name, value: value.value, unit: value.currency ?? value.unit)
        symbology = value.symbology
    }
}

extension Decision {
    /// What the person at the bench is told.
    var feedback: FeedbackEvent {
        switch self {
        case .pass: .success
        case .fail: .failed
        case .noRead: .noRead
        }
    }
}

extension CaptureRefusal {
    /// For people, after "but".
    var explanation: String {
        switch self {
        case .alreadyScanning: "a scan is running; TRIGGER OFF ends it, CANCEL drops it"
        case .notScanning: "no scan is running"
        case .closed: "the rig is stopping"
        case .paused: "the rig is paused; RESUME lets it go on"
        case .notInThisMode: "in this mode only the host starts a scan"
        case .noSuchItem(let id): "no label \(id.rawValue) is in view"
        case .alreadyCaptured(let id): "label \(id.rawValue) was captured already; RETAKE starts anew"
        case .notWhole(let missing): "not read yet: \(missing.joined(separator: ", "))"
        case .nothingToValidate: "no label waits for its confirmation"
        case .noSuchField(let name): "the label has no field '\(name)'"
        case .badValue(let field): "the value does not fit the patterns of '\(field)'"
        }
    }
}

extension Configuration.Torch.Use {
    func isLit(scanning: Bool, helps: Bool) -> Bool {
        switch self {
        case .auto: helps
        case .scanning: scanning
        case .always: true
        case .command: false
        }
    }
}
