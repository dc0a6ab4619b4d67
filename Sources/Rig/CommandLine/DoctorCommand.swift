import Glibc
import LabelLanguage

/// `labelrig doctor`: looks at everything that a rig needs and says how to mend what is wrong.
struct DoctorCommand {
    private let path: String

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(words, valued: ["--config"])
        guard arguments.operands.isEmpty else { throw .usage("doctor takes no '\(arguments.operands[0])'") }
        path = try arguments.value("--config") ?? Configuration.defaultPath
    }

    func run() throws(CommandLineError) -> ExitStatus {
        let (configuration, finding) = configuration()
        var findings = [finding] + SystemExamination(configuration: configuration).findings()
        findings +=
            runningRig(configuration)
            ?? DeviceExamination(devices: DeviceSet(configuration), configuration: configuration).findings()
        for line in findings.flatMap(\.lines) { Console.print(line) }
        let wrong = findings.filter { $0.verdict == .wrong }.count
        Console.print(wrong == 0 ? "all is well" : "\(wrong) to mend")
        return wrong == 0 ? .done : .failed
    }

    /// A configuration that is missing or wrong is the first finding, not the end: the machine is looked at all the same.
    private func configuration() -> (Configuration, Finding) {
        do throws(ConfigurationError) {
            let configuration = try Configuration.load(path: path)
            return (configuration, Finding(.right, "configuration", path))
        } catch {
            let remedy =
                access(path, F_OK) == 0
                ? "mend that line, then: labelrig check --config \(path)"
                : "start from rig/rig.yaml: sudo install -D -m 644 rig/rig.yaml \(path)"
            return (
                Configuration(labels: LabelDefinition.builtIn(named: "anything").map { [$0] } ?? []),
                Finding(.wrong, "configuration", error.description, remedy: remedy)
            )
        }
    }

    /// What a rig that runs says of its devices, which no one else can open meanwhile; nil when none runs.
    private func runningRig(_ configuration: Configuration) -> [Finding]? {
        guard var client = try? ControlClient(configuration.controlCandidates) else { return nil }
        defer { client.close() }
        guard let reply = try? client.ask("STATUS", within: .seconds(5)) else {
            return [
                Finding(
                    .wrong, "rig", "a rig runs but does not answer",
                    remedy: "sudo systemctl restart labelrig; journalctl -u labelrig -n 50")
            ]
        }
        return [Finding(.right, "rig", "runs with this configuration")] + RunningRig(reply).findings()
    }
}
