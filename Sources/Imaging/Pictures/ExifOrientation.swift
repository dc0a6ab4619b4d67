/// How a stored picture has to be turned to stand upright: the values of EXIF and TIFF tag 274 (CIPA DC-008, 4.6.4).
public enum ExifOrientation: Int, CaseIterable, Hashable, Sendable {
    case upright = 1
    case mirrored = 2
    case turnedHalf = 3
    case flipped = 4
    case transposed = 5
    /// To be turned by a quarter clockwise.
    case turnedLeft = 6
    case transversed = 7
    /// To be turned by a quarter anticlockwise.
    case turnedRight = 8

    /// Whether width and height change places.
    var swapsAxes: Bool { rawValue >= 5 }

    /// The orientation in EXIF data, with or without the six bytes "Exif\0\0" before them; upright where the data are
    /// damaged, because a picture is worth more than its notes.
    init(exif data: ByteView) {
        let structure = data.has("Exif\0\0", at: 0) ? data.part(at: 6, count: data.count - 6) : data
        self = structure.flatMap(TIFFDirectory.init)?.orientation ?? .upright
    }
}
