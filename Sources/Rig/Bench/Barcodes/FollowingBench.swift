import Delivery
import Imaging
import LabelLanguage
import Reading

/// Measures what a frame costs while a symbol that was found is being followed, and what a frame costs in which nothing
/// can be read: each sample moves slowly through a busy scene of 1280×720.
struct FollowingBench {
    struct Result {
        /// Milliseconds of the frames after the one that found the symbol.
        var following: [Double] = []
        /// Of these, frames that did not show it.
        var lost = 0
        /// Milliseconds of the frames before it was found, or of samples in which it never was.
        var searching: [Double] = []
        var samples = 0
        var found = 0
    }

    var collection: SampleCollection
    var quality = ReadingQuality.balanced
    var frames = 40
    /// What a frame may cost, as the rig has it.
    var budget: Duration = .milliseconds(15)
    /// Every so many samples one is shown.
    var step = 4

    func run() throws(CommandLineError) -> Result {
        var result = Result()
        let reader = BarcodeReader()
        for folder in collection.folders {
            for (index, sample) in folder.samples.enumerated() where index % step == 0 && sample.paths.count == 1 {
                let image: LumaImage
                do throws(ImagingError) {
                    image = try Picture.open(sample.paths[0])
                } catch {
                    throw CommandLineError(.failed, error.message)
                }
                let (width, height) = (BusyScene.width + frames, BusyScene.height + frames)
                guard image.width < BusyScene.width - 2 * frames, image.height < BusyScene.height - 2 * frames,
                    let scene = BusyScene.picture(of: image, seed: UInt64(index), width: width, height: height)
                else { continue }
                show(scene, folder.symbologies, to: reader, &result)
            }
        }
        return result
    }

    private func show(
        _ scene: LumaImage, _ symbologies: Set<Symbology>, to reader: BarcodeReader, _ result: inout Result
    ) {
        reader.reset()
        result.samples += 1
        var wasFound = false
        for frame in 0..<frames {
            let place = PixelRectangle(x: frame / 2, y: frame / 3, width: BusyScene.width, height: BusyScene.height)
            guard let image = scene.cropped(to: place) else { continue }
            let begin = ProcessMeter.threadTime
            let symbols = reader.symbols(
                inFrame: image, symbologies: symbologies, quality: quality, budget: budget
            ) { !$0.isEmpty }
            let time = (ProcessMeter.threadTime - begin) / .milliseconds(1)
            if wasFound {
                result.following.append(time)
                if symbols.isEmpty { result.lost += 1 }
            } else {
                result.searching.append(time)
                wasFound = !symbols.isEmpty
            }
        }
        if wasFound { result.found += 1 }
    }
}

extension FollowingBench.Result {
    var figures: [BenchResult] {
        [
            BenchResult("samples followed through a busy scene, of \(samples)", Double(found), "samples"),
            BenchResult("frame that follows, mean", mean(following), "ms"),
            BenchResult("frame that follows, median", following.percentile(50), "ms"),
            BenchResult("frame that follows, 95 %", following.percentile(95), "ms"),
            BenchResult("frames that lost it, of \(following.count)", Double(lost), "frames"),
            BenchResult("frame that searches, median", searching.percentile(50), "ms"),
            BenchResult("frame that searches, 95 %", searching.percentile(95), "ms"),
            BenchResult("frame that searches, worst of \(searching.count)", searching.max() ?? 0, "ms"),
        ]
    }

    private func mean(_ times: [Double]) -> Double { times.isEmpty ? 0 : times.reduce(0, +) / Double(times.count) }
}
