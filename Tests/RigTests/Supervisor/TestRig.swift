import Capture
import Devices
import Foundation
import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Rig

/// A supervisor on a thread of its own, with everything that it says.
final class TestRig {
    private struct Progress {
        var events: [RigEvent] = []
        var stop: (@Sendable () -> Void)?
        var outcome: Result<Void, any Error>?
    }

    static let label = LabelDefinition("Goods") { CustomBarcode(name: "Barcode", symbologies: [.ean13]) }

    let data: String
    private let progress = Monitor(Progress())
    private let thread: WorkerThread

    /// - Parameter data: the data folder of an earlier rig; nil for a new one.
    init(
        _ devices: DeviceSet, mode: CaptureMode = .single, timeout: Duration = .seconds(10), data: String? = nil,
        change: (inout SupervisorSettings) -> Void = { _ in },
        reread: @escaping @Sendable (inout SupervisorSettings) -> Void = { _ in }
    ) throws {
        let folder = try data ?? temporaryFolder()
        self.data = folder
        var changed = SupervisorSettings(
            definitions: [Self.label], capture: CaptureSettings(mode: mode, timeout: timeout), data: folder,
            control: folder + "/control")
        change(&changed)
        let settings = changed
        let silence = try FileDescriptor.open("/dev/null", .writeOnly)
        thread = WorkerThread(name: "supervisor") { [progress] in
            let events = EventLog(output: silence)
            events.listen { event, _ in progress.withLock { $0.events.append(event) } }
            let outcome = Result {
                let supervisor = try Supervisor(
                    settings: settings, devices: devices, paths: RigPaths(), events: events,
                    readSettings: {
                        var changed = settings
                        reread(&changed)
                        return changed
                    })
                progress.withLock { $0.stop = supervisor.stopper }
                try supervisor.run()
            }
            progress.withLock { $0.outcome = outcome }
        }
    }

    var events: [RigEvent] { progress.withLock { $0.events } }

    /// Waits for an event; fails the test when it does not come.
    @discardableResult
    func event(
        _ what: Comment, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation,
        _ isIt: (RigEvent) -> Bool
    ) throws -> RigEvent {
        let found = progress.wait(until: .now() + .seconds(90)) { progress -> RigEvent? in
            let matching = progress.events.filter(isIt)
            return matching.count >= count ? matching[count - 1] : nil
        }
        return try #require(found, what, sourceLocation: sourceLocation)
    }

    func waitUntilReady() throws {
        try event("the rig becomes ready") { if case .ready = $0 { true } else { false } }
    }

    /// Stops the rig and waits for its end.
    func stop() throws {
        progress.withLock { $0.stop?() }
        let outcome = progress.wait(until: .now() + .seconds(10)) { $0.outcome }
        try #require(outcome, "the rig ends").get()
        _ = thread.join(for: .seconds(1))
    }

    func removeData() {
        removeFolder(data)
    }

    /// A bench with a barcode on it.
    static func picture(_ barcode: String = "4012345123456") throws -> LumaImage {
        try Scene().with(.barcode(barcode, .ean13, moduleWidth: 4)).rendered()
    }

    /// A bench with nothing on it.
    static func emptyBench() throws -> LumaImage { try Scene().rendered() }
}

extension RigEvent {
    var isFinal: Bool { if case .final = self { true } else { false } }
    func isTone(_ tone: Tone) -> Bool { if case .tone(tone, _) = self { true } else { false } }
    func isState(_ state: RigState) -> Bool { self == .state(state) }
    func isUnavailable(_ kind: DeviceKind) -> Bool { if case .unavailable(kind, _) = self { true } else { false } }
    func isAvailable(_ kind: DeviceKind) -> Bool { if case .available(kind, _) = self { true } else { false } }
}
