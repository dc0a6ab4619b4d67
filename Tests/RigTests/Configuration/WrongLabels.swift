import LabelLanguage

/// Labels and fields that cannot be meant.
extension WrongConfiguration {
    private static let fieldTypes = FieldType.allCases.map(\.rawValue).joined(separator: ", ")
    private static let builtIns = LabelDefinition.builtInNames.joined(separator: ", ")

    static let labels = [
        WrongConfiguration(
            "no labels", "mode: single\n",
            "1:1: the file has no 'labels'; list at least one label that the rig is to read"),
        WrongConfiguration(
            "an empty list of labels", "labels: []\n",
            "1:9: 'labels' is an empty list; list at least one label to read"),
        WrongConfiguration(
            "more labels than anyone needs", "labels: [\(String(repeating: "vin,", count: 257))]\n",
            "1:1034: 'labels' has 257 entries; at most 256 are possible"),
        WrongConfiguration(
            "one label instead of a list", "labels: {name: A}\n",
            "1:9: 'labels' is a group of keys; give a list, such as [first, second]"),
        WrongConfiguration(
            "a label without a name", "labels:\n  - fields: [{type: ExpiryDateText, name: F}]\n",
            "2:5: label 1 has no 'name'; name the label"),
        WrongConfiguration(
            "a label without fields", "labels:\n  - name: Milk\n",
            "2:5: label 'Milk' has no 'fields'; list the fields to read, such as {type: ExpiryDateText, name: Expiry}"),
        WrongConfiguration(
            "an empty list of fields", "labels:\n  - name: Milk\n    fields: []\n",
            "2:5: label 'Milk' has no 'fields'; list the fields to read, such as {type: ExpiryDateText, name: Expiry}"),
        WrongConfiguration(
            "two labels of one name",
            "labels:\n  - {name: A, fields: [{type: ExpiryDateText, name: F}]}\n"
                + "  - {name: A, fields: [{type: ExpiryDateText, name: F}]}\n",
            "3:5: a second label is named 'A'; give each label a name of its own"),
        WrongConfiguration(
            "two fields of one name",
            "labels:\n  - name: A\n    fields:\n      - {type: ExpiryDateText, "
                + "name: F}\n      - {type: ExpiryDateText, name: F}\n",
            "5:9: label 'A' has a second field named 'F'; rename one of them"),
        WrongConfiguration(
            "an unknown label key", "labels:\n  - {name: A, field: []}\n",
            "2:15: unknown key 'field' in label 'A'; did you mean 'fields'?"),
        WrongConfiguration(
            "a field without a type", "labels:\n  - {name: A, fields: [{name: F}]}\n",
            "2:24: field 'F' of label 'A' has no 'type'; give one of \(fieldTypes)"
        ),
        WrongConfiguration(
            "a field without a name", "labels:\n  - {name: A, fields: [{type: CustomText}]}\n",
            "2:24: field 1 of label 'A' has no 'name'; name the field"),
        WrongConfiguration(
            "an unknown field type", "labels:\n  - {name: A, fields: [{type: CustomTxt, name: F}]}\n",
            "2:31: 'type' of field 'F' of label 'A' is 'CustomTxt'; did you mean 'CustomText'?"),
        WrongConfiguration(
            "an unknown field key", "labels:\n  - {name: A, fields: [{type: ExpiryDateText, name: F, optinal: yes}]}\n",
            "2:56: unknown key 'optinal' in field 'F' of label 'A'; did you mean 'optional'?"),
        WrongConfiguration(
            "a barcode without symbologies", "labels:\n  - {name: A, fields: [{type: CustomBarcode, name: F}]}\n",
            "2:24: field 'F' of label 'A' has no 'symbologies'; "
                + "list what the barcode may be printed in, such as [ean13, code128]"
        ),
        WrongConfiguration(
            "an unknown symbology",
            "labels:\n  - {name: A, fields: [{type: CustomBarcode, name: F, symbologies: [ean13, cod128]}]}\n",
            "2:76: unknown symbology 'cod128' in 'symbologies' of field 'F' of label 'A'; did you mean 'code128'?"),
        WrongConfiguration(
            "an unknown adaptive setting",
            "labels:\n  - {name: A, adaptive: yes, fields: [{type: ExpiryDateText, name: F}]}\n",
            "2:25: 'adaptive' of label 'A' is 'yes'; give one of off, auto, on"),
    ]

    private static func field(_ yaml: String) -> String { "labels:\n- name: A\n  fields:\n  - {\(yaml)}\n" }

    static let fields = [
        WrongConfiguration(
            "a label that is not built in", "labels: [price-lable]\n",
            "1:10: no label named 'price-lable' is built in; did you mean 'price-label'?"),
        WrongConfiguration(
            "a changed label that is not built in", "labels:\n- {builtIn: expiry-somewhen, name: T}\n",
            "2:13: no label named 'expiry-somewhen' is built in; "
                + "the nearest is 'expiry-date', the built-in labels are \(builtIns)"
        ),
        WrongConfiguration(
            "a built-in label with symbologies", "labels:\n- {builtIn: price-label, symbologies: [qr]}\n",
            "2:26: 'symbologies' of label 1 is only for the built-in label anything; remove it"),
        WrongConfiguration(
            "a label of nothing", "labels:\n- {builtIn: anything, symbologies: [], text: false}\n",
            "2:36: 'symbologies' of label 1 is an empty list; give at least one symbology"),
        WrongConfiguration(
            "a built-in label with fields", "labels:\n- {builtIn: price-label, fields: []}\n",
            "2:26: unknown key 'fields' in label 1; "
                + "the nearest is 'kinds', the keys are builtIn, name, adaptive, symbologies, text, kinds"
        ),
        WrongConfiguration(
            "a pattern that does not compile",
            "labels:\n- name: Milk\n  fields:\n  - type: CustomText\n    name: Lot\n    valueRegexes:\n    - '[A-Z]+'\n"
                + "    - 'L(\\d+'\n",
            "8:7: 'valueRegexes' of field 'Lot' of label 'Milk': "
                + "pattern 'L(\\d+' is wrong after 5 characters: missing closing parenthesis; correct the pattern"
        ),
        WrongConfiguration(
            "an anchor that does not compile", field("type: ExpiryDateText, name: F, anchorRegexes: ['*']"),
            "4:53: 'anchorRegexes' of field 'F' of label 'A': "
                + "pattern '*' is wrong after 0 characters: quantifier does not follow a repeatable item; correct the pattern"
        ),
        WrongConfiguration(
            "a pattern that is no text", field("type: CustomText, name: F, valueRegexes: [[a]]"),
            "4:48: an entry in 'valueRegexes' of field 'F' of label 'A' is a list; give a text"),
        WrongConfiguration(
            "one pattern instead of a list", field("type: CustomText, name: F, valueRegexes: a+"),
            "4:47: 'valueRegexes' of field 'F' of label 'A' is 'a+'; give a list, such as [first, second]"),
        WrongConfiguration(
            "a text that could be any", field("type: CustomText, name: F"),
            "4:5: label 'A', field 'F' could be any text; give it anchorRegexes, valueRegexes, or a location"),
        WrongConfiguration(
            "a text with symbologies", field("type: TotalPriceText, name: F, symbologies: [qr]"),
            "4:37: 'symbologies' of field 'F' of label 'A' is only for a barcode, not for TotalPriceText; remove it"),
        WrongConfiguration(
            "a barcode without a symbology", field("type: CustomBarcode, name: F, symbologies: []"),
            "4:49: 'symbologies' of field 'F' of label 'A' is an empty list; give at least one symbology"),
        WrongConfiguration(
            "a price with a date format",
            field("type: TotalPriceText, name: F, labelDateFormat: {componentFormat: DMY}"),
            "4:37: 'labelDateFormat' of field 'F' of label 'A' is only for a date, not for TotalPriceText; remove it"),
        WrongConfiguration(
            "an unknown order of dates",
            field("type: ExpiryDateText, name: F, labelDateFormat: {componentFormat: DYM}"),
            "4:72: 'componentFormat' of 'labelDateFormat' of field 'F' of label 'A' is 'DYM'; did you mean 'DMY'?"),
        WrongConfiguration(
            "a date format without an order",
            field("type: ExpiryDateText, name: F, labelDateFormat: {acceptPartialDates: yes}"),
            "4:54: 'labelDateFormat' of field 'F' of label 'A' has no 'componentFormat'; give DMY, MDY or YMD"),
        WrongConfiguration(
            "a custom text with languages",
            field("type: CustomText, name: F, valueRegexes: [a], anchorLanguages: [en]"),
            "4:52: 'anchorLanguages' of field 'F' of label 'A' is only for a text field with words of its own, "
                + "not for CustomText; remove it"
        ),
        WrongConfiguration(
            "an unknown language of anchors", field("type: ExpiryDateText, name: F, anchorLanguages: [en, eng]"),
            "4:59: unknown language 'eng' in 'anchorLanguages' of field 'F' of label 'A'; "
                + "give one of en, fr, de, es, it, pt, nl, pl, da, nb, sv, tr"
        ),
    ]

    static let conditions = [
        WrongConfiguration(
            "an unknown validation", field("type: CustomText, name: F, gs1: '10', validations: [lenght]"),
            "4:58: unknown 'lenght' in 'validations' of field 'F' of label 'A'; did you mean 'length'?"),
        WrongConfiguration(
            "a validation without its need", field("type: CustomText, name: F, gs1: '10', validations: [length]"),
            "4:58: 'length' in 'validations' of field 'F' of label 'A' says not what it needs; write 'length: …'"),
        WrongConfiguration(
            "a validation with a needless need", field("type: ExpiryDateText, name: F, validations: [notInPast: yes]"),
            "4:62: 'notInPast' takes nothing; write '- notInPast' alone"),
        WrongConfiguration(
            "two validations in one",
            field("type: CustomText, name: F, gs1: '10', validations: [{length: 8, list: [a]}]"),
            "4:58: an entry in 'validations' of field 'F' of label 'A' is a group of keys; "
                + "give one validation, such as 'length: 8'"),
        WrongConfiguration(
            "an unknown check digit", field("type: CustomText, name: F, gs1: '10', validations: [checkDigit: gtni]"),
            "4:70: 'checkDigit' of 'validations' of field 'F' of label 'A' is 'gtni'; did you mean 'gtin'?"),
        WrongConfiguration(
            "a length out of range", field("type: CustomText, name: F, gs1: '10', validations: [length: 0]"),
            "4:66: 'length' of 'validations' of field 'F' of label 'A' is '0'; give a whole number from 1 to 1000"),
        WrongConfiguration(
            "lengths the wrong way round",
            field("type: CustomText, name: F, gs1: '10', validations: [length: {min: 9, max: 8}]"),
            "4:66: 'length' of 'validations' of field 'F' of label 'A' is from 9 to 8; turn them round"),
        WrongConfiguration(
            "a bound that is no number", field("type: WeightText, name: F, validations: [range: {max: '1,5'}]"),
            "4:60: 'max' of 'range' of 'validations' of field 'F' of label 'A' is '1,5'; "
                + "give a decimal number, such as 9.90"),
        WrongConfiguration(
            "a bound in letters", field("type: WeightText, name: F, validations: [range: {max: much}]"),
            "4:60: 'max' of 'range' of 'validations' of field 'F' of label 'A' is 'much'; "
                + "give a decimal number, such as 9.90"),
        WrongConfiguration(
            "a range without bounds", field("type: WeightText, name: F, validations: [range: {}]"),
            "4:54: 'range' of 'validations' of field 'F' of label 'A' has no 'min'; give min, max or both"),
        WrongConfiguration(
            "a range the wrong way round", field("type: WeightText, name: F, validations: [range: {min: 2, max: 1}]"),
            "4:5: label 'A', field 'F' has a range from 2 to 1; turn it round"),
        WrongConfiguration(
            "a text that must not have passed", field("type: CustomText, name: F, gs1: '10', validations: [notInPast]"),
            "4:5: label 'A', field 'F' holds no date and takes no notInPast; remove it"),
        WrongConfiguration(
            "a match with no field", field("type: CustomText, name: F, gs1: '10', validations: [matches: G]"),
            "4:5: label 'A', field 'F' must match 'G', which is no other field of the label; name one"),
        WrongConfiguration(
            "a place beside no field", field("type: CustomText, name: F, location: {below: G}"),
            "4:5: label 'A', field 'F' is placed beside 'G', which is no other field of the label; name one"),
        WrongConfiguration(
            "two places", field("type: CustomText, name: F, location: {below: G, above: G}"),
            "4:43: 'location' of field 'F' of label 'A' says two places; keep one side, or x, y, width and height"),
        WrongConfiguration(
            "half a region", field("type: CustomText, name: F, location: {x: 0, y: 0.5}"),
            "4:43: 'location' of field 'F' of label 'A' has no 'width'; "
                + "give x, y, width and height as fractions of the label, or a side of a field"),
        WrongConfiguration(
            "a region outside the label",
            field("type: CustomText, name: F, location: {x: 0.5, y: 0, width: 0.6, height: 1}"),
            "4:5: label 'A', field 'F' has a region outside the label; give x, y, width and height as fractions of it"),
        WrongConfiguration(
            "a place in pixels", field("type: CustomText, name: F, location: {x: 120}"),
            "4:47: 'x' of 'location' of field 'F' of label 'A' is '120'; give a number from 0 to 1"),
        WrongConfiguration(
            "no application identifier", field("type: ExpiryDateText, name: F, gs1: expiry"),
            "4:42: 'gs1' of field 'F' of label 'A' is 'expiry'; give an application identifier, such as 17 or 310n"),
        WrongConfiguration(
            "a date in an EAN-13", field("type: ExpiryDateText, name: F, embedded: ['x']"),
            "4:37: 'embedded' of field 'F' of label 'A' is only for a price or a weight, not for ExpiryDateText; "
                + "remove it"),
        WrongConfiguration(
            "a layout of twelve places", field("type: WeightText, name: F, embedded: ['28IIIIIPPPPC']"),
            "4:44: 'embedded' of field 'F' of label 'A': template '28IIIIIPPPPC' has 12 places; give it 13"),
    ]
}
