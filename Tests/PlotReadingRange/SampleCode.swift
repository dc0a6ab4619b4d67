import LabelLanguage
import LabelPictures

/// A symbology with contents of the length that labels have.
struct SampleCode {
    var name: String
    var symbology: Symbology
    /// Pixels of bar height for each of a module; nil for the symbology's own.
    var height: Double?
    var text: @Sendable (inout SeededGenerator) -> String

    static let all = [
        SampleCode(name: "EAN-13", symbology: .ean13, height: 40) { random in
            let digits = (0..<12).map { _ in Int(random.next() % 9) + 1 }
            let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
            return (digits + [(10 - sum % 10) % 10]).map(String.init).joined()
        },
        SampleCode(name: "Code 128", symbology: .code128, height: 40) { "LOT \($0.next() % 900_000 + 100_000)-A" },
        SampleCode(name: "Code 39", symbology: .code39, height: 40) { "PART-\($0.next() % 9_000 + 1_000)" },
        SampleCode(name: "QR", symbology: .qr) { "https://example.com/\($0.next() % 900_000 + 100_000)" },
        SampleCode(name: "Data Matrix", symbology: .dataMatrix) { "DM\($0.next() % 900_000_000 + 100_000_000)" },
    ]
}
