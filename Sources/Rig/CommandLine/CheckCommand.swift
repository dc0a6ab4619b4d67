/// `labelrig check`: is the configuration right?
struct CheckCommand {
    private let path: String

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(words, valued: ["--config"])
        guard arguments.operands.isEmpty else { throw .usage("check takes no '\(arguments.operands[0])'") }
        path = try arguments.value("--config") ?? Configuration.defaultPath
    }

    func run() throws(CommandLineError) -> ExitStatus {
        let configuration = try Configuration.loadForCommand(path)
        for warning in configuration.warnings { Console.print("warning: \(warning)") }
        for complaint in RegionTightness(configuration).complaints(evidence: configuration.data + "/evidence") {
            Console.print("warning: \(path): \(complaint)")
        }
        if let finding = AdaptiveExamination(labels: configuration.labels).finding(), finding.verdict != .right {
            Console.print("warning: \(finding.text); \(finding.remedy ?? "")")
        }
        for camera in [configuration.camera] + configuration.cameras where !configuration.cameras.isEmpty {
            Console.print("camera \(camera.name): \(camera.device), \(camera.width)x\(camera.height)")
        }
        for label in configuration.labels {
            let fields = label.fields.map { $0.isOptional ? "\($0.name) (optional)" : $0.name }
            Console.print("label \(label.name): \(fields.joined(separator: ", "))")
        }
        Console.print("\(path): ok")
        return .done
    }
}

extension Configuration {
    /// The configuration of a command, whose errors are the command's.
    static func loadForCommand(_ path: String) throws(CommandLineError) -> Configuration {
        do throws(ConfigurationError) {
            return try load(path: path)
        } catch {
            throw CommandLineError(.wrongUse, error.description)
        }
    }
}
