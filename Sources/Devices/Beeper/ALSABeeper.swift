internal import CALSA

/// A beeper on a sound card, or on any other PCM of ALSA.
public struct ALSABeeper: Beeper {
    private enum Output: Sendable {
        case device(String)
        case file(String)
    }

    private let output: Output
    private let volume: Double

    /// - Parameters:
    ///   - device: a PCM's name: `default`, `hw:0`, `plughw:CARD=Device`.
    ///   - volume: 0 silent to 1 full scale.
    public init(device: String, volume: Double = 0.5) {
        output = .device(device)
        self.volume = volume
    }

    /// A beeper that plays into a WAV file instead of a sound card, through ALSA's `file` plugin.
    ///
    /// It plays faster than time, and the file's header is complete only once the beeper has been closed.
    ///
    /// - Parameter path: replaced where it exists.
    public static func file(path: String, volume: Double = 0.5) -> ALSABeeper {
        ALSABeeper(output: .file(path), volume: volume)
    }

    private init(output: Output, volume: Double) {
        self.output = output
        self.volume = volume
    }

    public var name: String {
        switch output {
        case .device(let device): "beeper \(device)"
        case .file(let path): "beeper \(path)"
        }
    }

    public func open() throws(DeviceError) -> any BeeperOutput {
        labelrig_alsa_be_quiet()
        let pcm: PCM
        do throws(ALSAError) {
            switch output {
            case .device(let device): pcm = try PCM(device: device)
            case .file(let path): pcm = try PCM(filePath: path)
            }
        } catch {
            throw DeviceError(
                opening: name, error.errno, group: "audio", absent: "aplay -L lists the sound devices that are")
        }
        do throws(ALSAError) {
            try pcm.configure()
        } catch {
            pcm.close()
            throw DeviceError(
                .unsupported, "\(name) cannot play 16-bit sound: \(error.errno); try plughw: before its name")
        }
        return ALSAOutput(name: name, pcm: pcm, volume: volume)
    }
}
