import Imaging
import LabelLanguage

/// Finds lines of text with the PP-OCR detection model, which knows letters of any look from texture.
///
/// Belongs to one thread.
final class TextDetector {
    /// Lower print is not found, in pixels of what the model is given.
    private static let finest = 8.0
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

    /// - Parameters:
    ///   - image: what to search.
    ///   - side: how long the longer side is made for the search, in pixels; the time grows with its square.
    /// - Returns: lines in pixels of the image, the likeliest first.
    func lines(in image: LumaImage, side: Int) throws(ReadingError) -> [LineRegion] {
        let scale = Double(min(side, Self.limit)) / Double(max(image.width, image.height))
        let width = Self.rounded(Double(image.width) * scale)
        let height = Self.rounded(Double(image.height) * scale)
        let resized = image.resized(width: width, height: height)
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
        let xScale = Double(image.width) / Double(width)
        let yScale = Double(image.height) / Double(height)
        return found.map { $0.scaled(x: xScale, y: yScale) }
    }

    /// Lower print of an image is not found, in its pixels, where its longer side is made so long.
    static func finestPrint(in image: LumaImage, side: Int) -> Double {
        finest * Double(max(image.width, image.height)) / Double(min(side, limit))
    }

    private static func rounded(_ length: Double) -> Int {
        max(step, Int((length / Double(step)).rounded()) * step)
    }
}
