import Foundation
import Reading
import Testing

@testable import Rig

@Suite("The region of interest")
struct RegionTests {
    private let label = "labels: [{name: A, fields: [{type: ExpiryDateText, name: Expiry}]}]\n"

    private func decode(_ yaml: String) throws -> Configuration {
        try Configuration.decode(yaml: Array((yaml + label).utf8), file: "rig.yaml")
    }

    @Test("is given in fractions of the picture, with the quality and the rate of reading")
    func keys() throws {
        let configuration = try decode("region: 0.1, 0.2, 0.5, 0.25\nquality: fast\ntrackingRate: 12.5\n")
        #expect(configuration.region == RegionOfInterest(x: 0.1, y: 0.2, width: 0.5, height: 0.25))
        #expect(configuration.quality == .fast)
        #expect(configuration.trackingRate == 12.5)
        for yaml in ["region: 0.6,0,0.5,1\n", "region: 1\n", "region: 0,0,0,1\n", "trackingRate: 0\n"] {
            #expect(throws: ConfigurationError.self) { try decode(yaml) }
        }
    }

    @Test("may be chosen by the host, and zoomed into")
    func option() {
        var options = RigOptions()
        #expect(options.set("region", to: "0.5,0.5,0.6,0.5") != nil)
        #expect(options.set("region", to: "0.5,0.5,0.5,0.5") == nil)
        #expect(options.applied(to: .whole) == RegionOfInterest(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
        #expect(options.setZoom(2) == nil)
        #expect(options.applied(to: .whole) == RegionOfInterest(x: 0.625, y: 0.625, width: 0.25, height: 0.25))
        #expect(options.set("trackingRate", to: "0") != nil)
        #expect(options.set("trackingRate", to: "5") == nil)
        #expect(options.applied(toTrackingRate: nil) == 5)
    }

    @Test("is warned of where it is lower than readable print with room round it")
    func low() throws {
        let high = try decode("region: 0,0.5,1,0.05\n")
        #expect(!high.warnings.contains { $0.message.contains("too low") })
        let low = try decode("region: 0,0.5,1,0.03\n")
        #expect(low.warnings.contains { $0.line == 1 && $0.message.contains("too low") })
    }

    @Test("is warned of where fields were read within half a character of its edge, and only there")
    func tight() throws {
        let folder = try TemporaryFolder()
        func write(_ number: Int, _ box: String) throws {
            let json = #"{"image":"x.jpg","width":1000,"height":500,"fields":[{"name":"Expiry","box":\#(box)}]}"#
            _ = try folder.write(json, to: String(format: "%012d.json", number))
        }
        let configuration = try decode("region: 0.1,0.1,0.8,0.8\n")
        // 20 pixels high: 10 are wanted; the region's left edge is at 100.
        for number in 0..<10 { try write(number, "[115,200,200,20]") }
        #expect(RegionTightness(configuration).complaints(evidence: folder.path).isEmpty)
        for number in 10..<14 { try write(number, "[108,200,200,20]") }
        // Beside the region: read before it was set.
        for number in 14..<20 { try write(number, "[10,10,50,20]") }
        #expect(
            RegionTightness(configuration).complaints(evidence: folder.path) == [
                "the region is too tight for 'Expiry', which stood within half a character of its left edge in 4 of 14 "
                    + "pictures; make it larger there"
            ])
        #expect(RegionTightness(try decode("")).complaints(evidence: folder.path).isEmpty)
        // The picture's own edge is not the region's.
        #expect(
            RegionTightness(try decode("region: 0,0,1,0.8\n")).complaints(evidence: folder.path).isEmpty)
    }
}
