import Testing

@testable import LabelLanguage

@Suite("Vehicle identification numbers in print")
struct VINScannerTests {
    /// Print; number, or nothing.
    @Test(
        "are found, and slips put right where only one character can stand",
        arguments: rows(
            """
            WDB2110062A623543 | WDB2110062A623543
            *WDB2110062A623543* | WDB2110062A623543
            VIN: WDB2110062A623543 | WDB2110062A623543
            WDB 211006 2A 623543 | WDB2110062A623543
            WDB211006-2A623543 | WDB2110062A623543
            WOLOAHL4898064032 | W0L0AHL4898064032
            W0L0AHL48980640E2 |
            W0L0AHL489806403Z | W0L0AHL4898064032
            W0L0AHL48980640B2 | W0L0AHL4898064082
            WQL0AHL4898064032 | W0L0AHL4898064032
            WDB211OO62A623543 | WDB2110062A623543
            WDB2II0062A623543 | WDB2110062A623543
            wdb2110062a623543 | WDB2110062A623543
            IWDB2110062A623543 | WDB2110062A623543
            |WDB2110062A623543 | WDB2110062A623543
            WDB2110062A62354 |
            WDB2110062A6235433 |
            ABCDEFGHJKLMNPRST |
            CHASSISNUMBERPLATE |
            1M8GDM9AXKP042788 | 1M8GDM9AXKP042788
            TYPE 245 VIN 1M8GDM9AXKP042788 | 1M8GDM9AXKP042788
            """.replacing("|WDB", with: "!WDB")))
    func found(_ row: CaseRow) {
        #expect(VINScanner(text: printed(row[0])).numbers().first?.vin ?? "" == row[1])
    }

    @Test("every correction is told with its place")
    func corrections() throws {
        let number = try #require(VINScanner(text: printed("WOL0AHL4898064032")).numbers().first)
        #expect(number.corrections.map { $0.description(from: number.range.lowerBound) } == ["O→0 at 2"])
    }

    @Test("print that may be read as the barcode's number is that number")
    func barcode() throws {
        let scanner = VINScanner(text: printed("WDB211OO62A6Z3S43"), barcodes: ["WDB2110062A623543"])
        #expect(scanner.numbers().first?.vin == "WDB2110062A623543")
        #expect(scanner.numbers().first?.corrections.count == 4)
    }
}
