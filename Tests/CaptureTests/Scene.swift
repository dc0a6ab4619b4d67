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

    init(_ mode: CaptureMode = .single, auto: Bool = true, passes: Int = 3, definition: LabelDefinition = product) {
        session = CaptureSession(
            definitions: [definition],
            settings: CaptureSettings(mode: mode, capturesAutomatically: auto, passes: passes))
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

    @discardableResult
    mutating func press() throws -> [CaptureEvent] { try session.press(at: time) }

    mutating func release() -> [CaptureEvent] { session.release(at: time) }

    mutating func wait(_ duration: Duration) -> [CaptureEvent] {
        time = time + duration
        return session.tick(at: time)
    }

    private mutating func show(_ labels: [LabelReading]) -> [CaptureEvent] {
        time = time + .milliseconds(33)
        return session.observe(Observation(labels: labels), aim: Point(x: 640, y: 360), at: time)
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
