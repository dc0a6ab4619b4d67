import Foundation
import Testing

@testable import Devices

@Suite struct ALSABeeperTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    /// Frequency and length in seconds of the only note of a WAV file with one channel of 16-bit samples at 48 kHz.
    private func note(of path: String) throws -> (hertz: Double, seconds: Double) {
        let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        try #require(data.count > 44 && data.starts(with: "RIFF".utf8))
        let samples = stride(from: 44, to: data.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
        }
        let loud = samples.indices.filter { abs(Int(samples[$0])) > 1000 }
        let first = try #require(loud.first)
        let last = try #require(loud.last)
        let crossings = (first..<last).count { samples[$0] < 0 && samples[$0 + 1] >= 0 }
        let seconds = Double(last - first) / 48_000
        return (Double(crossings) / seconds, seconds)
    }

    @Test("the success tone in the WAV file has its pitch and length")
    func playsIntoFile() throws {
        let beeper = try ALSABeeper.file(path: folder("a \"b\" \\ tone.wav")).open()
        var starts = 0
        try beeper.play(.success) { starts += 1 }
        #expect(starts == 1)
        beeper.close()
        let note = try note(of: folder("a \"b\" \\ tone.wav"))
        #expect(abs(note.hertz - 2000) < 100)
        #expect(abs(note.seconds - 0.15) < 0.0075)
    }

    @Test("every tone plays, twice, on one opening")
    func playsEveryTone() throws {
        let beeper = try ALSABeeper(device: "null").open()
        defer { beeper.close() }
        for tone in Tone.allCases + Tone.allCases {
            var starts = 0
            try beeper.play(tone) { starts += 1 }
            #expect(starts == 1, "\(tone)")
        }
    }

    @Test("a path that the file plugin would run as a command or fill in is refused")
    func refusesCommands() {
        for path in ["|touch x", "a%r.wav", ""] {
            #expect(throws: DeviceError.self) { try ALSABeeper.file(path: path).open() }
        }
    }

    @Test("a card that is not there is an error of absence")
    func reportsAbsence() {
        let error = #expect(throws: DeviceError.self) { try ALSABeeper(device: "hw:29").open() }
        #expect(error?.code == .absent)
    }

    @Test("no two tones sound the same, and none clicks or clips")
    func tonesDiffer() {
        let all = Tone.allCases.map { $0.samples(rate: 48_000, volume: 1) }
        #expect(Set(all).count == all.count)
        for samples in all {
            #expect(abs(Int(samples.first ?? 0)) < 400 && abs(Int(samples.last ?? 0)) < 400)
            #expect(samples.contains { abs(Int($0)) > 32_000 })
        }
        #expect(Tone.success.samples(rate: 8000, volume: .nan).allSatisfy { $0 == 0 })
        #expect(Tone.success.samples(rate: 8000, volume: 1e300).contains { abs(Int($0)) > 30_000 })
    }
}
