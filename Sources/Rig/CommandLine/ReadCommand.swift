import Imaging
import LabelLanguage
import Reading

/// `labelrig read`: reads pictures.
struct ReadCommand {
    private let images: [String]
    private let request: ReadingRequest
    /// Every text line is printed, not only what became of it.
    private let printsLines: Bool
    private let languages: [String]

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(
            words, valued: ["--config", "--label", "--symbologies", "--kinds", "--roi", "--quality"], flags: ["--text"])
        guard !arguments.operands.isEmpty else { throw .usage("read wants at least one picture") }
        images = arguments.operands
        printsLines = arguments.flags.contains("--text")
        let labels = try LabelChoice(configuration: try arguments.value("--config"))
        languages = labels.languages
        var request = ReadingRequest(
            readsText: printsLines,
            region: try arguments.value("--roi").map(Self.region) ?? .whole,
            quality: try arguments.value("--quality").map(Self.quality) ?? .accurate)
        if let symbologies = try arguments.value("--symbologies") {
            request.symbologies = try Self.symbologies(symbologies)
        }
        let kinds = try arguments.value("--kinds").map(Self.kinds)
        if let kinds {
            guard try arguments.value("--label") ?? "anything" == "anything" else {
                throw .usage("--kinds says what text of the label anything is wanted; leave it or --label out")
            }
            request.labels = try Self.matcher(for: .anything(symbologies: request.symbologies, kinds: kinds))
        } else if let name = try arguments.value("--label") {
            request.labels = try Self.matcher(
                for: try Self.definition(name, labels, symbologies: request.symbologies, text: printsLines))
        } else if request.symbologies.isEmpty {
            request.symbologies = Set(Symbology.allCases)
        }
        self.request = request
    }

    func run() throws(CommandLineError) -> ExitStatus {
        var status = ExitStatus.done
        let reader: LabelReader
        do throws(ReadingError) {
            reader = try LabelReader(languages: languages)
            try reader.warmUp(for: request)
        } catch {
            throw CommandLineError(.failed, error.message)
        }
        for image in images {
            let report = read(image, reader)
            if case .failure = report.result { status = .failed }
            Console.print(report.json.description)
        }
        if let failure = reader.textFailure { throw CommandLineError(.failed, failure.message) }
        return status
    }

    private func read(_ path: String, _ reader: LabelReader) -> ReadReport {
        let image: LumaImage
        do throws(ImagingError) {
            image = try Picture.open(path)
        } catch {
            return ReadReport(image: path, result: .failure(error))
        }
        // Each picture stands alone: what the one before it showed must not matter.
        reader.reset()
        let begin = MonotonicTime.now()
        var observation = reader.read(image, request)
        let time = .now() - begin
        if !printsLines { observation.lines = [] }
        return ReadReport(
            image: path,
            result: .success(
                .init(width: image.width, height: image.height, time: time, observation: observation)))
    }

    /// - Parameters:
    ///   - symbologies: asked for beside the label; they narrow down what `anything` is.
    ///   - text: whether text was asked for beside the label.
    private static func definition(
        _ name: String, _ labels: LabelChoice, symbologies: Set<Symbology>, text: Bool
    ) throws(CommandLineError) -> LabelDefinition {
        if name == "anything", !symbologies.isEmpty, !labels.isOwn(name) {
            return .anything(symbologies: symbologies, readsText: text)
        }
        return try labels.definition(name)
    }

    private static func matcher(for definition: LabelDefinition) throws(CommandLineError) -> LabelMatcher {
        do throws(LabelDefinitionError) {
            return try LabelMatcher(definitions: [definition])
        } catch {
            throw CommandLineError(.wrongUse, error.message)
        }
    }

    private static func symbologies(_ list: String) throws(CommandLineError) -> Set<Symbology> {
        var all: Set<Symbology> = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let symbologies = Symbology.named(name) else {
                throw .usage("no symbology '\(name)'; \(Symbology.allNames.advice(for: name))")
            }
            all.formUnion(symbologies)
        }
        return all
    }

    private static func kinds(_ list: String) throws(CommandLineError) -> Set<TextKind> {
        var kinds: Set<TextKind> = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let kind = TextKind(rawValue: name) else {
                throw .usage("no kind of text '\(name)'; \(TextKind.allCases.map(\.rawValue).advice(for: name))")
            }
            kinds.insert(kind)
        }
        return kinds
    }

    private static func quality(_ name: String) throws(CommandLineError) -> ReadingQuality {
        guard let quality = ReadingQuality(rawValue: name) else {
            throw .usage("no quality '\(name)'; \(ReadingQuality.allCases.map(\.rawValue).advice(for: name))")
        }
        return quality
    }

    private static func region(_ text: String) throws(CommandLineError) -> RegionOfInterest {
        guard let region = RegionOfInterest(text: text) else {
            throw .usage("--roi wants \(RegionOfInterest.textAdvice), not '\(text)'")
        }
        return region
    }
}
