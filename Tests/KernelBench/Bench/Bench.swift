import Glibc

/// What the cases share: the simulated hardware, the shipped program and where its files go.
final class Bench {
    let program: String
    let folder: String
    /// What `rig/check-libgpiod2` makes, where it can.
    let gpioCheck: String
    let vivid: Vivid
    let gpio: SimulatedGPIO
    let cable: Cable
    let labels = Labels()

    /// - Parameters:
    ///   - package: the folder of the package.
    ///   - program: the shipped `labelrig`.
    ///   - module: gpio-sim, as it was built for the guest's kernel.
    ///   - folder: for files, on a file system of the guest's own.
    init(package: String, program: String, module: String, folder: String) throws {
        self.program = program
        self.folder = folder
        gpioCheck = package + "/.build/libgpiod2/check"
        gpio = try SimulatedGPIO(module: module)
        vivid = try Vivid(folder: folder)
        cable = try Cable(package: package)
        try LoopbackRecorder.loadCard()
    }

    private var folders = 0

    /// A configuration whose records go into a fresh folder.
    func configuration() -> RigConfiguration {
        folders += 1
        return RigConfiguration(data: "\(folder)/data-\(folders)")
    }

    /// - Parameter prepare: done before the rig starts, when no other holds the devices.
    func start(_ configuration: RigConfiguration, after prepare: () throws -> Void = {}) throws -> RigProcess {
        // One that a failed case has left behind holds the devices.
        if let current, current.isRunning { try current.end(SIGKILL) }
        try gpio.release()
        try prepare()
        let rig = try RigProcess(configuration, program: program, folder: folder)
        current = rig
        return rig
    }

    /// The rig that was started last, for messages.
    private weak var current: RigProcess?

    /// Shows a new label, and waits until its record has reached the host.
    @discardableResult
    func readLabel(_ host: HostSide, as format: TestFormat = .usual) throws -> HostRecord {
        let (code, picture) = try labels.next()
        try vivid.show(picture, as: format)
        let line: String
        do {
            line = try host.waitForLine(code) { $0.contains(code) }
        } catch {
            throw Failure("\(error); the rig said: \(current?.lastEvents ?? "nothing")")
        }
        guard let record = HostRecord(line), record.decision == "PASS", record.fields == ["Barcode": code] else {
            throw Failure("the record is \(line)")
        }
        return record
    }
}
