import Foundation
import Imaging
import LabelLanguage

/// What a camera over a bench sees: labels lying on a background, and all that keeps a picture from being perfect.
public struct Scene: Sendable {
    public enum Background: Sendable, CaseIterable {
        /// One grey.
        case plain
        /// A grained surface.
        case bench
        /// A bench with things lying around: boxes, stripes, print that is no label.
        case clutter
    }

    public var width = 1280
    public var height = 720
    public var background = Background.bench
    /// The standard deviation of a blur as an unfocused lens makes it, in pixels.
    public var blur = 0.0
    /// How far the picture moved during the exposure, in pixels, and where to, in degrees clockwise from the right.
    public var motion = 0.0
    public var motionAngle = 0.0
    /// The standard deviation of the sensor's noise, on the scale of 0 to 255.
    public var noise = 0.0
    /// The light at the darkest corner, 1 for even light, and the light overall, 1 for a well exposed picture.
    public var darkestCorner = 1.0
    public var exposure = 1.0
    /// A lamp's reflection, in fractions of width and height; nil for none.
    public var glare: (x: Double, y: Double, radius: Double)?
    /// Decides grain, clutter and noise: the same seed draws the same picture.
    public var seed: UInt64 = 1

    private var labels: [(label: LabelPicture, placing: Placing)] = []

    public init() {}

    /// The scene with one more label on it, over those before.
    public func with(_ label: LabelPicture, _ placing: Placing = Placing()) -> Scene {
        var scene = self
        scene.labels.append((label, placing))
        return scene
    }

    /// Where the scene's camera sees the points of a label.
    public func projection(of label: LabelPicture, _ placing: Placing) -> Projection {
        placing.projection(of: label, width: Double(width), height: Double(height))
    }

    public func rendered() throws(LabelPictureError) -> LumaImage {
        var random = SeededGenerator(seed: seed)
        let canvas = try Canvas(width: width, height: height, luma: 110)
        background.draw(on: canvas, &random)
        for (label, placing) in labels { label.draw(on: canvas, projection(of: label, placing)) }
        if darkestCorner < 1 {
            canvas.shade(
                from: Point(x: 0, y: 0), to: Point(x: Double(width), y: Double(height)), darkest: darkestCorner)
        }
        if let glare {
            canvas.glare(
                center: Point(x: glare.x * Double(width), y: glare.y * Double(height)),
                radius: glare.radius * Double(width), strength: 1)
        }
        if exposure < 1 {
            canvas.shade(from: Point(x: -2, y: 0), to: Point(x: -1, y: 0), darkest: max(exposure, 0))
        }
        return canvas.image().blurred(by: blur).moved(by: motion, degrees: motionAngle)
            .withNoise(noise, &random)
    }
}

/// How a label lies before the camera.
public struct Placing: Sendable {
    /// Where its middle is seen, as fractions of the picture's width and height.
    public var x = 0.5
    public var y = 0.5
    /// Clockwise, in degrees.
    public var angle = 0.0
    /// Pixels of the picture for one of the label.
    public var scale = 1.0
    /// How far it leans away, to its right and to its bottom: at 0.3 the far edge looks about a quarter smaller.
    public var leaningRight = 0.0
    public var leaningDown = 0.0
    /// How far its bottom is pushed sideways, as a fraction of its height.
    public var shear = 0.0

    public init(
        x: Double = 0.5, y: Double = 0.5, angle: Double = 0, scale: Double = 1, leaningRight: Double = 0,
        leaningDown: Double = 0, shear: Double = 0
    ) {
        self.x = x
        self.y = y
        self.angle = angle
        self.scale = scale
        self.leaningRight = leaningRight
        self.leaningDown = leaningDown
        self.shear = shear
    }

    func projection(of label: LabelPicture, width: Double, height: Double) -> Projection {
        Projection.moved(x: -label.width / 2, y: -label.height / 2)
            .then(.sheared(shear))
            .then(.scaled(x: scale, y: scale))
            .then(.receding(horizontal: leaningRight / label.width, vertical: leaningDown / label.height))
            .then(.turned(degrees: angle))
            .then(.moved(x: (x * width).rounded(), y: (y * height).rounded()))
    }
}

extension LabelPicture {
    /// The label alone in a scene.
    ///
    /// - Parameter change: makes the scene less than perfect: `{ $0.blur = 1.2; $0.noise = 6 }`.
    public func seen(
        _ placing: Placing = Placing(), change: (inout Scene) -> Void = { _ in }
    ) throws(LabelPictureError) -> LumaImage {
        var scene = Scene()
        change(&scene)
        return try scene.with(self, placing).rendered()
    }
}
