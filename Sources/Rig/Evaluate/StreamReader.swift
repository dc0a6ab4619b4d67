import Capture
import Imaging
import LabelLanguage
import Reading

/// Reads a picture as a rig does that it is held before: frame after frame, each read as far as a stream's frames are,
/// until a label is captured or the scan's time is over.
struct StreamReader {
    let reader: LabelReader
    let labels: LabelMatcher
    /// Of every frame, in pixels: larger pictures are scaled down into it, smaller ones centred.
    let size: PixelSize

    /// - Parameter region: the part to read, of the picture.
    /// - Returns: the frame, what the last one showed, and what was captured.
    func read(
        _ picture: LumaImage, region: RegionOfInterest
    ) -> (frame: LumaImage, observation: Observation, label: LabelReading?) {
        let frame = picture.fitted(width: size.width, height: size.height)
        let aim = Point(x: Double(frame.width) / 2, y: Double(frame.height) / 2)
        var request = ReadingRequest(labels: labels, region: inFrame(region, of: picture), quality: .balanced)
        request.barcodeBudget = ReadingWorker.barcodeBudget
        var session = CaptureSession(definitions: labels.definitions, settings: CaptureSettings())
        _ = try? session.start(by: .host, at: .now())
        var observation = Observation()
        var captured: LabelReading?
        while session.scan != nil {
            observation = reader.read(frame, request)
            for case .captured(let label) in session.observe(observation, aim: aim, at: .now()) {
                captured = label.reading
            }
        }
        return (frame, observation, captured)
    }

    /// A region of the picture as one of the frame that holds it.
    private func inFrame(_ region: RegionOfInterest, of picture: LumaImage) -> RegionOfInterest {
        let place = picture.place(inFrameOf: size)
        let (across, down) = (Double(size.width), Double(size.height))
        return RegionOfInterest(
            x: (Double(place.x) + region.x * Double(place.width)) / across,
            y: (Double(place.y) + region.y * Double(place.height)) / down,
            width: region.width * Double(place.width) / across, height: region.height * Double(place.height) / down)
    }
}
