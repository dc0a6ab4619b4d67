import Foundation
import Reading

/// What pictures say in truth: one picture a line, its name, a tab, and `key=value` pairs parted by tabs. A bare second
/// column means `value=`.
struct TruthFile {
    struct Row {
        /// The picture's file name.
        var name: String
        var values: [String: String]

        /// The regions that a key names, each with a margin; the whole picture without one.
        func regions(key: String?) -> [RegionOfInterest] {
            key.flatMap { key in values[key].flatMap { TruthRegion.regions($0, key: key) } } ?? [.whole]
        }
    }

    let rows: [Row]

    /// - Parameter text: lines that begin with `#` and empty ones do not count.
    init(_ text: String) {
        rows = text.split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard let name = columns.first, !name.isEmpty else { return nil }
            var values: [String: String] = [:]
            for (index, column) in columns.dropFirst().enumerated() {
                if let equals = column.firstIndex(of: "="), index > 0 || Self.isKey(column[..<equals]) {
                    values[String(column[..<equals])] = String(column[column.index(after: equals)...])
                } else if index == 0, !column.isEmpty {
                    values["value"] = column
                }
            }
            return Row(name: name, values: values)
        }
    }

    init(path: String) throws(CommandLineError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandLineError(.failed, "\(path): cannot be read; name a truth file with --truth")
        }
        self.init(String(decoding: data, as: UTF8.self))
        guard !rows.isEmpty else {
            throw CommandLineError(
                .failed, "\(path): no picture is named in it; write NAME, a tab and key=value a line")
        }
    }

    private static func isKey(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy {
                $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
    }
}

/// Where in a picture a truth file says that the label is.
enum TruthRegion {
    /// Room around a box, as a share of its sides: a region that ends with the print cuts its quiet zone.
    private static let margin = (width: 0.1, height: 0.35)

    /// The regions that a key's value names, each with a margin.
    ///
    /// - Parameters:
    ///   - key: one that ends in `yolo` has centre x, centre y, width and height as fractions; one that ends in `pct` has
    ///     left, top, width and height in percent, several parted by `|`.
    /// - Returns: nil when the value is not of that form.
    static func regions(_ value: String, key: String) -> [RegionOfInterest]? {
        let boxes = value.split(separator: "|").map { box in
            box.split(separator: " ").compactMap { Double($0) }
        }
        guard !boxes.isEmpty, boxes.allSatisfy({ $0.count == 4 }) else { return nil }
        return boxes.map { box in
            key.hasSuffix("pct")
                ? region(x: box[0] / 100, y: box[1] / 100, width: box[2] / 100, height: box[3] / 100)
                : region(x: box[0] - box[2] / 2, y: box[1] - box[3] / 2, width: box[2], height: box[3])
        }
    }

    private static func region(x: Double, y: Double, width: Double, height: Double) -> RegionOfInterest {
        let left = max(0, x - width * margin.width)
        let top = max(0, y - height * margin.height)
        let right = min(1, x + width * (1 + margin.width))
        let bottom = min(1, y + height * (1 + margin.height))
        return RegionOfInterest(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
