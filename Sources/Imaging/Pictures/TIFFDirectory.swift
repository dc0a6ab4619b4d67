/// The first image file directory of a TIFF structure, which is both a TIFF file's header and the body of EXIF data
/// (TIFF revision 6.0, section 2; CIPA DC-008).
struct TIFFDirectory {
    enum Tag {
        static let imageWidth = 256
        static let imageLength = 257
        static let stripOffsets = 273
        static let orientation = 274
        static let stripByteCounts = 279
        static let tileOffsets = 324
        static let tileByteCounts = 325
    }

    /// A directory holds twelve bytes an entry: tag, type, number of values, and the value or where it is.
    private struct Entry {
        var type: Int
        var valueCount: Int
        /// Of the four bytes that hold the value or its place.
        var place: Int
    }

    private let structure: ByteView
    private let order: ByteView.Order
    private var entries: [Int: Entry] = [:]

    /// - Returns: nil when the bytes are no TIFF structure or its directory does not lie inside.
    init?(_ structure: ByteView) {
        if structure.has("II", at: 0) {
            order = .littleEndian
        } else if structure.has("MM", at: 0) {
            order = .bigEndian
        } else {
            return nil
        }
        self.structure = structure
        guard structure.uint16(at: 2, order) == 42, let start = structure.uint32(at: 4, order),
            let entryCount = structure.uint16(at: start, order)
        else { return nil }
        for index in 0..<entryCount {
            let entry = start + 2 + 12 * index
            guard let tag = structure.uint16(at: entry, order), let type = structure.uint16(at: entry + 2, order),
                let valueCount = structure.uint32(at: entry + 4, order), entry + 12 <= structure.count
            else { return nil }
            entries[tag] = entries[tag] ?? Entry(type: type, valueCount: valueCount, place: entry + 8)
        }
    }

    /// How the picture is turned; upright where nothing valid says otherwise.
    var orientation: ExifOrientation {
        value(of: Tag.orientation).flatMap(ExifOrientation.init) ?? .upright
    }

    /// Where in the structure the orientation's number stands, and in which byte order.
    var orientationPlace: (offset: Int, order: ByteView.Order)? {
        entries[Tag.orientation].map { ($0.place, order) }
    }

    /// Whether the values of every entry lie inside.
    var hasAllValues: Bool {
        entries.values.allSatisfy { entry in
            guard Self.valueLengths.indices.contains(entry.type) else { return true }
            let length = Self.valueLengths[entry.type] * entry.valueCount
            guard length > 4, let start = structure.uint32(at: entry.place, order) else { return true }
            return structure.part(at: start, count: length) != nil
        }
    }

    /// Bytes of a value, by the number of its type.
    private static let valueLengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

    /// The number of a tag's values; 0 when it is missing.
    func valueCount(of tag: Int) -> Int { entries[tag]?.valueCount ?? 0 }

    /// A value of a tag whose values are unsigned 16-bit or 32-bit numbers.
    ///
    /// - Returns: nil when the tag is missing, of another type, has fewer values, or they do not lie inside.
    func value(of tag: Int, at index: Int = 0) -> Int? {
        guard let entry = entries[tag], index >= 0, index < entry.valueCount else { return nil }
        let size: Int
        switch entry.type {
        case 3: size = 2
        case 4: size = 4
        default: return nil
        }
        let start = size * entry.valueCount <= 4 ? entry.place : structure.uint32(at: entry.place, order)
        guard let start else { return nil }
        return size == 2
            ? structure.uint16(at: start + 2 * index, order) : structure.uint32(at: start + 4 * index, order)
    }
}
