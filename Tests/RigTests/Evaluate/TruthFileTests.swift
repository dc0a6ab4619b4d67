import Testing

@testable import Rig

@Suite("Truth files")
struct TruthFileTests {
    @Test("columns are key=value, and a bare second column is the value")
    func columns() {
        let truth = TruthFile(
            "# comment\na.jpg\tprice=45.50\tname=A = B\nb.jpg\t0.00\tunit=g\n\nc.jpg\nd.jpg\tRM 3=1\n")
        #expect(truth.rows.map(\.name) == ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
        #expect(truth.rows[0].values == ["price": "45.50", "name": "A = B"])
        #expect(truth.rows[1].values == ["value": "0.00", "unit": "g"])
        #expect(truth.rows[2].values.isEmpty)
        #expect(truth.rows[3].values == ["value": "RM 3=1"])
    }

    @Test("regions come from fractions around a centre and from percents, with a margin, inside the picture")
    func regions() throws {
        let yolo = try #require(TruthRegion.regions("0.5 0.5 0.2 0.1", key: "vin_box_yolo")?.first)
        #expect(abs(yolo.x - 0.38) < 1e-9 && abs(yolo.width - 0.24) < 1e-9)
        #expect(abs(yolo.y - 0.415) < 1e-9 && abs(yolo.height - 0.17) < 1e-9)
        let percent = try #require(TruthRegion.regions("0 0 50 10|50 90 50 10", key: "box_pct"))
        #expect(percent.count == 2)
        #expect(percent[0].x == 0 && percent[0].y == 0)
        #expect(percent[1].y + percent[1].height == 1)
        #expect(TruthRegion.regions("nonsense", key: "box_pct") == nil)
        #expect(TruthRegion.regions("1 2 3", key: "box_pct") == nil)
    }

    @Test(
        "values are the same to the letter, as numbers and as dates",
        arguments: [
            ("45.50", "45.50", true), ("3.90", "RM 3.90", true), ("154", "154.00", true), ("8.20", "$8.20", true),
            ("2018-12-25", "25/12/2018", true), ("2017-11-24", "24-11-17", true), ("45.50", "45.05", false),
            ("2017-01-04", "04 JAN 2017", true), ("2017-08-05", "05-August-2017", true),
            ("2018-04-28", "20180428", true), ("2018-04-28", "20180427", false), ("12345678", "12345678", true),
            ("2018-12-25", "24/12/2018", false), ("ABC", "ABD", false), ("", "1", false),
        ])
    func comparison(value: String, truth: String, same: Bool) {
        #expect(ValueComparison.areSame(value, truth) == same)
    }
}
