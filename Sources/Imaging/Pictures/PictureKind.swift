/// What kind of picture a file holds, told by its first bytes and never by its name.
enum PictureKind {
    case jpeg, png, webP, tiff, gif, pnm, bmp

    init?(of file: ByteView) {
        if file.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if file.starts(with: "RIFF".utf8), file.has("WEBP", at: 8) {
            self = .webP
        } else if file.starts(with: [0x49, 0x49, 0x2A, 0x00]) || file.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if file.starts(with: "GIF87a".utf8) || file.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if file.starts(with: "BM".utf8) {
            self = .bmp
        } else if let mark = file.byte(at: 0), let digit = file.byte(at: 1), let space = file.byte(at: 2),
            mark == UInt8(ascii: "P"), (UInt8(ascii: "1")...UInt8(ascii: "7")).contains(digit),
            PNMPicture.isSpace(space)
        {
            self = .pnm
        } else {
            return nil
        }
    }
}
