import LabelLanguage
import Testing

@testable import Rig

@Suite("Labels in the configuration")
struct LabelConfigurationTests {
    private func labels(_ yaml: String) throws -> [LabelDefinition] {
        try Configuration.decode(yaml: Array(yaml.utf8), file: "rig.yaml").labels
    }

    @Test("a field takes everything that its type knows")
    func field() throws {
        let label = try #require(
            try labels(
                """
                labels:
                  - name: Perishable Product
                    fields:
                      - {type: CustomBarcode, name: Barcode, symbologies: [ean13UPCA, code128]}
                      - type: ExpiryDateText
                        name: Expiry Date
                        anchorLanguages: [en, fr]
                        anchorRequired: false
                        labelDateFormat: {componentFormat: DMY, acceptPartialDates: true, assumed: true}
                      - {type: CustomText, name: Lot, optional: true, anchorRegexes: ['LOT'], valueRegexes: ['[A-Z0-9]{4,10}']}
                      - type: TotalPriceText
                        name: Total Price
                        anchorRegexes: []
                        hint: large, in red
                        location: {rightOf: Barcode}
                        validations:
                          - length: {min: 4}
                          - range: {min: 0.10, max: 99.90}
                        gs1: 392n
                        embedded: ['02IIIIIVPP.PPC']
                """
            ).first)
        #expect(label.adaptive == .auto)
        #expect(label.fields.map(\.type) == [.customBarcode, .expiryDateText, .customText, .totalPriceText])
        #expect(label.fields.map(\.isOptional) == [false, false, true, false])

        let (barcode, expiry, lot, price) = (label.fields[0], label.fields[1], label.fields[2], label.fields[3])
        #expect(barcode.symbologies == [.ean13, .upca, .code128])
        #expect(expiry.anchorRegexes == nil)
        #expect(expiry.anchorLanguages == [.english, .french])
        #expect(!expiry.requiresAnchor)
        #expect(
            expiry.labelDateFormat
                == LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true, isAssumed: true))
        #expect(lot.anchorRegexes == ["LOT"])
        #expect(lot.valueRegexes == ["[A-Z0-9]{4,10}"])
        #expect(price.anchorRegexes == [])
        #expect(price.hint == "large, in red")
        #expect(price.location == .relative(.rightOf, to: "Barcode"))
        #expect(price.validations.map(\.name) == ["length", "range"])
        #expect(price.gs1 == "392n")
        #expect(price.embedded == ["02IIIIIVPP.PPC"])
    }

    @Test("a field is by default what its type makes it", arguments: FieldType.allCases)
    func defaults(type: FieldType) throws {
        let extra =
            switch type {
            case .customText: ", valueRegexes: [x]"
            case .customBarcode: ", symbologies: [qr]"
            default: ""
            }
        let label = try #require(
            try labels("labels: [{name: A, fields: [{type: \(type.rawValue), name: F\(extra)}]}]").first)
        let expected = LabelField(name: "F", type: type)
        #expect(label.fields[0].symbologies == (type == .customBarcode ? [.qr] : type.defaultSymbologies))
        #expect(label.fields[0].requiresAnchor == expected.requiresAnchor)
        #expect(label.fields[0].anchorRegexes == expected.anchorRegexes)
        #expect(label.fields[0].anchorLanguages == expected.anchorLanguages)
        #expect(label.fields[0].labelDateFormat == expected.labelDateFormat)
        #expect(label.fields[0].isOptional == expected.isOptional)
    }

    @Test("a built-in label is called by its name", arguments: LabelDefinition.builtInNames)
    func builtIn(name: String) throws {
        let label = try #require(try labels("labels: [\(name)]").first)
        #expect(label.name == name)
        #expect(label.fields.map(\.name) == LabelDefinition.builtIn(named: name)?.fields.map(\.name))
    }

    @Test("a built-in label can take another name and another reader")
    func changedBuiltIn() throws {
        let labels = try labels("labels: [price-label, {builtIn: price-label, name: Shelf, adaptive: on}]")
        #expect(labels.map(\.name) == ["price-label", "Shelf"])
        #expect(labels.map(\.adaptive) == [.auto, .on])
    }

    @Test("what the configuration takes, the matcher takes")
    func matcher() throws {
        let labels = try labels(
            "labels: [price-label, {name: A, fields: [{type: CustomText, name: F, valueRegexes: ['a{2,3}(?=b)']}]}]")
        _ = try LabelMatcher(definitions: labels)
    }
}
