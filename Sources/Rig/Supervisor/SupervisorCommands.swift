import Capture
import Delivery
import Devices
import Foundation
import LabelLanguage

/// What the host and the control socket may ask, and what is answered.
extension Supervisor {
    /// How long the torch shows that it works.
    private static let testBlink: Duration = .milliseconds(500)

    func answer(to command: HostCommand) -> HostReply {
        guard state != .starting, state != .stopping else { return .error(.rejected, "the rig is \(state.rawValue)") }
        switch command {
        case .trigger(on: true):
            return captureWithCamera { (session) throws(CaptureRefusal) in
                try session.start(by: .host, at: .now())
            }
        case .trigger(on: false):
            return captureWithCamera { (session) throws(CaptureRefusal) in
                try session.finish(by: .host)
            }
        case .confirm: return capture { (session) throws(CaptureRefusal) in try session.confirm(by: .host) }
        case .cancel: return capture { (session) throws(CaptureRefusal) in try session.cancel() }
        case .retake:
            return captureWithCamera { (session) throws(CaptureRefusal) in
                try session.retake(by: .host, at: .now())
            }
        case .pause, .resume:
            isPausedByHost = command == .pause
            return .ok()
        case .status: return .ok(status)
        case .rate:
            let rate = statistics.rate
            return .ok("\(rate.read)/\(rate.of)")
        case .label(let name): return choose(label: name)
        case .mode(let name): return choose(mode: name)
        case .reference(let text):
            records.reference = text.isEmpty ? nil : text
            return .ok()
        case .torch(let on): return switchTorch(on)
        case .test: return test()
        case .acknowledge, .reject, .resend: return .error(.unavailable, "no host line is configured")
        case .version: return .ok("labelrig \(Version.current)")
        case .help: return .help
        case .policy(let name): return choose(policy: name)
        case .set(let field, let value): return set(field, value)
        case .option(let name, let value): return setOption(name, value)
        case .zoom(let factor): return change { $0.setZoom(factor) }
        case .save: return save()
        case .reload: return reload()
        case .events: return .error(.rejected, "events are told on the control socket only")
        case .photo, .camera: return .error(.failed, "asked for in the wrong place")
        case .select(let id):
            return capture { (session) throws(CaptureRefusal) in
                try session.select(TrackingID(rawValue: id))
            }
        case .guidance: return .ok(session.guidance.map { "\($0.rawValue) \($0.text)" } ?? "")
        }
    }

    private func captureWithCamera(
        _ action: (inout CaptureSession) throws(CaptureRefusal) -> [CaptureEvent]
    ) -> HostReply {
        if let captureError { return .error(.unavailable, captureError.message) }
        return capture(action)
    }

    private func capture(
        _ action: (inout CaptureSession) throws(CaptureRefusal) -> [CaptureEvent]
    ) -> HostReply {
        if let storeError { return .error(.unavailable, storeError.message) }
        do throws(CaptureRefusal) {
            act(on: try action(&session))
            return .ok()
        } catch {
            return .error(.rejected, error.explanation)
        }
    }

    private func choose(label name: String) -> HostReply {
        guard settings.definitions.contains(where: { $0.name == name }) else {
            let names = settings.definitions.map(\.name).joined(separator: ", ")
            return .error(.notFound, "no label '\(name)'; there are: \(names)")
        }
        return change { options in
            options.label = name
            return nil
        }
    }

    private func choose(policy name: String) -> HostReply {
        guard let policy = settings.policies.first(where: { $0.name == name }) else {
            let names = settings.policies.map(\.name).joined(separator: ", ")
            return .error(.notFound, "no policy '\(name)'; there are: \(names.isEmpty ? "none" : names)")
        }
        records.policy = policy
        options.policy = policy.name
        describeModel()
        return .ok()
    }

    /// What the host says a field is, where a label waits to be completed and confirmed; what it must be, for the rules of
    /// the next record, where none does.
    private func set(_ field: String, _ value: String) -> HostReply {
        guard session.checklist == nil else {
            return capture { (session) throws(CaptureRefusal) in
                try session.set(field: field, value: value, at: .now())
            }
        }
        let known = settings.definitions.flatMap(\.fields).map(\.name)
        guard known.contains(field) else {
            return .error(.notFound, "no field '\(field)'; \(known.advice(for: field))")
        }
        records.hostValues[field] = value
        return .ok()
    }

    private func choose(mode name: String) -> HostReply {
        guard let mode = CaptureMode(rawValue: name.lowercased()) else {
            let names = CaptureMode.allCases.map(\.rawValue).joined(separator: ", ")
            return .error(.badArgument, "no mode '\(name)'; there are: \(names)")
        }
        return change { options in
            options.mode = mode.rawValue
            return nil
        }
    }

    private func setOption(_ name: String, _ value: String) -> HostReply {
        let names = RigOptions.names
        guard names.contains(name) else {
            return .error(.notFound, "no option '\(name)'; \(names.advice(for: name))")
        }
        return change { $0.set(name, to: value) }
    }

    /// Changes what holds for scans, which none must be running for.
    ///
    /// - Parameter body: gives what is wrong, in words; nil when all is well.
    func change(_ body: (inout RigOptions) -> String?) -> HostReply {
        guard session.scan == nil else { return .error(.rejected, "a scan is running; CANCEL drops it") }
        var changed = options
        if let complaint = body(&changed) { return .error(.badArgument, complaint) }
        do throws(LabelDefinitionError) {
            try apply(settings, changed)
            return .ok()
        } catch {
            return .error(.failed, error.message)
        }
    }

    private func save() -> HostReply {
        do {
            try options.save(in: settings.data)
            return .ok()
        } catch {
            return .error(.failed, "the options cannot be saved: \(error.localizedDescription)")
        }
    }

    /// Reads the configuration anew. Devices, data folder and host line stay as they are until the next start.
    private func reload() -> HostReply {
        guard session.scan == nil else { return .error(.rejected, "a scan is running; CANCEL drops it") }
        do {
            let changed = try readSettings()
            var kept = options
            for name in kept.forgetWhatIsMissing(from: changed, cameras) {
                post(.notice("the host chose the \(name), which is not there any more; the choice is left aside"))
            }
            try apply(changed, kept)
            return .ok("labels, rules and capture are read anew; devices and host line with the next start")
        } catch {
            return .error(.failed, "\(error)")
        }
    }

    private func switchTorch(_ on: Bool) -> HostReply {
        guard threads.torch != nil else { return .error(.unavailable, "no torch is configured") }
        torchOverride = on ? true : nil
        return .ok()
    }

    /// Tones, torch and a line that no host takes for a record.
    private func test() -> HostReply {
        for tone in Tone.allCases { play(tone) }
        threads.torch?.blink(Blinking(count: 1, length: Self.testBlink, from: .now()))
        threads.host?.send(
            line: JSONValue.object(["test": "labelrig", "version": .string(Version.current)]).description)
        return .ok()
    }

    private var status: JSONValue {
        let rate = statistics.rate
        let counts = threads.latest.counts
        return .object([
            "state": .string(state.rawValue),
            "mode": .string(session.settings.mode.rawValue),
            "label": options.label.map(JSONValue.string),
            "policy": records.policy.map { .string($0.name) },
            "camera": .string(camera),
            "guidance": session.guidance.map { .string($0.rawValue) },
            "reference": records.reference.map(JSONValue.string),
            "scanning": .bool(session.scan != nil),
            "paused": .bool(session.isPaused),
            "frames": .object([
                "received": .integer(Int64(counts.received)), "dropped": .integer(Int64(counts.dropped)),
                "read": .integer(Int64(statistics.frames)),
            ]),
            "readRate": .string("\(rate.read)/\(rate.of)"),
            "undelivered": (try? outbox.undeliveredCount()).map { .integer(Int64($0)) },
            "devices": .object(
                DeviceKind.allCases.compactMap { kind in
                    deviceStatus[kind].map { JSONValue.Member(kind.rawValue, .string($0.summary)) }
                }),
            "languages": .array(settings.languages.map(JSONValue.string)),
            "installedLanguages": .array(installedLanguages.map(JSONValue.string)),
            "version": .string(Version.current),
        ])
    }
}

extension DeviceStatus {
    /// "ok: …" or what is wrong.
    fileprivate var summary: String {
        switch self {
        case .available(let detail): "ok: \(detail)"
        case .unavailable(let error): error.message
        }
    }
}
