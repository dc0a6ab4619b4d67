import Delivery
import Imaging
import LabelLanguage
import Reading

/// The line that `labelrig read` prints for a picture.
struct ReadReport {
    var image: String
    var result: Result<Reading, ImagingError>

    struct Reading {
        var width: Int
        var height: Int
        /// Reading alone, without opening the file.
        var time: Duration
        var observation: Observation
    }

    var json: JSONValue {
        switch result {
        case .failure(let error):
            [
                "image": .string(image),
                "error": ["code": .string(error.code.rawValue), "message": .string(error.message)],
            ]
        case .success(let reading):
            [
                "image": .string(image),
                "width": .integer(Int64(reading.width)),
                "height": .integer(Int64(reading.height)),
                "milliseconds": .rounded(reading.time / .milliseconds(1), to: 3),
                "symbols": .array(reading.observation.symbols.map(JSONValue.init)),
                "lines": .array(reading.observation.lines.map(JSONValue.init)),
                "labels": .array(reading.observation.labels.map(JSONValue.init)),
            ]
        }
    }
}

extension JSONValue {
    fileprivate init(_ symbol: Symbol) {
        self = .object([
            "symbology": .string(symbol.symbology.rawValue),
            "text": .string(symbol.text),
            "corners": .array(symbol.corners.corners.map { .array([.coordinate($0.x), .coordinate($0.y)]) }),
            "addOn": symbol.addOn.map(JSONValue.string),
            "symbologyIdentifier": symbol.symbologyIdentifier.map(JSONValue.string),
            "bytes": symbol.bytes.map { .string($0.hex) },
            "sequence": symbol.sequence.map(JSONValue.init),
        ])
    }

    /// What part of a structured-append sequence a symbol is, where the picture does not show all of it.
    private init(_ sequence: SymbolSequence) {
        self = .object([
            "index": .integer(Int64(sequence.index)),
            "count": .integer(Int64(sequence.count)),
            "id": sequence.id.isEmpty ? nil : .string(sequence.id),
        ])
    }

    fileprivate init(_ line: TextLine) {
        self = .object([
            "text": .string(line.text), "confidence": .confidence(line.confidence), "box": JSONValue(line.box),
        ])
    }

    fileprivate init(_ label: LabelReading) {
        self = .object([
            "definition": .string(label.definition),
            "complete": .bool(label.isComplete),
            "fields": .object(label.fields.map { JSONValue.Member($0.name, JSONValue($0)) }),
            "predicted": .array(label.predicted.map(JSONValue.string)),
            "rejected": label.rejections.isEmpty ? nil : .array(label.rejections.map(JSONValue.init)),
            "remarks": label.remarks.isEmpty ? nil : .array(label.remarks.map(JSONValue.string)),
        ])
    }

    private init(_ rejection: FieldRejection) {
        self = [
            "field": .string(rejection.field), "text": .string(rejection.text), "value": .string(rejection.value),
            "reason": .string(rejection.reason),
        ]
    }

    private init(_ item: ReceiptLineItem) {
        self = .object([
            "name": .string(item.name),
            "quantity": item.quantity.map(JSONValue.string),
            "unitPrice": item.unitPrice.map(JSONValue.string),
            "discount": item.discount.map(JSONValue.string),
            "totalPrice": item.totalPrice.map(JSONValue.string),
        ])
    }

    fileprivate init(_ field: FieldValue) {
        self = .object([
            "text": .string(field.text),
            "value": field.lineItems.isEmpty ? .string(field.value) : .array(field.lineItems.map(JSONValue.init)),
            "kind": field.kind.map { .string($0.rawValue) },
            "symbology": field.symbology.map { .string($0.rawValue) },
            "currency": field.currency.map(JSONValue.string),
            "unit": field.unit.map(JSONValue.string),
            "checkDigit": field.checkDigit.map(JSONValue.bool),
            "ambiguous": field.isAmbiguous ? true : nil,
            "corrections": field.corrections.isEmpty ? nil : .array(field.corrections.map(JSONValue.string)),
            "confidence": .confidence(field.confidence),
            "box": JSONValue(field.box),
        ])
    }

    private init(_ box: Box) {
        self = .array([.coordinate(box.x), .coordinate(box.y), .coordinate(box.width), .coordinate(box.height)])
    }

    /// A tenth of a pixel is finer than anything can be found.
    private static func coordinate(_ value: Double) -> JSONValue { rounded(value, to: 1) }

    private static func confidence(_ value: Double) -> JSONValue { rounded(min(max(value, 0), 1), to: 3) }

    fileprivate static func rounded(_ value: Double, to places: Int) -> JSONValue {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return .number((value * scale).rounded() / scale)
    }
}

extension [UInt8] {
    /// Two lower-case digits a byte.
    fileprivate var hex: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
