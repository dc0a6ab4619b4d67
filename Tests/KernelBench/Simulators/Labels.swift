import Imaging
import LabelLanguage
import LabelPictures

/// Labels to put before the camera, each with a number of its own.
final class Labels {
    private var count = 0

    /// The next label: its EAN-13 and the picture that the camera is to see.
    func next() throws -> (code: String, picture: LumaImage) {
        count += 1
        let digits = "40123450" + String(repeating: "0", count: 4 - String(count).count) + String(count)
        let weighted = digits.enumerated().reduce(0) { sum, digit in
            sum + (digit.element.wholeNumberValue ?? 0) * (digit.offset % 2 == 0 ? 1 : 3)
        }
        let code = digits + String((10 - weighted % 10) % 10)
        let label = try LabelPicture.barcode(code, .ean13, moduleWidth: 5, barHeight: 300)
        return (code, videoRange(try label.rendered(width: 1280, height: 720)))
    }

    /// An empty bench.
    var nothing: LumaImage {
        LumaImage(width: 1280, height: 720) { $0.initializeMemory(as: UInt8.self, repeating: 180) }
    }

    /// Luma as video has it, so that it survives a conversion of colours.
    private func videoRange(_ image: LumaImage) -> LumaImage {
        LumaImage(width: image.width, height: image.height) { pixels in
            image.withPixels { source in
                for y in 0..<image.height {
                    for x in 0..<image.width {
                        pixels[y * image.width + x] = max(16, min(235, source[y * image.stride + x]))
                    }
                }
            }
        }
    }
}
