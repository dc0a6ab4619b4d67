/// One picture of a camera.
public struct Frame: Sendable {
    public var image: LumaImage
    /// Counts the frames that the camera made, dropped ones included.
    public var sequence: UInt64
    /// When the camera had it whole.
    public var time: MonotonicTime

    public init(image: LumaImage, sequence: UInt64, time: MonotonicTime) {
        self.image = image
        self.sequence = sequence
        self.time = time
    }
}
