/// A barcode of any kind.
///
///     CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca])
public struct CustomBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology>) {
        field = LabelField(name: name, type: .customBarcode, symbologies: symbologies)
    }

    public init(name: String, symbology: Symbology) { self.init(name: name, symbologies: [symbology]) }
}

/// A telephone's first IMEI: 15 digits with a check digit (3GPP TS 23.003, 6.2.1), the upper one where no words tell.
///
///     IMEIOneBarcode(name: "IMEI 1")
public struct IMEIOneBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology> = FieldType.imeiOneBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .imeiOneBarcode, symbologies: symbologies)
    }
}

/// A telephone's second IMEI.
///
///     IMEITwoBarcode(name: "IMEI 2").optional(true)
public struct IMEITwoBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology> = FieldType.imeiTwoBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .imeiTwoBarcode, symbologies: symbologies)
    }
}

/// A part number, told by its words (P/N, Part No.) or by its data identifier (`1P`, ANSI MH10.8.2).
///
///     PartNumberBarcode(name: "Part Number")
public struct PartNumberBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology> = FieldType.partNumberBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .partNumberBarcode, symbologies: symbologies)
    }
}

/// A serial number, told by its words (S/N, Serial No.) or by its data identifier (`S`, ANSI MH10.8.2).
///
///     SerialNumberBarcode(name: "Serial Number")
public struct SerialNumberBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology> = FieldType.serialNumberBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .serialNumberBarcode, symbologies: symbologies)
    }
}

/// A vehicle identification number (ISO 3779) in a barcode; its value is the 17 characters, without an import mark.
///
///     VINBarcode(name: "VIN")
public struct VINBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology> = FieldType.vinBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .vinBarcode, symbologies: symbologies)
    }
}

extension LabelField {
    fileprivate init(name: String, type: FieldType, symbologies: Set<Symbology>) {
        self.init(name: name, type: type)
        self.symbologies = symbologies
    }
}
