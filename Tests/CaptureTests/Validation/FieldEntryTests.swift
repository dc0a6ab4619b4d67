import LabelLanguage
import Testing

@testable import Capture

@Suite("Values typed for a field")
struct FieldEntryTests {
    static let date = ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy)).field
    static let lot = CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").field
    static let note = CustomText(name: "Note").anchorRegex("NOTE").field
    static let group = CustomText(name: "Batch").anchorRegexes([]).valueRegex("B-([0-9]+)").field
    static let price = TotalPriceText(name: "Total Price").field
    static let ean = CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca]).field
    static let code = CustomBarcode(name: "Code", symbology: .code128).valueRegex("[0-9]{4}").field

    @Test(
        "what could stand on the label is taken, exact as from print",
        arguments: [
            (date, "24/12/2026", "2026-12-24"), (date, "2026-12-24", "2026-12-24"), (lot, "L20417", "L20417"),
            (note, "keep dry", "keep dry"), (group, "B-17", "17"), (price, "$5.92", "5.92"), (price, "5.92", "5.92"),
            (ean, "4012345123456", "4012345123456"), (code, "1234", "1234"),
        ])
    func taken(field: LabelField, typed: String, value: String) {
        let result = Self.value(field, typed)
        #expect(result?.value == value)
        #expect(result?.name == field.name)
        #expect(result?.symbology == nil)
    }

    @Test(
        "what could not is refused",
        arguments: [
            (date, "tomorrow"), (date, "45/12/2026"), (lot, "L1"), (lot, "L20417 and more"), (group, "17"),
            (price, "cheap"), (ean, "4012345123457"), (ean, "hello"), (code, "12345"), (code, "abcd"), (lot, ""),
            (note, "line\nbreak"), (note, "\u{1B}[2J"), (note, String(repeating: "A", count: 10_000)),
        ])
    func refused(field: LabelField, typed: String) {
        #expect(Self.value(field, typed) == nil)
    }

    @Test("a value that must match another field is held to it")
    func matches() {
        let twin = CustomText(name: "Twin").anchorRegex("TWIN").validation(.matches(field: "Lot")).field
        #expect(Self.value(twin, "L20417", lot: "L20417") != nil)
        #expect(Self.value(twin, "L20418", lot: "L20417") == nil)
        #expect(Self.value(twin, "L20418") != nil)
    }

    private static func value(_ field: LabelField, _ typed: String, lot value: String? = nil) -> FieldValue? {
        var checklist = Checklist(
            of: TrackingID(rawValue: 1), LabelDefinition("Product", fields: [lot, field] as [LabelField]))
        checklist.entries[0].value = value.flatMap { FieldEntry(field: lot).value(of: $0, among: checklist) }
        return FieldEntry(field: field).value(of: typed, among: checklist)
    }
}
