import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Reading labels")
struct LabelReaderTests {
    private static func grey(width: Int, height: Int) -> LumaImage {
        LumaImage(width: width, height: height) { pixels in
            for index in pixels.indices { pixels[index] = 128 }
        }
    }

    @Test("An empty picture of any size holds nothing", arguments: [(1, 1), (3, 500), (640, 480)])
    func empty(size: (Int, Int)) throws {
        let reader = try LabelReader()
        let request = ReadingRequest(symbologies: [.ean13, .qr], readsText: true)
        #expect(reader.read(Self.grey(width: size.0, height: size.1), request) == Observation())
        #expect(reader.textFailure == nil)
    }

    @Test("A region without pixels holds nothing")
    func emptyRegion() throws {
        let region = RegionOfInterest(x: 2, y: 2, width: 1, height: 1)
        let request = ReadingRequest(symbologies: [.ean13], readsText: true, region: region)
        #expect(try LabelReader().read(Self.grey(width: 64, height: 64), request) == Observation())
    }

    @Test("Warming up loads the recogniser")
    func warmUp() throws {
        try LabelReader().warmUp(for: ReadingRequest(readsText: true))
    }

    @Test("A label's barcode, date and price are read together", arguments: [AdaptiveReading.off, .auto])
    func label(adaptive: AdaptiveReading) throws {
        var definition = LabelDefinition("Perishable Product") {
            CustomBarcode(name: "Barcode", symbologies: [.ean13])
            ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
            TotalPriceText(name: "Total Price")
        }
        definition.adaptive = adaptive
        let picture = try LabelPicture.perishable(
            barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711"
        ).seen()
        let request = ReadingRequest(labels: try LabelMatcher(definitions: [definition]))
        let reading = try #require(try LabelReader().read(picture, request).labels.first)
        #expect(reading.isComplete)
        #expect(reading["Barcode"]?.value == "4012345123456")
        #expect(reading["Expiry Date"]?.value == "2026-12-24")
        #expect(reading["Total Price"]?.value == "5.92")
    }

    private static let perishable = LabelDefinition(
        "Perishable Product",
        adaptive: .off
    ) {
        CustomBarcode(name: "Barcode", symbologies: [.ean13])
        ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        TotalPriceText(name: "Total Price")
    }

    private static func goods(expiry: String, noise: Double = 2, seed: UInt64 = 1) throws -> LumaImage {
        var scene = Scene()
        scene.noise = noise
        scene.seed = seed
        let label = try LabelPicture.perishable(
            barcode: "4012345123456", expiry: expiry, price: "$5.92", lot: "A4711")
        return try scene.with(label, Placing()).rendered()
    }

    @Test("Once all fields are read, the rest of a picture is left alone")
    func stopsEarly() throws {
        var request = ReadingRequest(labels: try LabelMatcher(definitions: [Self.perishable]), quality: .accurate)
        let picture = try Self.goods(expiry: "24/12/2026")
        let reader = try LabelReader()
        let fields = reader.read(picture, request)
        #expect(fields.labels.first?.isComplete == true)
        request.readsText = true
        reader.reset()
        #expect(reader.read(picture, request).lines.count > fields.lines.count)
    }

    @Test("A frame's values are read in it, not taken from the frame before")
    func frames() throws {
        var request = ReadingRequest(labels: try LabelMatcher(definitions: [Self.perishable]))
        request.barcodeBudget = .seconds(5)
        let reader = try LabelReader()
        func expiry(in picture: LumaImage) -> String? {
            reader.read(picture, request).labels.first { $0.isComplete }?["Expiry Date"]?.value
        }
        #expect(expiry(in: try Self.goods(expiry: "24/12/2026")) == "2026-12-24")
        #expect(expiry(in: try Self.goods(expiry: "24/12/2026", seed: 2)) == "2026-12-24")
        #expect(expiry(in: try Self.goods(expiry: "07/03/2027", seed: 3)) == "2027-03-07")
        // The label is gone: nothing of it may linger.
        #expect(expiry(in: try Scene().rendered()) == nil)
        #expect(expiry(in: try Self.goods(expiry: "24/12/2026", seed: 4)) == "2026-12-24")
    }

    private static let pair = [
        (barcode: "4012345123456", expiry: "24/12/2026", date: "2026-12-24", price: "$5.92", x: 0.25),
        (barcode: "9001234567896", expiry: "07/03/2027", date: "2027-03-07", price: "$12.40", x: 0.75),
    ]

    /// Two labels side by side.
    private static func goodsSideBySide(width: Int, height: Int, scale: Double) throws -> LumaImage {
        var scene = Scene()
        (scene.width, scene.height) = (width, height)
        scene.noise = 2
        for goods in pair {
            let label = try LabelPicture.perishable(
                barcode: goods.barcode, expiry: goods.expiry, price: goods.price, lot: "A4711")
            scene = scene.with(label, Placing(x: goods.x, scale: scale))
        }
        return try scene.rendered()
    }

    @Test("Two labels with barcodes in one frame are both read, each with its own values, frame after frame")
    func sideBySide() throws {
        var request = ReadingRequest(labels: try LabelMatcher(definitions: [Self.perishable]))
        request.barcodeBudget = .seconds(5)
        let reader = try LabelReader()
        let picture = try Self.goodsSideBySide(width: 1280, height: 720, scale: 0.9)
        for _ in 0..<3 {
            let labels = reader.read(picture, request).labels.filter(\.isComplete)
            #expect(Set(labels.map { $0["Barcode"]?.value }) == Set(Self.pair.map(\.barcode)))
            for goods in Self.pair {
                let label = labels.first { $0["Barcode"]?.value == goods.barcode }
                #expect(label?["Expiry Date"]?.value == goods.date)
            }
        }
    }

    @Test("Where of two labels one barcode is too small to be read at a glance, no values are mixed")
    func smallSideBySide() throws {
        var request = ReadingRequest(labels: try LabelMatcher(definitions: [Self.perishable]))
        request.barcodeBudget = .milliseconds(1)
        let reader = try LabelReader()
        let picture = try Self.goodsSideBySide(width: 640, height: 360, scale: 0.48)
        for _ in 0..<6 {
            for label in reader.read(picture, request).labels {
                guard let barcode = label["Barcode"]?.value, let date = label["Expiry Date"]?.value else { continue }
                #expect(Self.pair.contains { $0.barcode == barcode && $0.date == date }, "\(barcode) with \(date)")
            }
        }
    }

    @Test(
        "Of a price tag that takes the place of another in the next frame, no part of the price is the old one's",
        .enabled(if: (try? AdaptiveInstallation.find()) != nil, "rig/setup-adaptive was not run"))
    func swappedPrices() throws {
        let tag = LabelDefinition("Tag") { TotalPriceText(name: "Price").anchorRegexes([]) }
        var request = ReadingRequest(labels: try LabelMatcher(definitions: [tag]))
        request.barcodeBudget = .seconds(5)
        let reader = try LabelReader()
        for price in ["45.50", "61.60", "34.40", "42.90"] {
            let parts = price.split(separator: ".")
            let picture = try LabelPicture(width: 600, height: 300)
                .text("PEANUT BUTTER CRUNCHY", x: 40, baseline: 60, TextStyle(size: 30))
                .text(String(parts[0]), x: 60, baseline: 230, TextStyle(size: 150, isBold: true))
                .text(String(parts[1]), x: 265, baseline: 175, TextStyle(size: 70, isBold: true))
                .seen()
            for _ in 0..<2 {
                let values = reader.read(picture, request).labels.compactMap { $0["Price"]?.value }
                #expect(values.allSatisfy { $0 == price }, "\(price): \(values)")
            }
        }
    }

    @Test("Values keep their place in the picture when a region is read")
    func region() throws {
        let picture = try LabelPicture.lines(["BEST BEFORE 24/12/2026"]).seen(Placing(x: 0.5, y: 0.75))
        let whole = try LabelReader().read(picture, ReadingRequest(readsText: true)).lines
        let region = RegionOfInterest(x: 0, y: 0.5, width: 1, height: 0.5)
        let part = try LabelReader().read(picture, ReadingRequest(readsText: true, region: region)).lines
        let first = try #require(whole.first { $0.text.contains("24/12/2026") })
        let second = try #require(part.first { $0.text.contains("24/12/2026") })
        #expect(first.box.intersectionArea(second.box) > 0.7 * first.box.width * first.box.height)
    }
}
