import Imaging
import LabelLanguage

/// The picture that a decision was made on, and what was seen in it.
public struct Evidence: Sendable {
    /// With its sequence number.
    public var record: Record
    public var image: LumaImage
    /// With their boxes in the picture's pixels.
    public var fields: [FieldValue]

    public init(record: Record, image: LumaImage, fields: [FieldValue]) {
        self.record = record
        self.image = image
        self.fields = fields
    }

    /// The side file: which record, which picture, and each field's box as `[x, y, width, height]`.
    func json(picture: String) -> JSONValue {
        .object([
            "image": .string(picture),
            "width": .integer(Int64(image.width)),
            "height": .integer(Int64(image.height)),
            "record": record.json(extras: [.milliseconds, .model]),
            "fields": .array(
                fields.map { field in
                    .object([
                        "name": .string(field.name),
                        "text": .string(field.text),
                        "value": .string(field.value),
                        "confidence": .number(field.confidence),
                        "box": [
                            .number(field.box.x), .number(field.box.y), .number(field.box.width),
                            .number(field.box.height),
                        ],
                    ])
                }),
        ])
    }
}
