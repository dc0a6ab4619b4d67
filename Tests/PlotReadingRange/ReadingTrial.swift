import Imaging
import LabelLanguage
import LabelPictures
import Reading
import Rig

/// How much of one symbology is read under one hardship: of each reader, the share at each strength.
struct ReadingPanel {
    var code: SampleCode
    var hardship: Hardship
    var shares: [String: [Double]]
}

/// Draws codes and has them read.
struct ReadingTrial {
    static let own = "labelrig"
    /// Pictures at each strength, each with another content, place and noise.
    static let pictures = 6

    let peers: PeerReaders
    private let reader = BarcodeReader()

    init(peers: PeerReaders) {
        self.peers = peers
    }

    func panel(of code: SampleCode, under hardship: Hardship) throws -> ReadingPanel {
        var shares: [String: [Double]] = [:]
        for value in hardship.values {
            var conditions = Hardship.Conditions()
            hardship.apply(value, &conditions)
            var read: [String: Int] = [:]
            for number in 0..<Self.pictures {
                var random = SeededGenerator(seed: UInt64(number) + 1)
                let text = code.text(&random)
                let image = try picture(of: text, code, conditions, &random)
                let symbols = reader.symbols(in: image, symbologies: [code.symbology], quality: .balanced)
                if symbols.contains(where: { $0.text == text }) { read[Self.own, default: 0] += 1 }
                for (name, reading) in peers.readings(of: image, symbologies: [code.symbology]) {
                    if reading.contents.contains(where: { $0.text == text }) { read[name, default: 0] += 1 }
                }
            }
            for name in [Self.own] + PeerReaders.names {
                shares[name, default: []].append(Double(read[name] ?? 0) / Double(Self.pictures))
            }
        }
        return ReadingPanel(code: code, hardship: hardship, shares: shares)
    }

    private func picture(
        of text: String, _ code: SampleCode, _ conditions: Hardship.Conditions, _ random: inout SeededGenerator
    ) throws -> LumaImage {
        // Drawn large and seen small, so that modules lie across pixels as before a camera.
        let drawn = 6.0
        let label = try LabelPicture.barcode(
            text, code.symbology, moduleWidth: drawn, barHeight: code.height.map { $0 * drawn }, hasCaption: false
        ).faded(to: conditions.contrast)
        let placing = Placing(
            x: 0.5 + random.number(in: -0.02...0.02), y: 0.5 + random.number(in: -0.02...0.02),
            angle: conditions.angle + random.number(in: -1.5...1.5), scale: conditions.module / drawn)
        var scene = Scene()
        (scene.width, scene.height) = (640, 480)
        scene.blur = conditions.blur
        scene.noise = conditions.noise
        scene.seed = random.next()
        return try scene.with(label, placing).rendered()
    }
}
