import LabelLanguage
import Testing

@Suite("Label definition")
struct LabelDefinitionTests {
    private let perishable = LabelDefinition("Perishable Product") {
        CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca, .code128])
        ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        TotalPriceText(name: "Total Price").optional(true)
        CustomText(name: "Lot").anchorRegex("LOT").valueRegexes(["[A-Z0-9]{4,10}"]).optional(true)
    }

    @Test("collects its fields in order")
    func builder() {
        #expect(perishable.fields.map(\.name) == ["Barcode", "Expiry Date", "Total Price", "Lot"])
        #expect(perishable.fields.map(\.isOptional) == [false, false, true, true])
        #expect(perishable.symbologies == [.ean13, .upca, .code128])
        #expect(perishable.readsText)
        #expect(perishable.fields[1].labelDateFormat?.componentFormat == .dmy)
        #expect(perishable.fields[3].anchorRegexes == ["LOT"])
    }

    @Test("is built from an array, conditions and loops as well")
    func array() {
        let withPrice = false
        let built = LabelDefinition("Shelf") {
            for number in 1...2 { CustomText(name: "Line \(number)").valueRegex("x") }
            if withPrice { TotalPriceText(name: "Price") } else { CustomText(name: "Note").valueRegex("y") }
        }
        #expect(built.fields.map(\.name) == ["Line 1", "Line 2", "Note"])
        let listed = LabelDefinition(
            "Shelf", fields: [CustomText(name: "A"), CustomBarcode(name: "B", symbology: .qr)])
        #expect(listed.fields.map(\.type) == [.customText, .customBarcode])
    }

    @Test("a wrong definition is refused with its label and field named")
    func errors() {
        func code(_ definition: LabelDefinition) -> LabelDefinitionError.Code? {
            do throws(LabelDefinitionError) {
                _ = try LabelMatcher(definitions: [definition])
                return nil
            } catch {
                #expect(definition.name.isEmpty || error.message.contains("'\(definition.name)'"))
                return error.code
            }
        }
        #expect(code(perishable) == nil)
        #expect(code(LabelDefinition("") { CustomText(name: "A").valueRegex("x") }) == .badName)
        #expect(code(LabelDefinition("L", fields: [LabelField]())) == .noFields)
        #expect(code(LabelDefinition("L") { CustomText(name: "").valueRegex("x") }) == .badName)
        #expect(code(LabelDefinition("L") { CustomBarcode(name: "A", symbologies: []) }) == .noSymbologies)
        #expect(code(LabelDefinition("L") { CustomText(name: "A") }) == .badSetting)
        #expect(code(LabelDefinition("L") { CustomText(name: "A").valueRegex("(") }) == .badPattern)
        let twice = LabelDefinition("L") {
            CustomText(name: "A").valueRegex("x")
            CustomText(name: "A").valueRegex("y")
        }
        #expect(code(twice) == .badName)
    }

    @Test("a pattern that does not compile is told with its place")
    func pattern() {
        do throws(LabelDefinitionError) {
            _ = try matcherOrError(LabelDefinition("Box") { CustomText(name: "Lot").anchorRegex("LOT(") })
            Issue.record("compiled")
        } catch {
            #expect(error.field == "Lot")
            #expect(error.pattern?.offset == 4)
            #expect(
                error.message.hasPrefix("label 'Box', field 'Lot', anchor pattern 'LOT(' is wrong after 4 characters"))
        }
    }

    private func matcherOrError(_ definition: LabelDefinition) throws(LabelDefinitionError) -> LabelMatcher {
        try LabelMatcher(definitions: [definition])
    }

    @Test("the built-in labels can be used as they are")
    func builtIn() throws {
        for name in LabelDefinition.builtInNames {
            let definition = try #require(LabelDefinition.builtIn(named: name))
            #expect(definition.name == name)
            #expect(throws: Never.self) { try LabelMatcher(definitions: [definition]) }
        }
        #expect(LabelDefinition.builtIn(named: "unknown") == nil)
    }
}
