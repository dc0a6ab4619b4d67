import Imaging

/// Plays tones on a PCM that stays open and prepared: opening it for each tone would cut short ones off.
final class ALSAOutput: BeeperOutput {
    /// How much longer than the tone itself the device may take before it counts as dead.
    private static let patience: Duration = .seconds(1)
    /// Silence behind a tone. Cards and their drivers hold samples that ALSA counts as played: when the stream is
    /// stopped, those are lost.
    private static let tailMilliseconds = 60

    private let name: String
    private let pcm: PCM
    /// Interleaved, with silence up to a whole period behind the tail.
    private let tones: [Tone: [Int16]]

    init(name: String, pcm: PCM, volume: Double) {
        self.name = name
        self.pcm = pcm
        var tones: [Tone: [Int16]] = [:]
        for tone in Tone.allCases {
            var frames = tone.samples(rate: pcm.rate, volume: volume)
            let period = max(1, pcm.periodFrames)
            frames += Array(repeating: 0, count: pcm.rate * Self.tailMilliseconds / 1000)
            frames += Array(repeating: 0, count: period - frames.count % period)
            tones[tone] = frames.flatMap { Array(repeating: $0, count: pcm.channels) }
        }
        self.tones = tones
    }

    func play(_ tone: Tone, started: () -> Void) throws(DeviceError) {
        do throws(ALSAError) {
            try pcm.rewind()
            let deadline = MonotonicTime.now() + tone.duration + Self.patience
            try write(tones[tone] ?? [], until: deadline, started: started)
            try waitUntilPlayed(until: deadline)
            try pcm.rewind()
        } catch {
            if error.errno == .timedOut {
                throw DeviceError(.stalled, "\(name) takes no sound; check the sound card")
            }
            throw DeviceError(name, doing: "playing a tone", error.errno)
        }
    }

    func close() {
        pcm.close()
    }

    private func write(
        _ samples: [Int16], until deadline: MonotonicTime, started: () -> Void
    ) throws(ALSAError) {
        var rest = samples[...]
        var hasStarted = false
        while !rest.isEmpty {
            let milliseconds = try milliseconds(until: deadline)
            do throws(ALSAError) {
                let taken = try pcm.write(rest)
                rest = rest.dropFirst(taken * pcm.channels)
                if taken > 0, !hasStarted {
                    hasStarted = true
                    started()
                }
                if taken == 0 {
                    _ = try pcm.waitForRoom(milliseconds: milliseconds)
                }
            } catch {
                // The ring ran empty because this thread came late, or the machine slept: go on from here.
                guard error.errno == .brokenPipe || error.errno == .suspended else { throw error }
                try pcm.rewind()
            }
        }
    }

    private func waitUntilPlayed(until deadline: MonotonicTime) throws(ALSAError) {
        while true {
            let frames = try pcm.framesLeft()
            guard frames > 0 else { return }
            let playing = 1 + frames * 1000 / max(1, pcm.rate)
            pause(milliseconds: min(playing, try milliseconds(until: deadline)))
        }
    }

    /// - Throws: ETIMEDOUT once the deadline has passed.
    private func milliseconds(until deadline: MonotonicTime) throws(ALSAError) -> Int {
        let left = (deadline.nanoseconds - MonotonicTime.now().nanoseconds) / 1_000_000
        guard left > 0 else { throw ALSAError(code: -Errno.timedOut.rawValue) }
        return Int(left)
    }
}
