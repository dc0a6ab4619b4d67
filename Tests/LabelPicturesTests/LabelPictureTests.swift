import Foundation
import Imaging
import LabelLanguage
import LabelPictures
import Testing

extension LumaImage {
    fileprivate var bytes: [UInt8] {
        withPixels { pixels in (0..<height).flatMap { pixels[($0 * stride)..<($0 * stride + width)] } }
    }
}

@Suite("Label pictures")
struct LabelPictureTests {
    static let texts: [Symbology: String] = [
        .ean13: "4012345123456", .ean8: "40123455", .upca: "012345678905", .upce: "01234565", .code128: "Lot 4711",
        .code39: "LOT 4711", .code93: "LOT 4711", .codabar: "A4711B", .itf: "04012345123456",
        .databar: "0104012345123456", .databarExpanded: "(01)04012345123456(17)261224",
        .databarLimited: "0104012345123456", .qr: "https://example.org/", .microQR: "4711", .dataMatrix: "Lot 4711",
        .aztec: "Lot 4711", .pdf417: "Lot 4711", .maxiCode: "Lot 4711",
    ]

    @Test("a barcode of every symbology has ink and a quiet zone", arguments: Symbology.allCases)
    func everySymbology(symbology: Symbology) throws {
        let text = try #require(Self.texts[symbology])
        let picture = try LabelPicture.barcode(text, symbology).rendered()
        let ink = picture.bytes.filter { $0 < 60 }.count
        #expect(ink > picture.bytes.count / 30)
        picture.withPixels { pixels in
            for y in 0..<picture.height { #expect(pixels[y * picture.stride] > 200) }
        }
    }

    @Test("an EAN-13's bars have the widths that its standard gives them")
    func modules() throws {
        let label = try LabelPicture.barcode("4012345123456", .ean13, moduleWidth: 3, hasCaption: false)
        let picture = try label.rendered()
        let box = try #require(label.barcodeBoxes.first)
        #expect(box.width == 95 * 3)
        // ISO/IEC 15420: the left half's digits 012345 in the sets that the leading 4 asks for (A B A A B B).
        let left = "101" + "0001101" + "0110011" + "0010011" + "0111101" + "0011101" + "0111001" + "01010"
        let row = Int(box.y) + 20
        let drawn = picture.withPixels { pixels in
            (0..<left.count).map { pixels[row * picture.stride + Int(box.x) + $0 * 3 + 1] < 128 ? "1" : "0" }
        }
        #expect(drawn.joined() == left)
    }

    @Test("what a symbology cannot say is an error with its reason")
    func refused() {
        #expect {
            try LabelPicture.barcode("4012345123457", .ean13)
        } throws: { "\($0)".hasPrefix("ean13 cannot say 4012345123457: ") }
    }

    @Test("the same seed draws the same picture, another seed another")
    func deterministic() throws {
        let label = try LabelPicture.perishable(
            barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711")
        func draw(_ seed: UInt64) throws -> [UInt8] {
            try label.seen(Placing(angle: 7, leaningRight: 0.1)) {
                $0.background = .clutter
                $0.noise = 5
                $0.blur = 1
                $0.motion = 4
                $0.darkestCorner = 0.6
                $0.seed = seed
            }.bytes
        }
        #expect(try draw(3) == draw(3))
        #expect(try draw(3) != draw(4))
    }

    @Test("a scene tells where its camera sees a label's points")
    func projection() throws {
        let label = LabelPicture(width: 400, height: 200).box(Box(x: 300, y: 140, width: 20, height: 20))
        let placing = Placing(x: 0.4, y: 0.6, angle: 30, scale: 1.5, leaningRight: 0.2, shear: 0.1)
        var scene = Scene()
        scene.background = .plain
        let picture = try scene.with(label, placing).rendered()
        let seen = scene.projection(of: label, placing)(Point(x: 310, y: 150))
        let inside = picture.withPixels { $0[Int(seen.y) * picture.stride + Int(seen.x)] }
        #expect(inside < 30)
        let beside = scene.projection(of: label, placing)(Point(x: 280, y: 150))
        #expect(picture.withPixels { $0[Int(beside.y) * picture.stride + Int(beside.x)] } > 200)
    }

    @Test("seven-segment digits are lit where their segments are, and what they cannot show is an error")
    func sevenSegment() throws {
        var label = try LabelPicture(width: 300, height: 200).sevenSegment("1.", x: 50, y: 50, height: 100, slant: 0)
        label.hasOutline = false
        let picture = try label.rendered()
        func luma(_ x: Int, _ y: Int) -> UInt8 { picture.withPixels { $0[y * picture.stride + x] } }
        #expect(luma(50 + 46, 75) < 40)
        #expect(luma(50 + 46, 125) < 40)
        #expect(luma(50 + 6, 75) > 200)
        #expect(luma(50 + 62, 145) < 40)
        #expect(throws: LabelPictureError.self) { try LabelPicture.display("1X") }
    }

    @Test("pictures are written as PNG and JPEG and read again")
    func writing() throws {
        let picture = try LabelPicture.lines(["BEST BEFORE", "24/12/2026"], TextStyle(size: 30, .dots)).rendered()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try picture.write(to: folder.path + "/a.png")
        #expect(try Picture.open(folder.path + "/a.png").bytes == picture.bytes)
        try picture.write(to: folder.path + "/a.jpg")
        #expect(try Picture.open(folder.path + "/a.jpg").width == picture.width)
        #expect(throws: LabelPictureError.self) { try picture.write(to: folder.path + "/a.xyz") }
    }
}
