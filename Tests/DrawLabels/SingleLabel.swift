import LabelLanguage
import LabelPictures

/// One label in a scene, as the options say.
struct SingleLabel {
    static let defaults: [(name: String, value: String)] = [
        ("layout", "perishable|barcode|shelf|vin|display|dots"), ("barcode", "4012345123456"), ("symbology", "ean13"),
        ("name", "GOODS"), ("expiry", "24/12/2026"), ("price", "$5.92"), ("lot", "A4711"), ("module", "3"),
        ("width", "1280"), ("height", "720"), ("angle", "0"), ("scale", "1"), ("leaning", "0"), ("blur", "0"),
        ("motion", "0"), ("noise", "0"), ("light", "1"), ("contrast", "1"), ("background", "bench"), ("seed", "1"),
    ]

    private let path: String
    private var values: [String: String]

    init(_ arguments: [String]) throws {
        guard let path = arguments.first else { throw LabelPictureError("--label wants the name of a picture") }
        self.path = path
        values = Dictionary(uniqueKeysWithValues: Self.defaults.map { ($0.name, $0.value) })
        values["layout"] = "perishable"
        var rest = arguments.dropFirst()
        while let option = rest.popFirst() {
            let name = String(option.drop { $0 == "-" })
            guard option.hasPrefix("--"), values[name] != nil else { throw LabelPictureError("no option \(option)") }
            guard let value = rest.popFirst() else { throw LabelPictureError("\(option) wants a value") }
            values[name] = value
        }
    }

    func draw() throws {
        var scene = Scene()
        scene.width = try integer("width")
        scene.height = try integer("height")
        scene.blur = try number("blur")
        scene.motion = try number("motion")
        scene.noise = try number("noise")
        scene.darkestCorner = try number("light")
        scene.seed = UInt64(try integer("seed"))
        switch text("background") {
        case "plain": scene.background = .plain
        case "bench": scene.background = .bench
        case "clutter": scene.background = .clutter
        case let other: throw LabelPictureError("no background \(other); plain, bench and clutter are known")
        }
        let placing = Placing(
            angle: try number("angle"), scale: try number("scale"), leaningRight: try number("leaning"))
        let label = try label().faded(to: number("contrast"))
        try scene.with(label, placing).rendered().write(to: path)
    }

    private func label() throws -> LabelPicture {
        switch text("layout") {
        case "perishable":
            return try .perishable(
                name: text("name"), barcode: text("barcode"), expiry: text("expiry"), price: text("price"),
                lot: text("lot"))
        case "barcode":
            guard let symbology = Symbology(rawValue: text("symbology")) else {
                throw LabelPictureError("no symbology \(text("symbology"))")
            }
            return try .barcode(text("barcode"), symbology, moduleWidth: number("module"))
        case "shelf":
            return try .shelfPrice(
                name: text("name"), barcode: text("barcode"), price: text("price"),
                unitPrice: "per kg \(text("price"))")
        case "vin": return try .vehicle(number: text("barcode"))
        case "display": return try .display(text("price"))
        case "dots": return .lines(["EXP \(text("expiry"))", "LOT \(text("lot"))"], TextStyle(size: 48, .dots))
        case let other: throw LabelPictureError("no layout \(other); see the usage")
        }
    }

    private func text(_ name: String) -> String { values[name] ?? "" }

    private func number(_ name: String) throws -> Double {
        guard let number = Double(text(name)), number.isFinite else {
            throw LabelPictureError("--\(name) \(text(name)) is no number")
        }
        return number
    }

    private func integer(_ name: String) throws -> Int {
        guard let number = Int(text(name)), (1...16_384).contains(number) else {
            throw LabelPictureError("--\(name) \(text(name)) is no number of 1 to 16384")
        }
        return number
    }
}
