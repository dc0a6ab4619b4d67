import Foundation
import Imaging

/// Records what is played on the kernel's loop-back sound card.
final class LoopbackRecorder {
    static let device = "hw:Loopback,0"
    private static let rate = 48_000

    /// A sound that was heard.
    struct Sound {
        /// When it began, counted from the start of the recording.
        var start: Double
        var seconds: Double
        var hertz: Double
    }

    private let process: Process
    private let path: String
    /// When the recording's first sample was taken: not after this.
    private var began = MonotonicTime(nanoseconds: .max)

    static func loadCard() throws {
        try Guest.load("snd-aloop")
        try wait(for: "the loop-back card") { Guest.exists("/proc/asound/Loopback") }
    }

    static func pullCard() throws {
        try Guest.write("snd_aloop.0", to: "/sys/bus/platform/drivers/snd_aloop/unbind")
    }

    static func putCardBack() throws {
        try Guest.write("snd_aloop.0", to: "/sys/bus/platform/drivers/snd_aloop/bind")
        try wait(for: "the loop-back card") { Guest.exists("/proc/asound/Loopback") }
    }

    init(folder: String) throws {
        path = folder + "/recording.raw"
        try? FileManager.default.removeItem(atPath: path)
        process = try Guest.start(
            "arecord",
            ["-q", "-D", "hw:Loopback,1", "-f", "S16_LE", "-r", "\(Self.rate)", "-c", "1", "-t", "raw", path]
        ).process
        let path = path
        try wait(for: "the recording's first bytes") { (FileManager.default.contents(atPath: path)?.count ?? 0) > 0 }
        watch()
    }

    /// Looks how much has been recorded by now: samples come to the file late, never early.
    func watch() {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let recorded = Duration.nanoseconds(Int64(status.st_size) / 2 * 1_000_000_000 / Int64(Self.rate))
        began = min(began, MonotonicTime.now() + (.zero - recorded))
    }

    func time(of sound: Sound) -> MonotonicTime {
        began + .nanoseconds(Int64(sound.start * 1e9))
    }

    deinit {
        process.terminate()
    }

    /// Ends the recording, and tells the sounds in it: stretches that no silence of 40 ms interrupts.
    func stop() throws -> [Sound] {
        process.interrupt()
        process.waitUntilExit()
        guard let data = FileManager.default.contents(atPath: path) else { throw Failure("nothing was recorded") }
        let samples = stride(from: 0, to: data.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
        }
        var sounds: [ClosedRange<Int>] = []
        for index in samples.indices where abs(Int(samples[index])) > 500 {
            if let last = sounds.last, index - last.upperBound < Self.rate * 40 / 1000 {
                sounds[sounds.count - 1] = last.lowerBound...index
            } else {
                sounds.append(index...index)
            }
        }
        return sounds.map { range in
            let crossings = range.dropLast().count { samples[$0] < 0 && samples[$0 + 1] >= 0 }
            let seconds = Double(range.count) / Double(Self.rate)
            return Sound(
                start: Double(range.lowerBound) / Double(Self.rate), seconds: seconds,
                hertz: Double(crossings) / seconds)
        }
    }
}
