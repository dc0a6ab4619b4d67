import Imaging

/// The beeper, heard through the loop-back card.
struct BeeperCases {
    let bench: Bench

    func run(_ report: inout Report) {
        var rig: RigProcess?
        let host = HostSide(path: Cable.hostLine)
        report.check("beeper: the success tone has its pitch and length, once a label") {
            let running = try bench.start(bench.configuration())
            rig = running
            try running.waitForEvent("available") { $0["device"] as? String == "beeper" }
            try bench.readLabel(host)
            pause(.milliseconds(500))
            let recorder = try LoopbackRecorder(folder: bench.folder)
            for _ in 0..<3 {
                try bench.readLabel(host)
                pause(.milliseconds(700))
            }
            let sounds = try recorder.stop()
            try expect(sounds.count == 3, "\(sounds.count) sounds: \(sounds)")
            for sound in sounds {
                try expect(abs(sound.hertz - 2000) < 100 && abs(sound.seconds - 0.15) < 0.0075, "\(sound)")
            }
        }
        guard let rig else { return }
        report.check("beeper: the tone starts within 50 ms of the record's promise") {
            let recorder = try LoopbackRecorder(folder: bench.folder)
            let count = rig.events().count
            let (code, picture) = try bench.labels.next()
            try bench.vivid.show(picture)
            try wait(for: "the tone of \(code)", every: .milliseconds(1)) {
                recorder.watch()
                return rig.events().dropFirst(count).contains { $0["event"] as? String == "tone" } ? () : nil
            }
            let promised = MonotonicTime.now()
            pause(.milliseconds(500))
            guard let sound = try recorder.stop().first else { throw Failure("nothing was heard") }
            let delay = recorder.time(of: sound) - promised
            try expect(delay < .milliseconds(50), "heard \(delay) after its event")
        }
        report.check("beeper: a card that is pulled while it plays is a fault, and the rig goes on") {
            var count = rig.events().count
            let (code, picture) = try bench.labels.next()
            try bench.vivid.show(picture)
            try rig.waitForEvent("tone", after: count)
            try LoopbackRecorder.pullCard()
            try host.waitForLine(code) { $0.contains(code) }
            try bench.readLabel(host)
            try rig.waitForEvent("unavailable", after: count) { $0["device"] as? String == "beeper" }
            count = rig.events().count
            try LoopbackRecorder.putCardBack()
            try rig.waitForEvent("available", after: count) { $0["device"] as? String == "beeper" }
        }
    }
}
