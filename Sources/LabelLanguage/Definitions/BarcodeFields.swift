/// A barcode of any kind.
///
///     CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca])
public struct CustomBarcode: LabelFieldDefinition {
    public var field: LabelField

    public init(name: String, symbologies: Set<Symbology>) {
        field = LabelField(name: name, type: .customBarcode)
        field.symbologies = symbologies
    }

    public init(name: String, symbology: Symbology) { self.init(name: name, symbologies: [symbology]) }
}
