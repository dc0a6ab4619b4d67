import Foundation
import Imaging
import LabelLanguage
import Testing

@testable import Delivery

@Suite("Evidence store")
struct EvidenceStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store(
        _ policy: EvidencePolicy = .all, limits: EvidenceLimits = EvidenceLimits(freeBytes: 0)
    ) throws -> EvidenceStore {
        try EvidenceStore(directory: folder.path + "/evidence", policy: policy, limits: limits) { image, quality in
            [UInt8](repeating: UInt8(quality), count: image.width)
        }
    }

    private func evidence(_ record: Record) -> Evidence {
        let field = FieldValue(
            name: "Barcode", text: hostileText, value: "4012", confidence: 0.5,
            box: Box(x: 1, y: 2, width: 3, height: 4.5), symbology: .ean13)
        return Evidence(record: record, image: .grey, fields: [field])
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/evidence").sorted() }
    }

    @Test("a picture is written with a side file that names record and boxes")
    func pair() throws {
        #expect(try store().write(evidence(.pass.numbered(12))) == "000000000012.jpg")
        #expect(try names == ["000000000012.jpg", "000000000012.json"])
        let picture = try Data(contentsOf: URL(filePath: folder.path + "/evidence/000000000012.jpg"))
        #expect(picture == Data(repeating: 30, count: 100))
        let side = try Data(contentsOf: URL(filePath: folder.path + "/evidence/000000000012.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: side) as? [String: Any])
        let fields = try #require(object["fields"] as? [[String: Any]])
        #expect(fields[0]["box"] as? [Double] == [1, 2, 3, 4.5])
        #expect(fields[0]["text"] as? String == hostileText)
        #expect((object["record"] as? [String: Any])?["seq"] as? Int == 12)
    }

    @Test("the policy decides of which decisions pictures are kept")
    func policy() throws {
        #expect(try store(.failures).write(evidence(.pass.numbered(1))) == nil)
        #expect(try store(.failures).write(evidence(.noRead.numbered(2))) != nil)
        #expect(try store(.none).write(evidence(.noRead.numbered(3))) == nil)
        #expect(try names == ["000000000002.jpg", "000000000002.json"])
    }

    @Test("the oldest go when there are too many, also after a restart")
    func count() throws {
        let limits = EvidenceLimits(count: 3, freeBytes: 0)
        for sequence in 1...5 { _ = try store(limits: limits).write(evidence(.pass.numbered(Int64(sequence)))) }
        #expect(
            try names.filter { $0.hasSuffix("jpg") } == ["000000000003.jpg", "000000000004.jpg", "000000000005.jpg"])
        #expect(try names.count == 6)
    }

    @Test("the oldest go when they take too many bytes")
    func bytes() throws {
        let store = try store(limits: EvidenceLimits(bytes: 2_000, freeBytes: 0))
        for sequence in 1...50 { _ = try store.write(evidence(.pass.numbered(Int64(sequence)))) }
        #expect(store.size.bytes <= 2_000)
        #expect(store.size.count > 0)
        #expect(try names.last == "000000000050.json")
    }

    @Test("what is too old goes")
    func age() throws {
        let store = try store(limits: EvidenceLimits(age: .seconds(10), freeBytes: 0))
        let start = Date(timeIntervalSince1970: 1_796_074_627)
        _ = try store.write(evidence(.pass.numbered(1)), at: start)
        _ = try store.write(evidence(.pass.numbered(2)), at: start + 9)
        store.prune(at: start + 11)
        #expect(try names.first == "000000000002.jpg")
    }

    @Test("no picture is written into the room that records need")
    func room() throws {
        let store = try store(limits: EvidenceLimits(freeBytes: .max))
        let error = #expect(throws: DeliveryError.self) { try store.write(evidence(.pass.numbered(1))) }
        #expect(error?.code == .full)
        #expect(try names.isEmpty)
    }

    @Test("files that are not evidence are left alone, half-written and empty ones removed")
    func strangers() throws {
        _ = try store()
        for name in ["notes.txt", "1.jpg", "000000000001.jpg.part"] {
            try Data([1]).write(to: URL(filePath: folder.path + "/evidence/" + name))
        }
        try Data().write(to: URL(filePath: folder.path + "/evidence/000000000002.jpg"))
        _ = try store()
        #expect(try names == ["1.jpg", "notes.txt"])
    }

    @Test("pictures are JPEG where nothing else is asked for")
    func encoder() throws {
        let store = try EvidenceStore(directory: folder.path + "/evidence", limits: EvidenceLimits(freeBytes: 0))
        _ = try store.write(evidence(.pass.numbered(1)))
        let bytes = try Data(contentsOf: URL(filePath: folder.path + "/evidence/000000000001.jpg"))
        #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
    }
}
