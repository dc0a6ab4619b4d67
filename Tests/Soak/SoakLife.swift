import Devices
import Foundation
import Glibc
import Imaging
import LabelPictures

/// One life of the rig's process, in which host, operator and a person at the control socket do as the generator says.
struct SoakLife {
    enum Ending {
        /// SIGKILL so long after the start.
        case killedEarly(after: Duration)
        /// SIGKILL, once so many records were made or so much time has passed since the rig was ready.
        case killed(records: Int, after: Duration)
        /// SIGTERM, once also every record has been delivered.
        case orderly(records: Int, after: Duration)
    }

    /// A rig that has said nothing for so long is asked how it is,
    private static let silence: Duration = .seconds(10)
    /// and then has so long to answer; also to start, to deliver what waits, and to end.
    private static let patience: Duration = .seconds(300)

    private let ending: Ending
    private let rig: RigUnderTest
    private var host: SoakHost?
    private var control: SoakControl?
    private var operatorMode: SoakManner.Mode
    private let repeats: Int?
    private var records = 0
    private let began = MonotonicTime.now()
    private var ready: MonotonicTime?
    private var heard = MonotonicTime.now()
    private var nextDeed = MonotonicTime.now()
    private var nextTrigger = MonotonicTime.now()
    private var release: MonotonicTime?
    private var resume: MonotonicTime?
    /// The last answer at the control socket.
    private var answer: String?
    private var isOver = false

    init(_ bench: SoakBench, _ manner: SoakManner, _ ending: Ending, complaints: FileHandle) throws {
        self.ending = ending
        operatorMode = manner.mode
        repeats = manner.repeats
        rig = try RigUnderTest(bench, complaints: complaints)
    }

    /// - Returns: false when the rig hangs, so that there is no use in going on.
    mutating func run(
        _ random: inout SeededGenerator, _ ledger: inout Ledger, _ report: inout SoakReport
    ) -> Bool {
        defer {
            host?.close()
            control?.close()
        }
        while !isTimeToEnd {
            turn(&random, &ledger, &report)
            if isOver { return endedByItself(&report) }
            if isHanging(&report) {
                rig.send(SIGKILL)
                _ = rig.wait()
                return false
            }
        }
        guard case .orderly = ending else {
            rig.send(SIGKILL)
            while !isOver { turn(&random, &ledger, &report, acts: false) }
            takeLines(&random, &ledger, &report)
            _ = rig.wait()
            return true
        }
        return endOrderly(&random, &ledger, &report)
    }

    private var isTimeToEnd: Bool {
        switch ending {
        case .killedEarly(let time): .now() - began >= time
        case .killed(let wanted, let time), .orderly(let wanted, let time):
            records >= wanted && ready != nil || ready.map { .now() - $0 >= time } ?? false
        }
    }

    /// Waits for what comes next and deals with it.
    private mutating func turn(
        _ random: inout SeededGenerator, _ ledger: inout Ledger, _ report: inout SoakReport, acts: Bool = true
    ) {
        let nobody = FileDescriptor(rawValue: -1)
        var entries = [
            PollEntry(rig.events.descriptor, .readable), PollEntry(host?.descriptor ?? nobody, .readable),
            PollEntry(control?.descriptor ?? nobody, .readable),
        ]
        let due = acts ? [nextDeed, host?.due, release, resume].compactMap(\.self).min() : nil
        let wait = min(max(.zero, (due ?? .now() + .milliseconds(50)) - .now()), .milliseconds(50))
        guard (try? poll(&entries, timeout: wait)) != nil else { return }
        if !entries[0].happened.isEmpty { takeEvents(&ledger, &report) }
        if !entries[1].happened.isEmpty { takeLines(&random, &ledger, &report) }
        if !entries[2].happened.isEmpty { takeAnswer() }
        if acts, host != nil { act(&random, ledger, &report) }
    }

    private mutating func takeEvents(_ ledger: inout Ledger, _ report: inout SoakReport) {
        if !rig.listen() { isOver = true }
        while let event = rig.event() {
            heard = .now()
            if event.hasPrefix(#"{"event":"tone""#), let sequence = Ledger.sequence(event) {
                ledger.tone(of: sequence)
                report.tones += 1
            } else if event.hasPrefix(#"{"event":"final""#) {
                records += 1
                nextTrigger = min(nextTrigger, .now() + .milliseconds(2))
            } else if event.hasPrefix(#"{"event":"scan""#) {
                report.scans += 1
            } else if host == nil, let path = rig.host {
                ready = .now()
                host = SoakHost(path: path, acknowledges: repeats != nil)
                control = rig.control.map(SoakControl.init)
            }
        }
    }

    private mutating func takeLines(
        _ random: inout SeededGenerator, _ ledger: inout Ledger, _ report: inout SoakReport
    ) {
        guard host?.listen() == true else {
            host?.leave(for: .milliseconds(20))
            return
        }
        while let line = host?.line() {
            heard = .now()
            guard line.hasPrefix(#"{"seq""#) else {
                // A reply, or the line that TEST asks for.
                if !["OK", "ER", "{\"test\""].contains(where: line.hasPrefix) {
                    report.find("the host received '\(line.prefix(100))'")
                }
                continue
            }
            report.lines += 1
            if let fault = ledger.receive(line) { report.find(fault) }
            if let sequence = Ledger.sequence(line) { host?.answer(sequence, using: &random, in: &report) }
        }
    }

    private mutating func takeAnswer() {
        guard let line = control?.listen() else { return }
        heard = .now()
        answer = line
    }
}

// MARK: - What is done to the rig

extension SoakLife {
    private mutating func act(_ random: inout SeededGenerator, _ ledger: Ledger, _ report: inout SoakReport) {
        let now = MonotonicTime.now()
        host?.catchUp(at: now)
        if let due = release, now >= due {
            release = nil
            push("release")
        }
        if let due = resume, now >= due {
            resume = nil
            host?.send("RESUME")
            control?.ask("RESUME")
        }
        if now >= nextTrigger {
            nextTrigger = now + .milliseconds(60)
            trigger(&random, &report)
        }
        if now >= nextDeed {
            nextDeed = now + .milliseconds(Int(random.next(upTo: 60)))
            misbehave(&random, ledger, &report)
        }
    }

    /// What whoever works at the bench does to get the next label read.
    private mutating func trigger(_ random: inout SeededGenerator, _ report: inout SoakReport) {
        switch operatorMode {
        case .continuous, .presentation: break
        case .host: host?.send("TRIGGER ON")
        case .single where random.next(upTo: 2) == 0: host?.send("TRIGGER ON")
        case .single:
            report.note("press")
            push("press\nrelease")
        case .hold:
            report.note("hold")
            push("press")
            release = .now() + .milliseconds(5 + Int(random.next(upTo: 60)))
        }
    }

    private mutating func misbehave(_ random: inout SeededGenerator, _ ledger: Ledger, _ report: inout SoakReport) {
        switch random.next(upTo: 20) {
        case 0:
            report.note("disconnect")
            host?.leave(for: .milliseconds(Int(random.next(upTo: 150))))
        case 1:
            report.note("press")
            push("press\nrelease")
        case 2:
            report.note("partial line")
            host?.send("STATU", end: "")
        case 3, 4:
            report.note("control socket")
            control?.ask(SoakCommand.random(known: ledger.any(using: &random), using: &random))
        default:
            let command = SoakCommand.random(known: ledger.any(using: &random), using: &random)
            report.note(command.split(separator: " ").first.map { String($0.prefix(8)) } ?? "")
            host?.send(command)
            if command == "PAUSE" { resume = .now() + .milliseconds(Int(random.next(upTo: 100))) }
            if command.hasPrefix("MODE ") {
                operatorMode = SoakManner.Mode(rawValue: String(command.dropFirst(5))) ?? operatorMode
            }
        }
    }

    private func push(_ lines: String) {
        guard let path = rig.button, let button = try? FileDescriptor.open(path, [.writeOnly, .nonBlocking]) else {
            return
        }
        _ = try? button.write(Array((lines + "\n").utf8))
        button.close()
    }
}

// MARK: - The end

extension SoakLife {
    private func endedByItself(_ report: inout SoakReport) -> Bool {
        let status = rig.wait()
        report.find("the rig ended by itself, with \(status.map { "status \($0)" } ?? "a signal")")
        return true
    }

    /// Asks a rig that is quiet how it is.
    private mutating func isHanging(_ report: inout SoakReport) -> Bool {
        if let asked = control?.asked, .now() - asked > Self.patience {
            report.find("a rig does not answer")
            return true
        }
        guard .now() - heard > Self.silence else { return false }
        if host == nil {
            guard .now() - began > Self.patience else { return false }
            report.find("a rig does not start")
            return true
        }
        if control?.asked == nil { control?.ask("STATUS") }
        return false
    }

    /// Lets the host have everything, then ends the rig.
    private mutating func endOrderly(
        _ random: inout SeededGenerator, _ ledger: inout Ledger, _ report: inout SoakReport
    ) -> Bool {
        host?.isCalm = true
        control?.close()
        answer = nil
        control?.ask("PAUSE")
        var deadline = MonotonicTime.now() + Self.patience
        var nextWord = MonotonicTime.now()
        while !isOver, answer.map(Self.saysAllIsDelivered) != true {
            guard .now() < deadline else {
                report.find("a rig does not deliver what waits: \(answer?.prefix(500) ?? "no answer")")
                rig.send(SIGKILL)
                _ = rig.wait()
                return false
            }
            if .now() >= nextWord {
                nextWord = .now() + .milliseconds(200)
                host?.catchUp(at: .now())
                // Ends a line that was begun, and shows that the host is there.
                host?.send("")
                if control?.asked == nil { control?.ask("STATUS") }
            }
            turn(&random, &ledger, &report, acts: false)
        }
        if isOver { return endedByItself(&report) }
        rig.send(SIGTERM)
        deadline = .now() + Self.patience
        while !isOver, .now() < deadline { turn(&random, &ledger, &report, acts: false) }
        if !isOver {
            report.find("a rig does not end")
            rig.send(SIGKILL)
        }
        let status = rig.wait()
        if status != 0 { report.find("a rig ended with \(status.map { "status \($0)" } ?? "a signal")") }
        return isOver
    }

    private static func saysAllIsDelivered(_ answer: String) -> Bool {
        answer.contains(#""undelivered":0,"#) && !answer.contains(#""state":"delivering""#)
    }
}
