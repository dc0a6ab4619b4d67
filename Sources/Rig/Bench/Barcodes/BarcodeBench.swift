import Imaging
import LabelLanguage
import Reading

/// Reads samples of barcodes with this program and with the libraries that others use, side by side.
struct BarcodeBench {
    /// Where the samples are seen.
    enum Setting: String {
        /// As they are.
        case alone
        /// Each in a larger, busy picture of 1280×720.
        case busy
    }

    var collection: SampleCollection
    var qualities: [ReadingQuality] = [.accurate, .balanced, .fast]
    var peers: PeerReaders
    private let reader = BarcodeReader()

    init(collection: SampleCollection, peers: PeerReaders) {
        self.collection = collection
        self.peers = peers
    }

    /// - Parameter rotation: in degrees clockwise, a multiple of 90.
    func rows(_ setting: Setting, rotation: Int, progress: (String) -> Void) throws(CommandLineError)
        -> [BarcodeBenchRow]
    {
        var rows: [BarcodeBenchRow] = []
        for folder in collection.folders {
            progress("\(setting.rawValue) \(rotation): \(folder.name)")
            var row = BarcodeBenchRow(folder: folder.name, setting: setting, rotation: rotation)
            // The minima hold for the pictures as they are.
            row.minimum = setting == .alone ? folder.minimum[rotation] : nil
            for (index, sample) in folder.samples.enumerated() {
                guard let images = try images(of: sample, setting, rotation: rotation, seed: UInt64(index)) else {
                    continue
                }
                row.add(
                    readings(of: images, folder.symbologies), name: sample.name, truth: sample.truth)
            }
            if row.pictures > 0 { rows.append(row) }
        }
        return rows
    }

    private func readings(of images: [LumaImage], _ symbologies: Set<Symbology>) -> [String: SampleReading] {
        var readings: [String: SampleReading] = [:]
        for quality in qualities { readings[quality.rawValue] = reading(of: images, symbologies, quality) }
        for image in images {
            for (name, found) in peers.readings(of: image, symbologies: symbologies) {
                readings[name, default: SampleReading()].contents += found.contents
                readings[name]?.milliseconds += found.milliseconds
            }
        }
        return readings
    }

    private func reading(
        of images: [LumaImage], _ symbologies: Set<Symbology>, _ quality: ReadingQuality
    ) -> SampleReading {
        let begin = ProcessMeter.threadTime
        var symbols: [Symbol] = []
        if let only = images.first, images.count == 1 {
            symbols = reader.symbols(in: only, symbologies: symbologies, quality: quality)
        } else {
            // A sequence is put together over frames.
            reader.reset()
            for image in images {
                symbols = reader.symbols(
                    inFrame: image, symbologies: symbologies, quality: quality, budget: .seconds(10)
                ) { !$0.isEmpty }
            }
        }
        return SampleReading(
            contents: symbols.map(SampleReading.Content.init),
            milliseconds: (ProcessMeter.threadTime - begin) / .milliseconds(1))
    }

    /// Nil where a sample does not fit into the scene.
    private func images(
        of sample: SampleCollection.Sample, _ setting: Setting, rotation: Int, seed: UInt64
    ) throws(CommandLineError) -> [LumaImage]? {
        var images: [LumaImage] = []
        for path in sample.paths {
            let image: LumaImage
            do throws(ImagingError) {
                image = try Picture.open(path).turned(quarters: rotation / 90)
            } catch {
                throw CommandLineError(.failed, error.message)
            }
            switch setting {
            case .alone: images.append(image)
            case .busy:
                guard let scene = BusyScene.picture(of: image, seed: seed) else { return nil }
                images.append(scene)
            }
        }
        return images
    }
}
