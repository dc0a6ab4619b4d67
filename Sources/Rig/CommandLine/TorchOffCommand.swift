import Devices

/// `labelrig torch-off`: switches the torch off when no rig runs that could. The service manager calls it after the rig
/// has ended, however it ended: on some boards a GPIO line that its process lets go keeps its level.
struct TorchOffCommand {
    private let path: String

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(words, valued: ["--config"])
        guard arguments.operands.isEmpty else { throw .usage("torch-off takes no '\(arguments.operands[0])'") }
        path = try arguments.value("--config") ?? Configuration.defaultPath
    }

    func run() throws(CommandLineError) -> ExitStatus {
        guard let torch = DeviceSet(try Configuration.loadForCommand(path)).torch else { return .done }
        do throws(DeviceError) {
            // Opening a torch switches it off.
            try torch.open().close()
        } catch {
            throw CommandLineError(.failed, error.message)
        }
        return .done
    }
}
