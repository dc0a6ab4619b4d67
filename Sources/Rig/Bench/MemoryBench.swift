import Imaging
import LabelLanguage
import Reading

/// Reads the same pictures over and over and watches the process's memory: what grows there would end a rig that runs
/// for months.
struct MemoryBench {
    var folder: String
    var definition: LabelDefinition
    var frames = 10_000

    func run() throws(CommandLineError) -> [BenchResult] {
        let images = try images()
        let reader: LabelReader
        let request: ReadingRequest
        do {
            reader = try LabelReader()
            request = ReadingRequest(labels: try LabelMatcher(definitions: [definition]))
        } catch {
            throw CommandLineError(.failed, "\(error)")
        }
        var early = 0.0
        let begin = MonotonicTime.now()
        for frame in 1...frames {
            _ = reader.read(images[frame % images.count], request)
            if frame == min(1_000, frames) { early = ProcessMeter.residentMemory }
        }
        let time = (MonotonicTime.now() - begin) / .milliseconds(1) / Double(frames)
        let late = ProcessMeter.residentMemory
        return [
            BenchResult("time to read a frame of \(definition.name)", time, "ms"),
            BenchResult("resident memory after 1000 frames", early, "MiB"),
            BenchResult("resident memory after \(frames) frames", late, "MiB"),
        ]
    }

    private func images() throws(CommandLineError) -> [LumaImage] {
        let images: [LumaImage]
        do throws(ImagingError) {
            images = try Picture.folder(folder).prefix(16).map { (path) throws(ImagingError) in try Picture.open(path) }
        } catch {
            throw CommandLineError(.failed, error.message)
        }
        guard !images.isEmpty else { throw CommandLineError(.failed, "\(folder): no pictures in it") }
        return images
    }
}
