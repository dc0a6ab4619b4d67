import Capture
import Foundation
import Imaging
import LabelLanguage
import LabelPictures
import Reading
import RecordedFrames

/// Draws the sequences of ``RenderedSequence``, reads each frame with the real recognisers, and writes down what they
/// read, one step a line, for the golden logs of the capture tests:
///
///     swift run -c release record-frames Tests/CaptureTests/Golden/Rendered [NAME...]
@main
enum RecordFrames {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let folder = arguments.first, !folder.hasPrefix("-") else {
            FileHandle.standardError.write(Data("usage: record-frames DIR [NAME...]\n".utf8))
            exit(2)
        }
        do {
            for sequence in RenderedSequence.all
            where arguments.count == 1 || arguments.dropFirst().contains(sequence.name) {
                try record(sequence).write(to: URL(fileURLWithPath: "\(folder)/\(sequence.name).jsonl"))
            }
        } catch {
            FileHandle.standardError.write(Data("record-frames: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func record(_ sequence: RenderedSequence) throws -> Data {
        let reader = try LabelReader()
        var request = ReadingRequest(labels: try LabelMatcher(definitions: [RenderedSequence.product]))
        // As the rig reads a stream. What is read then depends on time too, and so is recorded once.
        request.barcodeBudget = .milliseconds(15)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var lines = Data()
        func add(_ step: RecordedStep) throws {
            lines += try encoder.encode(step) + Data("\n".utf8)
        }
        for index in 0..<sequence.frames {
            let milliseconds = (index + 1) * RenderedSequence.interval
            if let command = sequence.commands[index] {
                try add(RecordedStep(milliseconds: milliseconds, command: command))
            }
            let image = try sequence.scene(index).rendered()
            let observation = reader.read(image, request)
            let measures = FrameMeasures(of: image, showing: observation)
            try add(RecordedStep(milliseconds: milliseconds, frame: RecordedFrame(observation, measures)))
        }
        return lines
    }
}
