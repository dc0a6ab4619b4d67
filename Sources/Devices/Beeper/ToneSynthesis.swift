import Foundation

extension Tone {
    /// Each note swells and fades over this time along a raised cosine: a hard edge clicks.
    private static let rampSeconds = 0.005

    /// The tone as 16-bit samples of one channel.
    ///
    /// - Parameters:
    ///   - rate: samples a second.
    ///   - volume: 0 silent to 1 full scale; what lies outside is taken as the nearer of the two.
    func samples(rate: Int, volume: Double) -> [Int16] {
        let amplitude = (volume.isNaN ? 0 : min(max(volume, 0), 1)) * Double(Int16.max)
        return notes.flatMap { note in
            let count = rate * note.milliseconds / 1000
            let ramp = max(1, min(Self.rampSeconds * Double(rate), Double(count) / 2))
            return (0..<count).map { index in
                let edge = min(Double(index), Double(count - 1 - index)) / ramp
                let envelope = edge < 1 ? (1 - cos(.pi * edge)) / 2 : 1
                let phase = 2 * .pi * note.hertz * Double(index) / Double(rate)
                return Int16(amplitude * envelope * sin(phase))
            }
        }
    }
}
