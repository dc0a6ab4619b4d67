import Imaging
import LabelLanguage
import Reading
import Testing

@testable import Capture

@Suite("Streams of the labels in view")
struct ItemStreamTests {
    @Test("each follower gets the newest labels, in reading order, until the end")
    func newest() async {
        let streams = ItemStreams()
        #expect(!streams.isFollowed)
        let (first, second) = (streams.items(), streams.items())
        #expect(streams.isFollowed)
        var session = CaptureSession(definitions: [.goods], settings: CaptureSettings(mode: .continuous))
        for labels in [[label("1", y: 0)], [label("2", y: 100), label("1", y: 0)]] {
            _ = session.observe(Observation(labels: labels), aim: Point(x: 0, y: 0), at: .now())
            streams.send(session.items)
        }
        streams.finish()
        for stream in [first, second] {
            var seen: [[String]] = []
            for await items in stream { seen.append(items.map { $0.reading.fields.map(\.value).joined() }) }
            #expect(seen == [["1", "2"]])
        }
        #expect(!streams.isFollowed)
    }

    @Test("whoever comes after the end gets nothing")
    func late() async {
        let streams = ItemStreams()
        streams.finish()
        for await _ in streams.items() { Issue.record("a stream that has ended gave something") }
    }

    private func label(_ value: String, y: Double) -> LabelReading {
        let box = Box(x: 0, y: y, width: 50, height: 20)
        return LabelReading(
            definition: "goods", isComplete: true,
            fields: [FieldValue(name: "Barcode", text: value, value: value, confidence: 1, box: box)], predicted: [],
            box: box)
    }
}

extension LabelDefinition {
    fileprivate static let goods = LabelDefinition("goods") { CustomBarcode(name: "Barcode", symbologies: [.ean13]) }
}
