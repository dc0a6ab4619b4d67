import Foundation
import Imaging
import LabelLanguage
import LabelPictures

/// What lies before the camera, and the configurations that the rig runs with.
struct SoakBench {
    /// More than are shown within a label's absence, so that each counts as new when it comes again.
    private static let labels = 96

    let plan: SoakPlan

    var pictures: String { plan.folder + "/pictures" }
    var data: String { plan.folder + "/data" }
    var configuration: String { plan.folder + "/rig.yaml" }

    /// Draws small pictures, each with another symbol; now and then two on one, or none.
    func drawPictures() throws {
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        for number in 0..<Self.labels {
            var scene = Scene()
            scene.width = 280
            scene.height = 140
            scene.background = .plain
            if number % 16 == 7 {
                let (left, right) = (try label(number), try label(number + 500))
                scene = scene.with(left, Placing(x: 0.25)).with(right, Placing(x: 0.75))
            } else if number % 24 != 23 {
                scene = scene.with(try label(number))
            }
            try scene.rendered().write(to: pictures + String(format: "/%03d.png", number))
        }
    }

    /// A QR code, since it is read at the first look: what is worn out here is not the reading.
    private func label(_ number: Int) throws -> LabelPicture {
        try .barcode(EAN13.text(number: number), .qr, moduleWidth: 3)
    }

    /// Writes the configuration of one life.
    func write(_ manner: SoakManner) throws {
        let acknowledge = manner.repeats.map { "{timeout: 0.1, repeats: \($0)}" } ?? "false"
        let text = """
            mode: \(manner.mode.rawValue)
            timeout: \(manner.timeout)
            auto: {passes: \(manner.passes)}
            camera: {size: 280x140, rate: 240, framesPerPicture: \(manner.passes)}
            host: {acknowledge: \(acknowledge)}
            evidence: {policy: \(manner.evidence), pictures: 100}
            history: {records: 100000000}
            data: \(data)
            labels:
              - name: Goods
                fields:
                  - {type: CustomBarcode, name: Barcode, symbologies: [qr]}
            policies:
              - name: low
                rules: [{check: range, field: Barcode, max: 4012345000500}]
            policy: low

            """
        try text.write(toFile: configuration, atomically: true, encoding: .utf8)
    }
}

/// How the rig runs in one life.
struct SoakManner {
    enum Mode: String, CaseIterable {
        case continuous, single, host, hold, presentation
    }

    var mode: Mode
    var passes: Int
    var timeout: Double
    /// How often an unanswered record is sent again; nil where the host does not acknowledge.
    var repeats: Int?
    var evidence: String

    init(using random: inout SeededGenerator) {
        mode =
            switch random.next(upTo: 20) {
            case 0..<11: .continuous
            case 11..<15: .single
            case 15..<17: .host
            case 17..<19: .hold
            default: .presentation
            }
        passes = random.next(upTo: 5) == 0 ? 2 : 1
        timeout = random.next(upTo: 4) == 0 ? 0.1 : 5
        repeats = random.next(upTo: 2) == 0 ? Int(random.next(upTo: 3)) : nil
        evidence = ["none", "none", "failures", "all"][Int(random.next(upTo: 4))]
    }
}

enum EAN13 {
    /// A number as an EAN-13 with its check digit.
    static func text(number: Int) -> String {
        let digits = "40123450" + String(format: "%04d", number)
        let sum = digits.enumerated().reduce(0) {
            $0 + ($1.element.wholeNumberValue ?? 0) * ($1.offset % 2 == 0 ? 1 : 3)
        }
        return digits + String((10 - sum % 10) % 10)
    }
}

extension RandomNumberGenerator {
    mutating func next(upTo bound: UInt64) -> UInt64 { next(upperBound: bound) }
}
