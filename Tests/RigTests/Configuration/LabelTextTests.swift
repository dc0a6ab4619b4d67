import LabelLanguage
import Testing

@testable import Rig

@Suite("Labels as text")
struct LabelTextTests {
    private func readBack(_ label: LabelDefinition) throws -> LabelDefinition {
        let configuration = try Configuration.decode(yaml: Array("labels:\n\(label.yaml)".utf8), file: "rig.yaml")
        return try #require(configuration.labels.first)
    }

    private func expectSame(_ label: LabelDefinition, _ other: LabelDefinition) {
        #expect(label.name == other.name)
        #expect(label.adaptive == other.adaptive)
        #expect(label.structure == other.structure)
        #expect(label.fields.count == other.fields.count)
        for (field, other) in zip(label.fields, other.fields) {
            #expect(field.name == other.name)
            #expect(field.type == other.type)
            #expect(field.isOptional == other.isOptional)
            #expect(field.symbologies == other.symbologies)
            #expect(field.anchorRegexes == other.anchorRegexes)
            #expect(field.anchorLanguages == other.anchorLanguages)
            #expect(field.requiresAnchor == other.requiresAnchor)
            #expect(field.valueRegexes == other.valueRegexes)
            #expect(field.labelDateFormat == other.labelDateFormat)
        }
    }

    @Test("a definition is written as a person would")
    func text() {
        let label = LabelDefinition("Perishable Product") {
            CustomBarcode(name: "Barcode", symbologies: [.upca, .ean13])
            ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
            CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
        }
        #expect(
            label.yaml == """
                - name: Perishable Product
                  fields:
                    - type: CustomBarcode
                      name: Barcode
                      symbologies: [ean13, upca]
                    - type: ExpiryDateText
                      name: Expiry Date
                      labelDateFormat:
                        componentFormat: DMY
                    - type: CustomText
                      name: Lot
                      optional: true
                      anchorRegexes: [LOT]
                      valueRegexes: ['[A-Z0-9]{4,10}']

                """)
    }

    @Test("a field of every type with every setting reads back the same", arguments: FieldType.allCases)
    func everySetting(type: FieldType) throws {
        var field = LabelField(name: "F", type: type)
        field.isOptional = true
        field.anchorRegexes = ["BEST BEFORE", "exp\\.?"]
        field.requiresAnchor.toggle()
        field.valueRegexes = [#"\d{2}"#]
        if type.isBarcode { field.symbologies = [.qr, .ean13] }
        if type.isText, type != .customText { field.anchorLanguages = [.polish, .german] }
        if type.isDate {
            field.labelDateFormat = LabelDateFormat(
                componentFormat: .ymd, acceptPartialDates: true, isAssumed: true)
        }
        let label = LabelDefinition("A", fields: [field], adaptive: .on)
        expectSame(try readBack(label), label)
    }

    @Test("an empty list of anchors, which does away with the type's own, is not lost")
    func noAnchors() throws {
        let label = LabelDefinition("A") { TotalPriceText(name: "P").anchorRegexes([]) }
        #expect(try readBack(label).fields[0].anchorRegexes == [])
    }

    @Test("a built-in label reads back the same", arguments: LabelDefinition.builtInNames)
    func builtIn(name: String) throws {
        let label = try #require(LabelDefinition.builtIn(named: name))
        expectSame(try readBack(label), label)
    }

    @Test("scanning without a definition keeps its choice of symbologies and text")
    func anything() throws {
        for label in [
            LabelDefinition.anything(symbologies: [.qr]), .anything(symbologies: []), .anything(readsText: false),
        ] {
            expectSame(try readBack(label), label)
        }
    }

    @Test(
        "a pattern of any characters reads back the same",
        arguments: [
            "no", "null", "~", "012", "1e3", " a ", "a: b", "a #b", "it's", "\"x\"", "[a]", "{a}", "- a", "? a", "*",
            "&a",
            "!a", "|", ">", "%", "@", "`a", "é€", "\u{1F600}", "a\nb", "a\r\nb", "\t", "\u{1B}", "\u{2028}", "\u{85}",
            #"\\d\x41"#, "a'b\"c\\", "\u{FEFF}a", "---", "...", "a  b",
        ])
    func pattern(text: String) throws {
        let label = LabelDefinition("A") { CustomText(name: "T").anchorRegex("\\Q\(text)\\E").valueRegexes(["x"]) }
        #expect(try readBack(label).fields[0].anchorRegexes == ["\\Q\(text)\\E"])
    }

    @Test("any text that stands alone reads back the same", arguments: ["no", "012", "~", "it's", "a: b", "- a", "é"])
    func name(text: String) throws {
        let label = LabelDefinition(text) { ExpiryDateText(name: text) }
        #expect(try readBack(label).name == text)
    }
}
