import LabelPictures

/// One thing that makes a code harder to read, at growing strength; all else stays as a well mounted camera has it.
struct Hardship {
    /// What a picture is taken under.
    struct Conditions {
        /// Pixels that the narrowest bar or cell is wide.
        var module = 3.0
        /// Standard deviation, in pixels.
        var blur = 0.6
        /// Degrees, clockwise.
        var angle = 0.0
        /// Of the ink against the paper, 1 for black on white.
        var contrast = 0.9
        /// Standard deviation, in grey levels.
        var noise = 3.0
    }

    var name: String
    var unit: String
    var values: [Double]
    var apply: @Sendable (Double, inout Conditions) -> Void

    static let all = [
        Hardship(name: "module", unit: "pixels", values: [0.7, 0.85, 1, 1.2, 1.4, 1.7, 2, 2.5, 3]) { $1.module = $0 },
        Hardship(name: "blur", unit: "pixels, at 3 a module", values: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]) {
            $1.blur = $0
        },
        Hardship(name: "angle", unit: "degrees", values: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45]) { $1.angle = $0 },
        Hardship(name: "contrast", unit: "% of black on white", values: [2, 4, 6, 8, 10, 15, 20, 30, 40]) {
            $1.contrast = $0 / 100
        },
        Hardship(name: "noise", unit: "grey levels", values: [0, 5, 10, 20, 30, 40, 50, 60, 80]) { $1.noise = $0 },
    ]
}
