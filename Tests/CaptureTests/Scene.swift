import Imaging
import LabelLanguage
import Reading

@testable import Capture

/// A capture session with frames 33 ms apart: each step shows some labels and gives what came of it.
struct Scene {
    static let expiry = ExpiryDateText(name: "Expiry Date").field
    static let barcode = CustomBarcode(name: "Barcode", symbology: .ean13).field
    static let lot = CustomText(name: "Lot").anchorRegex("LOT").optional(true).field
    static let product = LabelDefinition("Product", fields: [barcode, expiry, lot])

    var session: CaptureSession
    var time = MonotonicTime(nanoseconds: 1_000_000_000)

    init(
        _ mode: CaptureMode = .single, auto: Bool = true, passes: Int = 3, definition: LabelDefinition = product,
        _ change: (inout CaptureSettings) -> Void = { _ in }
    ) {
        var settings = CaptureSettings(mode: mode, capturesAutomatically: auto, passes: passes)
        change(&settings)
        session = CaptureSession(definitions: [definition], settings: settings)
    }

    /// One frame.
    @discardableResult
    mutating func show(_ labels: LabelReading...) -> [CaptureEvent] {
        show(labels)
    }

    /// The same frame several times.
    @discardableResult
    mutating func show(_ labels: LabelReading..., times: Int) -> [CaptureEvent] {
        (0..<times).flatMap { _ in show(labels) }
    }

    /// Frames that can be read as well as the measures say.
    @discardableResult
    mutating func show(_ labels: LabelReading..., measures: FrameMeasures, times: Int) -> [CaptureEvent] {
        (0..<times).flatMap { _ in show(labels, measures) }
    }

    @discardableResult
    mutating func press() throws -> [CaptureEvent] { try session.press(at: time) }

    mutating func release() -> [CaptureEvent] { session.release(at: time) }

    mutating func wait(_ duration: Duration) -> [CaptureEvent] {
        time = time + duration
        return session.tick(at: time)
    }

    private mutating func show(_ labels: [LabelReading], _ measures: FrameMeasures? = nil) -> [CaptureEvent] {
        time = time + .milliseconds(33)
        return session.observe(
            Observation(labels: labels), measures: measures, aim: Point(x: 640, y: 360), at: time)
    }
}

/// A product's label as a frame shows it; what is nil was not read.
func product(_ barcode: String?, _ expiry: String?, lot: String? = nil, x: Double = 500, y: Double = 300)
    -> LabelReading
{
    let box = Box(x: x, y: y, width: 300, height: 150)
    let values = [("Barcode", barcode), ("Expiry Date", expiry), ("Lot", lot)]
    let fields = values.compactMap { name, value in
        value.map { FieldValue(name: name, text: $0, value: $0, confidence: 0.95, box: box) }
    }
    return LabelReading(
        definition: "Product", isComplete: barcode != nil && expiry != nil, fields: fields, predicted: [], box: box)
}

extension [CaptureEvent] {
    var captured: [CapturedLabel] {
        compactMap { if case .captured(let label) = $0 { label } else { nil } }
    }

    var noReads: [NoRead] {
        compactMap { if case .noRead(let noRead) = $0 { noRead } else { nil } }
    }
}

extension [CaptureEvent] {
    var guidance: [GuidanceReason?] {
        compactMap { if case .guidance(let reason) = $0 { .some(reason) } else { nil } }
    }

    /// "+1", "~1", "-1", "!1" for labels that were added, updated, removed, kept.
    var items: [String] {
        compactMap { event in
            switch event {
            case .added(let item): "+\(item.id.rawValue)"
            case .updated(let item): "~\(item.id.rawValue)"
            case .removed(let id): "-\(id.rawValue)"
            case .kept(let id): "!\(id.rawValue)"
            default: nil
            }
        }
    }
}
