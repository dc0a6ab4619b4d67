import Imaging

/// Reads single lines of text with the PP-OCR recognition model: better than Tesseract on blurred, uneven and unusual
/// print.
///
/// Belongs to one thread.
final class AdaptiveRecognizer {
    /// What the model was trained on.
    static let height = 48

    /// The width to read a line with that would have another: the library prepares itself for each width, so only some
    /// are used, an eighth apart. The model does not mind letters that much wider or narrower.
    static func width(near wanted: Int) -> Int {
        var step = 16
        while wanted >= 8 * step { step *= 2 }
        return max(2 * step, (wanted + step / 2) / step * step)
    }

    private let network: NeuralNetwork
    private let decoder: TimeStepDecoder

    init(library: OpenVINOLibrary, path: String) throws(ReadingError) {
        decoder = TimeStepDecoder(
            table: try CharacterTable(listing: ModelMetadata(path: path).entries["character"] ?? ""))
        network = try NeuralNetwork(library: library, path: path)
    }

    /// - Parameter image: one upright line, dark on light or light on dark, ``height`` pixels high.
    func read(_ image: LumaImage) throws(ReadingError) -> RecognizedLine {
        guard image.height == Self.height else { return RecognizedLine() }
        let width = image.width
        return try network.run(shape: [1, 3, Self.height, width]) { input in
            image.withPixels { pixels in
                // Grey in each of the three colours, -1 to 1.
                let plane = Self.height * width
                for y in 0..<Self.height {
                    for x in 0..<width {
                        input[y * width + x] = Float(pixels[y * image.stride + x]) / 127.5 - 1
                    }
                }
                for index in 0..<plane {
                    input[plane + index] = input[index]
                    input[2 * plane + index] = input[index]
                }
            }
        } body: { output, shape in
            guard shape.count == 3, shape[1] > 0, shape[2] == decoder.table.count else { return RecognizedLine() }
            return decoder.line(
                output, strips: shape[1], stripWidth: Double(width) / Double(shape[1]), height: Double(Self.height))
        }
    }
}
