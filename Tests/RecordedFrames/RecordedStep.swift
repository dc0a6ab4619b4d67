import Capture
import Imaging
import LabelLanguage
import Reading

/// One step of a recorded sequence, as a line of JSON keeps it: what a frame showed, or what was done.
public struct RecordedStep: Codable {
    /// From the start of the sequence.
    public var milliseconds: Int
    public var frame: RecordedFrame?
    /// What the person at the bench or the host did: `press`.
    public var command: String?

    public init(milliseconds: Int, frame: RecordedFrame? = nil, command: String? = nil) {
        self.milliseconds = milliseconds
        self.frame = frame
        self.command = command
    }
}

/// What the recognisers read in one frame and how well it could be read: all that capture looks at.
public struct RecordedFrame: Codable {
    private struct Field: Codable {
        var name: String
        var text: String
        var value: String
        var confidence: Double
        var box: [Double]
        var currency: String?
    }

    private struct Label: Codable {
        var isComplete: Bool
        var fields: [Field]
        var predicted: [String]
        var box: [Double]
    }

    private struct Measures: Codable {
        var light: String
        var dark: UInt8
        var bright: UInt8
        var blur: String
        var edgeWidth: Double?
        var cutSides: [String]
        var moduleWidth: Double?
        var textHeight: Double?
        var largestShare: Double
        var wholeLabels: Int
    }

    private var labels: [Label]
    private var measured: Measures

    public init(_ observation: Observation, _ measures: FrameMeasures) {
        labels = observation.labels.map { label in
            Label(
                isComplete: label.isComplete,
                fields: label.fields.map { field in
                    Field(
                        name: field.name, text: field.text, value: field.value,
                        confidence: field.confidence.rounded(to: 3), box: field.box.numbers, currency: field.currency)
                }, predicted: label.predicted, box: label.box.numbers)
        }
        measured = Measures(
            light: measures.light.rawValue, dark: measures.dark, bright: measures.bright,
            blur: String(describing: measures.blur), edgeWidth: measures.edgeWidth?.rounded(to: 2),
            cutSides: measures.cutSides.map(\.rawValue).sorted(),
            moduleWidth: measures.moduleWidth?.rounded(to: 2), textHeight: measures.textHeight?.rounded(to: 1),
            largestShare: measures.largestShare.rounded(to: 3), wholeLabels: measures.wholeLabels)
    }

    /// - Parameter definition: the name of the labels.
    public func observation(of definition: String) -> Observation {
        Observation(
            labels: labels.map { label in
                LabelReading(
                    definition: definition, isComplete: label.isComplete,
                    fields: label.fields.map { field in
                        FieldValue(
                            name: field.name, text: field.text, value: field.value, confidence: field.confidence,
                            box: Box(field.box), currency: field.currency)
                    }, predicted: label.predicted, box: Box(label.box))
            })
    }

    public var measures: FrameMeasures {
        FrameMeasures(
            light: Exposure.Verdict(rawValue: measured.light) ?? .good, dark: measured.dark,
            bright: measured.bright, blur: Self.blurs.first { String(describing: $0) == measured.blur } ?? .unknown,
            edgeWidth: measured.edgeWidth,
            cutSides: Set(measured.cutSides.compactMap(PictureSide.init)),
            moduleWidth: measured.moduleWidth, textHeight: measured.textHeight, largestShare: measured.largestShare,
            wholeLabels: measured.wholeLabels)
    }

    private static let blurs: [Sharpness.Blur] =
        [.none, .unknown, .focus] + Sharpness.Direction.allCases.map { .motion($0) }
}

extension Box {
    fileprivate var numbers: [Double] { [x, y, width, height].map { $0.rounded(to: 1) } }

    fileprivate init(_ numbers: [Double]) {
        let padded = numbers + [0, 0, 0, 0]
        self.init(x: padded[0], y: padded[1], width: padded[2], height: padded[3])
    }
}

extension Double {
    fileprivate func rounded(to places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
