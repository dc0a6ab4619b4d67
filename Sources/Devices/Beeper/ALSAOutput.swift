import Imaging

/// Plays tones on a PCM that stays open and prepared: opening it for each tone would cut short ones off.
final class ALSAOutput: BeeperOutput {
    /// How much longer than the tone itself the device may take before it counts as dead.
    private static let patience: Duration = .seconds(1)
    /// Silence behind a tone. Cards and their drivers hold samples that ALSA counts as played: when the stream is
    /// stopped, those are lost.
    private static let tailMilliseconds = 60
    /// How much of it a next tone that waits lets go by: what it cuts off is silence, and it starts within 50 ms.
    private static let guardMilliseconds = 20

    private let name: String
    private let pcm: PCM
    private let tones: [Tone: Recording]

    private struct Recording {
        /// Interleaved, with silence up to a whole period behind the tail.
        var samples: [Int16]
        /// The silence at its end that need not be waited for.
        var spareFrames: Int
    }

    init(name: String, pcm: PCM, volume: Double) {
        self.name = name
        self.pcm = pcm
        var tones: [Tone: Recording] = [:]
        for tone in Tone.allCases {
            var frames = tone.samples(rate: pcm.rate, volume: volume)
            let soundFrames = frames.count
            let period = max(1, pcm.periodFrames)
            frames += Array(repeating: 0, count: pcm.rate * Self.tailMilliseconds / 1000)
            frames += Array(repeating: 0, count: period - frames.count % period)
            tones[tone] = Recording(
                samples: frames.flatMap { Array(repeating: $0, count: pcm.channels) },
                spareFrames: frames.count - soundFrames - pcm.rate * Self.guardMilliseconds / 1000)
        }
        self.tones = tones
    }

    /// The rest of the silence behind the tone plays on by itself.
    func play(_ tone: Tone, started: () -> Void) throws(DeviceError) {
        guard let recording = tones[tone] else { return }
        do throws(ALSAError) {
            try pcm.rewind()
            let deadline = MonotonicTime.now() + tone.duration + Self.patience
            try write(recording.samples, until: deadline, started: started)
            try wait(untilLeft: recording.spareFrames, until: deadline)
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

    private func wait(untilLeft rest: Int, until deadline: MonotonicTime) throws(ALSAError) {
        while true {
            let frames = try pcm.framesLeft() - rest
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
