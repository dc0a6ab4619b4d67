import Delivery
import Imaging
import LabelLanguage

/// `labelrig bench --text`: times our reading of labels' text beside the text readers that others use.
struct TextBenchCommand {
    static let valued = ["--text", "--truth", "--roi-key"]

    private let folder: String
    private let definition: LabelDefinition
    private let languages: [String]
    private let truth: TruthFile
    private let regionKey: String?
    private let python: String
    private let output: String?

    /// - Parameter folder: the pictures.
    init(folder: String, _ arguments: Arguments) throws(CommandLineError) {
        self.folder = folder
        guard let name = try arguments.value("--label") else { throw .usage("bench --text wants --label NAME") }
        guard let path = try arguments.value("--truth") else { throw .usage("bench --text wants --truth FILE") }
        let labels = try LabelChoice(configuration: try arguments.value("--config"))
        definition = try labels.definition(name)
        guard definition.readsPrint else { throw .usage("label '\(name)' has no printed text") }
        languages = labels.languages
        truth = try TruthFile(path: path)
        regionKey = try arguments.value("--roi-key")
        python = try arguments.value("--python") ?? "python3"
        output = try arguments.value("--json")
    }

    func run() throws(CommandLineError) -> ExitStatus {
        let rapidOCR = RapidOCR(python: python)
        let bench: TextBench
        do {
            bench = try TextBench(definition, languages: languages, rapidOCR: rapidOCR)
        } catch {
            throw CommandLineError(.failed, "\(error)")
        }
        Console.print("adaptive reader: \(bench.adaptiveFailure?.message ?? "installed")")
        Console.print("tesseract: \(TesseractPage.version)")
        Console.print("rapidocr: \(rapidOCR.version ?? "not installed for \(python)")")
        var timings: [TextBenchTiming] = []
        var status = ExitStatus.done
        for row in truth.rows {
            do throws(ImagingError) {
                timings += try self.timings(of: row, bench)
            } catch {
                Console.complain("\(folder)/\(row.name): \(error.message)")
                status = .failed
            }
        }
        let table = TextBenchTable(timings)
        table.lines.forEach(Console.print)
        if let output { try table.json.write(toFile: output) }
        return status
    }

    /// A picture's, or those of each of its regions where the truth file names several.
    private func timings(of row: TruthFile.Row, _ bench: TextBench) throws(ImagingError) -> [TextBenchTiming] {
        let image = try Picture.open("\(folder)/\(row.name)")
        let regions = row.regions(key: regionKey)
        return regions.enumerated().map { index, region in
            let name = regions.count > 1 ? "\(row.name), region \(index + 1)" : row.name
            return bench.timing(of: image, region: region, name: name)
        }
    }
}
