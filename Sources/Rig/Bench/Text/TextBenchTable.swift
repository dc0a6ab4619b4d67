import Delivery

/// What a text bench found: a column a reader, and one for the pictures for which our fast reader sufficed.
struct TextBenchTable {
    struct Column {
        var title: String
        /// One for each picture.
        var milliseconds: [Double]
        /// Of Tesseract and of RapidOCR for the same pictures, which the ratios are to; nil where these did not read all
        /// of them.
        var tesseract: [Double]?
        var rapidOCR: [Double]?

        var median: Double { milliseconds.percentile(50) }
        var within95: Double { milliseconds.percentile(95) }

        /// The column's median as a share of a peer's, or all its time.
        func median(to peer: [Double]?) -> Double? { Self.share(median, of: peer?.percentile(50)) }
        func total(to peer: [Double]?) -> Double? {
            Self.share(milliseconds.reduce(0, +), of: peer?.reduce(0, +))
        }

        private static func share(_ value: Double, of other: Double?) -> Double? {
            other.flatMap { $0 > 0 ? value / $0 : nil }
        }
    }

    let columns: [Column]
    private let timings: [TextBenchTiming]

    private static let sufficedTitle = "auto, fast reader sufficed"

    init(_ timings: [TextBenchTiming]) {
        self.timings = timings
        var columns: [Column] = []
        for reader in TextBench.Reader.allCases {
            let isOwn = reader == .withoutAdaptive || reader == .withAdaptive
            if let column = Self.column(reader.rawValue, reader, timings, isOwn: isOwn) { columns.append(column) }
            if reader == .withAdaptive {
                let sufficed = timings.filter(\.fastSufficed)
                if let column = Self.column(Self.sufficedTitle, reader, sufficed, isOwn: true) {
                    columns.append(column)
                }
            }
        }
        self.columns = columns
    }

    /// Nil where the reader read nothing.
    private static func column(
        _ title: String, _ reader: TextBench.Reader, _ timings: [TextBenchTiming], isOwn: Bool
    ) -> Column? {
        func all(_ reader: TextBench.Reader) -> [Double]? {
            let times = timings.compactMap { $0.milliseconds[reader] }
            return times.count == timings.count ? times : nil
        }
        let times = timings.compactMap { $0.milliseconds[reader] }
        guard !times.isEmpty else { return nil }
        return Column(
            title: title, milliseconds: times, tesseract: isOwn ? all(.tesseract) : nil,
            rapidOCR: isOwn ? all(.rapidOCR) : nil)
    }

    /// For people: a line a figure.
    var lines: [String] {
        let titles = [""] + columns.map(\.title)
        let rows = Self.figures.map { name, figure in
            [name] + columns.map { column in figure(column).map { "\($0.hundredths)" } ?? "-" }
        }
        let counts = ["pictures"] + columns.map { "\($0.milliseconds.count)" }
        return ([titles, counts] + rows).lines(leading: [0])
    }

    private static var figures: [(String, (Column) -> Double?)] {
        [
            ("median, ms", { $0.median }),
            ("95 % within, ms", { $0.within95 }),
            ("median to tesseract's", { $0.median(to: $0.tesseract) }),
            ("all time to tesseract's", { $0.total(to: $0.tesseract) }),
            ("median to rapidocr's", { $0.median(to: $0.rapidOCR) }),
            ("all time to rapidocr's", { $0.total(to: $0.rapidOCR) }),
        ]
    }

    var json: JSONValue {
        .object([
            "columns": .array(
                columns.map { column in
                    .object([
                        "reader": .string(column.title),
                        "pictures": .integer(Int64(column.milliseconds.count)),
                        "medianMilliseconds": .number(column.median.hundredths),
                        "within95Milliseconds": .number(column.within95.hundredths),
                        "medianToTesseract": Self.number(column.median(to: column.tesseract)),
                        "totalToTesseract": Self.number(column.total(to: column.tesseract)),
                        "medianToRapidOCR": Self.number(column.median(to: column.rapidOCR)),
                        "totalToRapidOCR": Self.number(column.total(to: column.rapidOCR)),
                    ])
                }),
            "pictures": .array(
                timings.map { timing in
                    .object([
                        "name": .string(timing.name),
                        "fastSufficed": .bool(timing.fastSufficed),
                        "milliseconds": .object(
                            TextBench.Reader.allCases.compactMap { reader in
                                timing.milliseconds[reader].map { .init(reader.rawValue, .number($0.hundredths)) }
                            }),
                    ])
                }),
        ])
    }

    private static func number(_ value: Double?) -> JSONValue? { value.map { .number($0.hundredths) } }
}
