import Foundation
import Imaging

/// RapidOCR (PP-OCR models on ONNX Runtime) as it comes, on one thread, where a Python has it.
final class RapidOCR {
    private struct Answer: Decodable {
        var milliseconds: Double
    }

    private let process: PeerProcess

    /// - Parameter python: the interpreter's name or path.
    convenience init(python: String) {
        self.init(PeerProcess(python: python, script: RapidOCRScript.python, environment: ["OMP_NUM_THREADS": "1"]))
    }

    init(_ process: PeerProcess) {
        self.process = process
    }

    /// Nil where it is not installed, or died.
    var version: String? { process.versions["rapidocr"] }

    /// - Returns: what it took to read the picture, in milliseconds of processor time; nil where it is not installed, or
    ///   died.
    func milliseconds(for image: LumaImage) -> Double? {
        guard let line = process.answer(to: "\(image.width) \(image.height)", image) else { return nil }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else {
            process.giveUp()
            return nil
        }
        return answer.milliseconds
    }
}
