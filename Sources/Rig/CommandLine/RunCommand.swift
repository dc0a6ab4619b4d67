import Devices
import Foundation
import Glibc
import Imaging
import LabelLanguage

/// `labelrig run`: the rig itself, until it is told to stop.
struct RunCommand {
    private let path: String?
    /// The folder of pictures of a virtual rig; nil for the real one.
    private let pictures: String?

    init(_ words: [String]) throws(CommandLineError) {
        let arguments = try Arguments(words, valued: ["--config", "--virtual"])
        guard arguments.operands.isEmpty else { throw .usage("run takes no '\(arguments.operands[0])'") }
        path = try arguments.value("--config")
        pictures = try arguments.value("--virtual")
    }

    func run() throws(CommandLineError) -> ExitStatus {
        // Before the first thread exists, so that all inherit it.
        let signals = StopSignals()
        var (configuration, file) = try configuration()
        let devices: DeviceSet
        let paths: RigPaths
        if let pictures {
            guard isFolder(pictures) else {
                throw CommandLineError(.wrongUse, "\(pictures): no such folder; name one with pictures in it")
            }
            do throws(ImagingError) {
                _ = try Picture.folder(pictures)
            } catch {
                throw CommandLineError(.wrongUse, error.message)
            }
            if configuration.host == nil { configuration.host = .init() }
            let rig = try VirtualRig(configuration: configuration, pictures: pictures)
            devices = rig.devices
            paths = rig.paths
        } else {
            paths = RigPaths(configuration)
            // The service finds it made; whoever runs the program by hand does not.
            try createFolder((paths.control as NSString).deletingLastPathComponent, key: "control")
            try createFolder(configuration.data)
            devices = DeviceSet(configuration)
        }
        let settings = SupervisorSettings(configuration, control: paths.control)
        do {
            let supervisor = try Supervisor(
                settings: settings, devices: devices, paths: paths, events: EventLog(),
                readSettings: file.map { file in
                    { SupervisorSettings(try Configuration.load(path: file), control: paths.control) }
                })
            signals.onStop(supervisor.stopper)
            try supervisor.run()
        } catch {
            throw CommandLineError(.failed, "\(error)")
        }
        return .done
    }

    /// The configuration that was named; for a virtual rig also one that lies with the pictures, and where there is
    /// none at all, one that reads anything and keeps its records in a folder of its own.
    ///
    /// - Returns: also the file that it was read from.
    private func configuration() throws(CommandLineError) -> (Configuration, file: String?) {
        if let path { return (try .loadForCommand(path), path) }
        guard let pictures else { return (try .loadForCommand(Configuration.defaultPath), Configuration.defaultPath) }
        for candidate in [pictures + "/rig.yaml", Configuration.defaultPath] where access(candidate, F_OK) == 0 {
            return (try .loadForCommand(candidate), candidate)
        }
        guard let anything = LabelDefinition.builtIn(named: "anything") else {
            throw CommandLineError(.wrongUse, "name a configuration with --config")
        }
        var configuration = Configuration(labels: [anything])
        configuration.data = try temporaryFolder()
        return (configuration, nil)
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// The signals that ask the rig to stop: SIGTERM of a service manager, SIGINT of a keyboard, SIGHUP of a terminal that
/// was closed.
private struct StopSignals {
    private let set: sigset_t

    /// Holds the signals back on this thread and all that it starts.
    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // A host or a reader of events that goes away is an error of the write, not the end of the rig.
        signal(SIGPIPE, SIG_IGN)
        self.set = set
    }

    func onStop(_ stop: @escaping @Sendable () -> Void) {
        let set = set
        _ = WorkerThread(name: "signals") {
            var set = set
            var number: Int32 = 0
            while sigwait(&set, &number) == 0 { stop() }
        }
    }
}
