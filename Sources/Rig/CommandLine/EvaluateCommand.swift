import Delivery
import Foundation
import Glibc
import Imaging
import LabelLanguage
import Reading

/// `labelrig evaluate`: reads pictures whose contents are known, and counts what is right, wrong and missing.
struct EvaluateCommand {
    private let folder: String
    private let definition: LabelDefinition
    private let truth: TruthFile
    /// Which key of the truth file each field must equal.
    private let keys: [(field: String, key: String)]
    private let regionKey: String?
    private let page: String?
    private let output: String?
    private let languages: [String]
    /// The size of a stream's frames; nil: each picture is read by itself.
    private let frameSize: PixelSize?

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(
            words, valued: ["--config", "--label", "--truth", "--match", "--roi-key", "--html", "--json", "--stream"])
        guard arguments.operands.count == 1 else { throw .usage("evaluate wants one folder of pictures") }
        folder = arguments.operands[0]
        guard let name = try arguments.value("--label") else { throw .usage("evaluate wants --label NAME") }
        guard let truthPath = try arguments.value("--truth") else { throw .usage("evaluate wants --truth FILE") }
        let labels = try LabelChoice(configuration: try arguments.value("--config"))
        definition = try labels.definition(name)
        languages = labels.languages
        truth = try TruthFile(path: truthPath)
        keys = try Self.keys(arguments.values["--match"] ?? [], definition, truth)
        regionKey = try arguments.value("--roi-key")
        page = try arguments.value("--html")
        output = try arguments.value("--json")
        frameSize = try arguments.value("--stream").map { (text) throws(CommandLineError) in
            guard let size = PixelSize(text) else {
                throw .usage("--stream wants a frame's size such as 1280x720, not '\(text)'")
            }
            return size
        }
    }

    func run() throws(CommandLineError) -> ExitStatus {
        guard truth.rows.contains(where: { access("\(folder)/\($0.name)", F_OK) == 0 }) else {
            throw CommandLineError(
                .failed, "\(folder): holds none of the pictures that the truth file names; name their folder")
        }
        let reader: LabelReader
        let labels: LabelMatcher
        do {
            labels = try LabelMatcher(definitions: [definition])
            reader = try LabelReader(languages: languages)
            try reader.warmUp(for: ReadingRequest(labels: labels))
        } catch {
            throw CommandLineError(.failed, "\(error)")
        }
        var pictures: [EvaluatedPicture] = []
        var status = ExitStatus.done
        for row in truth.rows {
            do throws(ImagingError) {
                pictures += try evaluate(row, reader, labels)
            } catch {
                Console.complain("\(folder)/\(row.name): \(error.message)")
                status = .failed
            }
        }
        var summary = EvaluationSummary(fields: keys.map(\.field))
        pictures.forEach { summary.add($0) }
        summary.lines.forEach(Console.print)
        if !left.isEmpty { Console.complain("not compared with any field: \(left.joined(separator: ", "))") }
        if let output { try JSONValue.array(pictures.map(\.json)).write(toFile: output) }
        if let page { try write(pictures, summary, to: page) }
        return status
    }

    /// Keys of the truth file that nothing is compared with: notes, or misspelt fields.
    private var left: [String] {
        Set(truth.rows.flatMap(\.values.keys)).subtracting(keys.map(\.key) + [regionKey].compactMap(\.self)).sorted()
    }

    /// Reads a picture, or each of its regions where the truth file names several, against the values in their order.
    private func evaluate(
        _ row: TruthFile.Row, _ reader: LabelReader, _ labels: LabelMatcher
    ) throws(ImagingError) -> [EvaluatedPicture] {
        let expected = keys.compactMap { field, key in row.values[key].map { (field, $0) } }
        guard expected.contains(where: { !$0.1.isEmpty }) else { return [] }
        let image = try Picture.open("\(folder)/\(row.name)")
        let regions = row.regions(key: regionKey)
        return regions.enumerated().map { index, region in
            reader.reset()
            let begin = MonotonicTime.now()
            let (shown, observation, label) =
                if let frameSize {
                    StreamReader(reader: reader, labels: labels, size: frameSize).read(image, region: region)
                } else {
                    read(image, region, reader, labels)
                }
            let time = .now() - begin
            let fields = expected.compactMap { field, value -> EvaluatedPicture.Field? in
                let values = regions.count > 1 ? value.components(separatedBy: "|") : [value]
                guard values.indices.contains(index), !values[index].isEmpty else { return nil }
                return .init(name: field, expected: values[index], found: label?[field])
            }
            return EvaluatedPicture(
                name: regions.count > 1 ? "\(row.name), region \(index + 1)" : row.name, image: shown,
                observation: observation, fields: fields, time: time)
        }
    }

    private func read(
        _ image: LumaImage, _ region: RegionOfInterest, _ reader: LabelReader, _ labels: LabelMatcher
    ) -> (LumaImage, Observation, LabelReading?) {
        let observation = reader.read(image, ReadingRequest(labels: labels, region: region, quality: .accurate))
        return (image, observation, observation.labels.max { $0.fields.count < $1.fields.count })
    }

    private func write(
        _ pictures: [EvaluatedPicture], _ summary: EvaluationSummary, to path: String
    ) throws(CommandLineError) {
        do {
            var page = EvaluationPage(label: definition.name, summary: summary)
            for picture in pictures { try page.add(picture) }
            try page.write(to: path)
        } catch {
            throw CommandLineError(.failed, "\(path): cannot be written: \(error)")
        }
    }

    /// Those that were asked for; otherwise each field by the key of its own name, or `value` for a label of one field.
    private static func keys(
        _ matches: [String], _ definition: LabelDefinition, _ truth: TruthFile
    ) throws(CommandLineError) -> [(field: String, key: String)] {
        let fields = definition.fields.map(\.name)
        guard matches.isEmpty else {
            return try matches.map { (match) throws(CommandLineError) in
                guard let equals = match.firstIndex(of: "=") else {
                    throw .usage("--match wants FIELD=KEY, not '\(match)'")
                }
                let field = String(match[..<equals])
                guard fields.contains(field) else { throw .usage("no field '\(field)'; \(fields.advice(for: field))") }
                return (field, String(match[match.index(after: equals)...]))
            }
        }
        let known = Set(truth.rows.flatMap(\.values.keys))
        let own = fields.filter(known.contains).map { ($0, $0) }
        if own.isEmpty, let only = fields.first, known.contains("value") { return [(only, "value")] }
        guard !own.isEmpty else {
            throw .usage("no key of the truth file is a field's name; say which is which with --match FIELD=KEY")
        }
        return own
    }
}
