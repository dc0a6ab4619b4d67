import Imaging
import LabelLanguage

/// Finds lines of text with the PP-OCR detection model, which knows letters of any look from texture.
///
/// Belongs to one thread.
final class TextDetector {
    /// Both sides of what the model is given are multiples of this.
    private static let step = 32
    private static let limit = 1_280
    /// What the model was trained with: the mean and the spread of each colour over ImageNet's pictures.
    private static let mean: [Float] = [0.485, 0.456, 0.406]
    private static let spread: [Float] = [0.229, 0.224, 0.225]

    private let network: NeuralNetwork
    private var patches = TextPatches()

    init(library: OpenVINOLibrary, path: String) throws(ReadingError) {
        network = try NeuralNetwork(library: library, path: path)
    }

    /// - Returns: lines in pixels of the image, the likeliest first; none where the look misses the image.
    func lines(in image: LumaImage, _ look: Look) throws(ReadingError) -> [LineRegion] {
        guard let part = image.cropped(to: look.area) else { return [] }
        let scale = Double(min(look.side, Self.limit)) / Double(max(part.width, part.height))
        let width = Self.rounded(Double(part.width) * scale)
        let height = Self.rounded(Double(part.height) * scale)
        let resized = part.resized(width: width, height: height)
        let plane = width * height
        let found = try network.run(shape: [1, 3, height, width]) { input in
            resized.withPixels { pixels in
                for channel in 0..<3 {
                    let factor = 1 / (255 * Self.spread[channel])
                    let offset = Self.mean[channel] / Self.spread[channel]
                    for index in 0..<plane {
                        input[channel * plane + index] = Float(pixels[index]) * factor - offset
                    }
                }
            }
        } body: { output, shape in
            shape == [1, 1, height, width] ? patches.lines(output, width: width, height: height) : []
        }
        let xScale = Double(part.width) / Double(width)
        let yScale = Double(part.height) / Double(height)
        return found.map { region in
            region.scaled(x: xScale, y: yScale).moved(x: Double(look.area.x), y: Double(look.area.y))
        }
    }

    private static func rounded(_ length: Double) -> Int {
        max(step, Int((length / Double(step)).rounded()) * step)
    }
}
