/// A barcode of any kind.
///
/// ```swift
/// CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca])   // 4012345123456 gives 4012345123456
/// ```
public struct CustomBarcode: LabelFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Barcode`, the type ``FieldType/customBarcode``, and what
    /// modifiers set.
    public var field: LabelField

    /// A barcode in one of several symbologies.
    ///
    /// ```swift
    /// CustomBarcode(name: "Box", symbologies: [.code128]).valueRegex("BOX-[0-9]+")   // BOX-7 gives BOX-7
    /// ```
    ///
    /// - Parameter symbologies: what the barcode may be printed in; at least one.
    public init(name: String, symbologies: Set<Symbology>) {
        field = LabelField(name: name, type: .customBarcode, symbologies: symbologies)
    }

    /// A barcode in one symbology.
    ///
    /// ```swift
    /// CustomBarcode(name: "Ticket", symbology: .aztec).field.symbologies == [.aztec]   // true
    /// ```
    public init(name: String, symbology: Symbology) { self.init(name: name, symbologies: [symbology]) }
}

/// A telephone's first IMEI: 15 digits with a check digit (3GPP TS 23.003, 6.2.1), the upper one where no words tell.
///
/// ```swift
/// IMEIOneBarcode(name: "IMEI 1")   // 490154203237518 gives 490154203237518
/// ```
public struct IMEIOneBarcode: LabelFieldDefinition {
    /// The field as the matcher takes it: its name, such as `IMEI 1`, the type ``FieldType/imeiOneBarcode``, and what
    /// modifiers set.
    public var field: LabelField

    /// An IMEI in the symbologies that telephones' boxes carry, unless others are given.
    ///
    /// ```swift
    /// IMEIOneBarcode(name: "IMEI", symbologies: [.code128]).field.symbologies.contains(.qr)   // false
    /// ```
    public init(name: String, symbologies: Set<Symbology> = FieldType.imeiOneBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .imeiOneBarcode, symbologies: symbologies)
    }
}

/// A telephone's second IMEI, the lower one where no words tell.
///
/// ```swift
/// IMEITwoBarcode(name: "IMEI 2").optional(true).field.isOptional   // true
/// ```
public struct IMEITwoBarcode: LabelFieldDefinition {
    /// The field as the matcher takes it: its name, such as `IMEI 2`, the type ``FieldType/imeiTwoBarcode``, and what
    /// modifiers set.
    public var field: LabelField

    /// An IMEI in the symbologies that telephones' boxes carry, unless others are given.
    ///
    /// ```swift
    /// IMEITwoBarcode(name: "IMEI 2", symbologies: [.code128]).field.symbologies.count   // 1
    /// ```
    public init(name: String, symbologies: Set<Symbology> = FieldType.imeiTwoBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .imeiTwoBarcode, symbologies: symbologies)
    }
}

/// A part number, told by its words (P/N, Part No.) or by its data identifier (`1P`, ANSI MH10.8.2),
/// which stays in the value.
///
/// ```swift
/// PartNumberBarcode(name: "Part Number")   // 1PAB-1234 gives 1PAB-1234
/// ```
public struct PartNumberBarcode: LabelFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Part Number`, the type ``FieldType/partNumberBarcode``,
    /// and what modifiers set.
    public var field: LabelField

    /// A part number in the symbologies of component labels, unless others are given.
    ///
    /// ```swift
    /// PartNumberBarcode(name: "Part Number", symbologies: [.code39]).field.symbologies.count   // 1
    /// ```
    public init(name: String, symbologies: Set<Symbology> = FieldType.partNumberBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .partNumberBarcode, symbologies: symbologies)
    }
}

/// A serial number, told by its words (S/N, Serial No.) or by its data identifier (`S`, ANSI MH10.8.2),
/// which stays in the value.
///
/// ```swift
/// SerialNumberBarcode(name: "Serial Number")   // S7K20417 gives S7K20417
/// ```
public struct SerialNumberBarcode: LabelFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Serial Number`, the type
    /// ``FieldType/serialNumberBarcode``, and what modifiers set.
    public var field: LabelField

    /// A serial number in the symbologies of component labels, unless others are given.
    ///
    /// ```swift
    /// SerialNumberBarcode(name: "Serial Number", symbologies: [.dataMatrix]).field.symbologies.count   // 1
    /// ```
    public init(name: String, symbologies: Set<Symbology> = FieldType.serialNumberBarcode.defaultSymbologies) {
        field = LabelField(name: name, type: .serialNumberBarcode, symbologies: symbologies)
    }
}

/// A vehicle identification number (ISO 3779) in a barcode; its value is the 17 characters, without an import mark.
///
/// ```swift
/// VINBarcode(name: "VIN")   // I1HGCM82633A004352 gives 1HGCM82633A004352
/// ```
public struct VINBarcode: LabelFieldDefinition {
    /// The field as the matcher takes it: its name, such as `VIN`, the type ``FieldType/vinBarcode``, and what
    /// modifiers set.
    public var field: LabelField

    /// A VIN in the symbologies that vehicles carry, unless others are given.
    ///
    /// ```swift
    /// VINBarcode(name: "VIN", symbologies: [.code39]).field.symbologies.count   // 1
    /// ```
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
