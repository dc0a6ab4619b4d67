/// Plays a bench: labels that lie, move, are covered and taken away, read well or badly, at 30 frames a second; writes
/// down what reading would see, as a ``Recording``.
struct BenchScript {
    struct Label {
        var barcode: String
        var expiry: String
        var x: Double
        var y: Double
        /// In pixels a frame.
        var speed = 0.0
        /// In frames from the start of the recording.
        var visible: [Range<Int>]
        /// How many of a hundred frames miss the date, read it wrongly, or miss the label.
        var missesDate = 0
        var misreadsDate = 0
        var missesLabel = 0
    }

    var name: String
    var header: [String]
    var frames: Int
    var labels: [Label]
    /// Before the frame of the number.
    var commands: [Int: [String]] = [:]
    var seed: UInt64 = 1

    /// The recording, the same on each run.
    var text: String {
        var generator = SeededGenerator(seed: seed)
        var lines = header
        for frame in 1...frames {
            let time = frame * 100 / 3
            lines += (commands[frame] ?? []).map { "\(time) \($0)" }
            let seen = labels.compactMap { see($0, in: frame, &generator) }
            lines.append(
                (["\(time) frame"] + (seen.isEmpty ? [] : [seen.joined(separator: " | ")])).joined(separator: " "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func see(_ label: Label, in frame: Int, _ generator: inout SeededGenerator) -> String? {
        guard let stay = label.visible.first(where: { $0.contains(frame) }), !generator.chance(label.missesLabel) else {
            return nil
        }
        let x = Int(label.x + label.speed * Double(frame - stay.lowerBound))
        var fields = ["Product@\(x),\(Int(label.y)),300,150", "Barcode=\(label.barcode)"]
        if !generator.chance(label.missesDate) {
            let expiry = generator.chance(label.misreadsDate) ? label.expiry.dropLast() + "7" : label.expiry[...]
            fields.append("Expiry Date=\(expiry)")
        }
        return fields.joined(separator: ";")
    }
}

extension BenchScript {
    static let all = [
        BenchScript(
            name: "motion", header: ["mode continuous"], frames: 90,
            labels: [
                Label(
                    barcode: "100", expiry: "2026-12-24", x: -100, y: 280, speed: 18, visible: [5..<70], missesDate: 25,
                    missesLabel: 5),
                Label(
                    barcode: "100", expiry: "2027-01-31", x: 1_200, y: 300, speed: -14, visible: [40..<85],
                    misreadsDate: 10),
            ], seed: 11),
        // A hand covers the label for a moment, then for longer than a label may be away.
        BenchScript(
            name: "occlusion", header: ["mode continuous"], frames: 100,
            labels: [
                Label(barcode: "200", expiry: "2026-12-24", x: 480, y: 280, visible: [3..<30, 35..<50, 75..<95])
            ]),
        BenchScript(
            name: "two-labels", header: ["mode single"], frames: 120,
            labels: [
                Label(barcode: "300", expiry: "2026-12-24", x: 100, y: 200, visible: [1..<121], missesDate: 20),
                Label(barcode: "301", expiry: "2026-11-30", x: 560, y: 300, visible: [1..<121], misreadsDate: 20),
            ],
            commands: [2: ["press"], 40: ["press"], 42: ["select 3", "select 9"], 60: ["press"], 61: ["press"]],
            seed: 7),
        BenchScript(
            name: "leaving-and-coming-back", header: ["mode presentation"], frames: 160,
            labels: [
                Label(barcode: "400", expiry: "2026-12-24", x: 500, y: 280, visible: [5..<40, 44..<60, 90..<120]),
                Label(barcode: "401", expiry: "2026-12-25", x: 520, y: 290, visible: [62..<85], missesDate: 40),
                Label(barcode: "400", expiry: "2026-12-24", x: 480, y: 270, visible: [130..<160]),
            ], commands: [50: ["pause"], 55: ["resume"], 140: ["retake"]], seed: 5),
        BenchScript(
            name: "hold", header: ["mode hold"], frames: 90,
            labels: [Label(barcode: "500", expiry: "2026-12-24", x: 500, y: 280, visible: [10..<80], missesDate: 30)],
            commands: [
                5: ["press"], 12: ["release"], 20: ["press"], 40: ["release"], 50: ["press"], 51: ["pause"],
                55: ["release"], 60: ["resume"], 70: ["start"], 71: ["cancel", "cancel"],
            ], seed: 3),
        BenchScript(
            name: "validation", header: ["mode single", "validates"], frames: 90,
            labels: [
                Label(
                    barcode: "600", expiry: "2026-12-24", x: 500, y: 280, visible: [3..<30, 50..<80], missesDate: 100)
            ],
            commands: [
                2: ["set Lot=A1", "press"], 20: ["press"], 40: ["set Expiry Date=soon", "set Expiry Date=2026-12-24"],
                60: ["set Best=1", "set Lot=A1"], 70: ["confirm"],
            ]),
        BenchScript(
            name: "time-out", header: ["mode host"], frames: 400,
            labels: [
                Label(barcode: "700", expiry: "2026-12-24", x: 500, y: 280, visible: [340..<345], missesDate: 100)
            ], commands: [1: ["press", "start"], 20: ["start"], 320: ["start"], 350: ["finish"]]),
    ]
}
