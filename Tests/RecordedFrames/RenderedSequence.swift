import Capture
import LabelLanguage
import LabelPictures

/// A sequence of frames at a bench, drawn by this project: what lies there in each, and what is done meanwhile.
public struct RenderedSequence: Sendable {
    public static let product = LabelDefinition("Perishable Product", adaptive: .off) {
        CustomBarcode(name: "Barcode", symbologies: [.ean13])
        ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        TotalPriceText(name: "Total Price")
    }

    /// Of each frame, in pixels.
    public static let width = 640
    public static let height = 360

    /// Between two frames, in milliseconds.
    public static let interval = 33

    public let name: String
    public let mode: CaptureMode
    public let frames: Int
    /// What is done right before a frame.
    public var commands: [Int: String] = [:]
    private let draw: @Sendable (Int, inout Scene) throws -> Void

    /// The scene of a frame.
    public func scene(_ frame: Int) throws -> Scene {
        var scene = Scene()
        scene.width = Self.width
        scene.height = Self.height
        scene.noise = 3
        scene.seed = UInt64(frame + 1)
        try draw(frame, &scene)
        return scene
    }

    public static let all = [
        // A thing lies across the lines of print, then is taken away.
        RenderedSequence(name: "occlusion", mode: .single, frames: 20, commands: [1: "press"]) { frame, scene in
            scene = scene.with(try yogurt(), Placing(scale: 0.5))
            if (2..<12).contains(frame) {
                let hand = Box(x: 0, y: 0, width: 420, height: 130)
                scene = scene.with(
                    LabelPicture(width: hand.width, height: hand.height).box(hand, lightness: 0.3),
                    Placing(y: 0.62 + 0.02 * Double(frame - 2), scale: 0.5))
            }
        },
        // Read, taken away, and put back: a label again.
        RenderedSequence(name: "leaving-and-coming-back", mode: .presentation, frames: 36) { frame, scene in
            switch frame {
            case ..<7: scene = scene.with(try yogurt(), Placing(scale: 0.5))
            case 7..<10: scene = scene.with(try yogurt(), Placing(x: 0.5 + 0.3 * Double(frame - 6), scale: 0.5))
            case 10..<27: break
            default: scene = scene.with(try yogurt(), Placing(x: 0.52, angle: -4, scale: 0.5))
            }
        },
        // Pushed in from the left, too fast to be read, slower, then at rest.
        RenderedSequence(name: "motion", mode: .single, frames: 26, commands: [1: "press"]) { frame, scene in
            let speed = [0, 60, 50, 40, 30, 20, 10]
            let moved = (0..<frame).reduce(0) { $0 + ($1 < speed.count ? speed[$1] : 0) }
            // The shutter is open for a third of the time from frame to frame.
            scene.motion = frame < speed.count ? Double(speed[frame]) / 3 : 0
            let x = 0.17 + Double(moved) / Double(Self.width)
            scene = scene.with(try yogurt(), Placing(x: x, angle: 3, scale: 0.5))
        },
        // Side by side; one is taken away and another one of the same kind put there.
        RenderedSequence(name: "two-labels", mode: .continuous, frames: 40) { frame, scene in
            scene = scene.with(try yogurt(), Placing(x: 0.25, scale: 0.48))
            switch frame {
            case ..<12: scene = scene.with(try cheese(), Placing(x: 0.75, angle: 1, scale: 0.48))
            case 12..<28: break
            default: scene = scene.with(try cheese(), Placing(x: 0.745, angle: -1, scale: 0.48))
            }
        },
    ]

    private static func yogurt() throws -> LabelPicture {
        try .perishable(
            name: "GOAT YOGURT 500 g", barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711")
    }

    private static func cheese() throws -> LabelPicture {
        try .perishable(
            name: "ALPINE CHEESE 250 g", barcode: "9001234567896", expiry: "07/03/2027", price: "$12.40", lot: "C0815")
    }

    private init(
        name: String, mode: CaptureMode, frames: Int, commands: [Int: String] = [:],
        draw: @escaping @Sendable (Int, inout Scene) throws -> Void
    ) {
        self.name = name
        self.mode = mode
        self.frames = frames
        self.commands = commands
        self.draw = draw
    }
}
