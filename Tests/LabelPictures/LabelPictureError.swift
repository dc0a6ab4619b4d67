/// Why a picture could not be drawn or written.
public struct LabelPictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case: "ean13 cannot say ABC: invalid character in data".
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
