import LabelLanguage
import Testing

@testable import Rig

@Suite("Labels as text")
struct LabelTextTests {
    private func readBack(_ label: LabelDefinition) throws -> LabelDefinition {
        let configuration = try Configuration.decode(yaml: Array("labels:\n\(try label.yaml())".utf8), file: "rig.yaml")
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
            #expect(field.hint == other.hint)
            #expect(field.location == other.location)
            #expect(field.gs1 == other.gs1)
            #expect(field.embedded == other.embedded)
            #expect(field.textKinds == other.textKinds)
            #expect(field.validations.map { "\($0)" } == other.validations.map { "\($0)" })
        }
    }

    @Test("a definition is written as a person would")
    func text() throws {
        let label = LabelDefinition("Perishable Product") {
            CustomBarcode(name: "Barcode", symbologies: [.upca, .ean13])
            ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
            CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
        }
        #expect(
            try label.yaml() == """
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
        if type == .weightText { field.embedded = ["28IIIIIWW.WWWC"] }
        field.hint = "as printed under the lid"
        field.gs1 = "310n"
        let label = LabelDefinition("A", fields: [field], adaptive: .on)
        expectSame(try readBack(label), label)
    }

    private static let validations: [FieldValidation] = [
        .checkDigit(.gtin), .length(8...8), .length(4...10), .list(["A", "no", "012"]), .notInPast, .notInFuture,
        .matches(field: "G"), .range(least: nil, most: ExactDecimal("99.90")),
        .range(least: ExactDecimal("-0.50"), most: ExactDecimal("1")),
    ]

    @Test("a validation reads back the same", arguments: validations)
    func validation(validation: FieldValidation) throws {
        let label = LabelDefinition("A") {
            ExpiryDateText(name: "F").validation(validation)
            ExpiryDateText(name: "G").optional(true)
        }
        expectSame(try readBack(label), label)
    }

    @Test(
        "a location reads back the same",
        arguments: [
            FieldLocation.region(x: 0, y: 0.5, width: 1, height: 0.25), .relative(.below, to: "G"),
            .relative(.above, to: "G"), .relative(.leftOf, to: "G"), .relative(.rightOf, to: "G"),
        ])
    func location(location: FieldLocation) throws {
        let label = LabelDefinition("A") {
            CustomText(name: "F").location(location)
            ExpiryDateText(name: "G")
        }
        expectSame(try readBack(label), label)
    }

    @Test("a rule in Swift cannot be written, and that is said")
    func ruleInSwift() throws {
        let label = LabelDefinition("A") { ExpiryDateText(name: "F").validation("is short") { $0.value.count < 9 } }
        let error = try #require(throws: LabelDefinitionError.self) { try label.yaml() }
        #expect(
            error.message
                == "label 'A', field 'F' has the rule 'is short' in Swift, which configuration cannot express; "
                + "keep the label in Swift, or use a named validation")
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
            .anything(kinds: [.date, .tracking]),
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
