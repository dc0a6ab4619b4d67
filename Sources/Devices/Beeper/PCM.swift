internal import CALSA

/// A code that a function of ALSA's library returned: a negative error number of the kernel.
struct ALSAError: Error, Hashable {
    var code: Int32

    var errno: Errno { Errno(rawValue: code < 0 && code > Int32.min ? -code : code) }
}

/// A playback stream of ALSA's library, non-blocking. Belongs to one thread.
final class PCM {
    private let handle: OpaquePointer
    private var isOpen = true
    /// Samples a second, as the device took them.
    private(set) var rate = 0
    private(set) var channels = 0
    /// Frames (one sample of every channel) that the device's ring holds.
    private(set) var bufferFrames = 0
    private(set) var periodFrames = 0

    /// Opens a PCM by its name in ALSA's configuration. Stands for `snd_pcm_open`.
    init(device: String) throws(ALSAError) {
        var handle: OpaquePointer?
        let code = snd_pcm_open(&handle, device, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
        guard code >= 0, let handle else { throw ALSAError(code: code) }
        self.handle = handle
    }

    /// Opens the `file` plugin over the `null` one, defined in a configuration of its own, so that none on the machine
    /// can stand in the way. Stands for `snd_config_load_string` and `snd_pcm_open_lconf`.
    init(filePath: String) throws(ALSAError) {
        var configuration: OpaquePointer?
        let text = "pcm.wav { type file slave.pcm { type null } file \"\(try Self.escaped(filePath))\" format wav }"
        let loaded = snd_config_load_string(&configuration, text, 0)
        guard loaded >= 0, let configuration else { throw ALSAError(code: loaded) }
        defer { snd_config_delete(configuration) }
        var handle: OpaquePointer?
        let code = snd_pcm_open_lconf(
            &handle, "wav", SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK), configuration)
        guard code >= 0, let handle else { throw ALSAError(code: code) }
        self.handle = handle
    }

    deinit {
        close()
    }

    /// A path as a string of ALSA's configuration language.
    ///
    /// - Throws: EINVAL for a path that the `file` plugin would take for something else: a leading `|` is a command to
    ///   it, and `%` begins one of its own place holders.
    private static func escaped(_ path: String) throws(ALSAError) -> String {
        guard !path.isEmpty, !path.hasPrefix("|"), !path.contains("%"), !path.utf8.contains(0) else {
            throw ALSAError(code: -Errno.invalidArgument.rawValue)
        }
        return path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }

    /// Chooses 16-bit interleaved samples near 48 kHz, in a ring of 200 ms that starts with the first frame written and
    /// stops by itself when it runs empty.
    func configure() throws(ALSAError) {
        try setHardware()
        try setSoftware()
        try check(snd_pcm_prepare(handle))
    }

    private func setHardware() throws(ALSAError) {
        var parameters: OpaquePointer?
        try check(snd_pcm_hw_params_malloc(&parameters))
        defer { snd_pcm_hw_params_free(parameters) }
        try check(snd_pcm_hw_params_any(handle, parameters))
        try check(snd_pcm_hw_params_set_access(handle, parameters, SND_PCM_ACCESS_RW_INTERLEAVED))
        try check(snd_pcm_hw_params_set_format(handle, parameters, SND_PCM_FORMAT_S16))
        var channels: UInt32 = 1
        try check(snd_pcm_hw_params_set_channels_near(handle, parameters, &channels))
        var rate: UInt32 = 48_000
        try check(snd_pcm_hw_params_set_rate_near(handle, parameters, &rate, nil))
        var period: UInt32 = 20_000
        try check(snd_pcm_hw_params_set_period_time_near(handle, parameters, &period, nil))
        var buffer: UInt32 = 200_000
        try check(snd_pcm_hw_params_set_buffer_time_near(handle, parameters, &buffer, nil))
        try check(snd_pcm_hw_params(handle, parameters))
        var bufferFrames: snd_pcm_uframes_t = 0
        var periodFrames: snd_pcm_uframes_t = 0
        try check(snd_pcm_get_params(handle, &bufferFrames, &periodFrames))
        self.rate = Int(rate)
        self.channels = Int(channels)
        self.bufferFrames = Int(bufferFrames)
        self.periodFrames = Int(periodFrames)
    }

    private func setSoftware() throws(ALSAError) {
        var parameters: OpaquePointer?
        try check(snd_pcm_sw_params_malloc(&parameters))
        defer { snd_pcm_sw_params_free(parameters) }
        try check(snd_pcm_sw_params_current(handle, parameters))
        try check(snd_pcm_sw_params_set_start_threshold(handle, parameters, 1))
        try check(snd_pcm_sw_params_set_stop_threshold(handle, parameters, snd_pcm_uframes_t(bufferFrames)))
        try check(snd_pcm_sw_params_set_avail_min(handle, parameters, snd_pcm_uframes_t(periodFrames)))
        // What has been played is overwritten with silence: a card that runs on past the last sample, before it is
        // stopped, would play the ring's old contents again.
        var boundary: snd_pcm_uframes_t = 0
        try check(snd_pcm_sw_params_get_boundary(parameters, &boundary))
        try check(snd_pcm_sw_params_set_silence_threshold(handle, parameters, 0))
        try check(snd_pcm_sw_params_set_silence_size(handle, parameters, boundary))
        try check(snd_pcm_sw_params(handle, parameters))
    }

    /// Hands interleaved frames over. Stands for `snd_pcm_writei`.
    ///
    /// - Parameter samples: `channels` for each frame.
    /// - Returns: frames taken; 0 when the ring is full.
    func write(_ samples: ArraySlice<Int16>) throws(ALSAError) -> Int {
        let frames = samples.count / max(1, channels)
        let taken = samples.withUnsafeBytes { snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t(frames)) }
        if taken == -Int(Errno.wouldBlock.rawValue) { return 0 }
        guard taken >= 0 else { throw ALSAError(code: Int32(clamping: taken)) }
        return Int(taken)
    }

    /// Waits until the ring takes another period. Stands for `snd_pcm_wait`.
    ///
    /// - Returns: false when it did not within the time.
    func waitForRoom(milliseconds: Int) throws(ALSAError) -> Bool {
        try check(snd_pcm_wait(handle, Int32(clamping: milliseconds))) > 0
    }

    /// Frames still to be played; 0 once the ring has run empty. Stands for `snd_pcm_state` and `snd_pcm_avail`.
    func framesLeft() throws(ALSAError) -> Int {
        switch snd_pcm_state(handle) {
        case SND_PCM_STATE_XRUN, SND_PCM_STATE_PREPARED, SND_PCM_STATE_SETUP: return 0
        case SND_PCM_STATE_DISCONNECTED: throw ALSAError(code: -Errno.noSuchDevice.rawValue)
        default: break
        }
        let free = snd_pcm_avail(handle)
        if free == -Int(Errno.brokenPipe.rawValue) { return 0 }
        guard free >= 0 else { throw ALSAError(code: Int32(clamping: free)) }
        return max(0, bufferFrames - Int(free))
    }

    /// Throws away what is unplayed and makes ready for the next tone. Stands for `snd_pcm_drop` and `snd_pcm_prepare`.
    func rewind() throws(ALSAError) {
        try check(snd_pcm_drop(handle))
        try check(snd_pcm_prepare(handle))
    }

    /// Stands for `snd_pcm_drop` and `snd_pcm_close`: never waits for what is unplayed.
    func close() {
        guard isOpen else { return }
        isOpen = false
        snd_pcm_drop(handle)
        snd_pcm_close(handle)
    }

    @discardableResult
    private func check(_ code: Int32) throws(ALSAError) -> Int32 {
        guard code >= 0 else { throw ALSAError(code: code) }
        return code
    }
}
