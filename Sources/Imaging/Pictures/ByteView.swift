/// The bytes of a file, read with every bound checked: what lies outside is nil, never a trap.
struct ByteView {
    enum Order {
        case littleEndian, bigEndian
    }

    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[offset] : nil
    }

    func uint16(at offset: Int, _ order: Order) -> Int? {
        guard holds(2, at: offset) else { return nil }
        let number = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
        return Int(order == .littleEndian ? UInt16(littleEndian: number) : UInt16(bigEndian: number))
    }

    func uint32(at offset: Int, _ order: Order) -> Int? {
        guard holds(4, at: offset) else { return nil }
        let number = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        return Int(order == .littleEndian ? UInt32(littleEndian: number) : UInt32(bigEndian: number))
    }

    /// A part of the file with offsets of its own; nil when it does not lie inside.
    func part(at offset: Int, count: Int) -> ByteView? {
        guard count >= 0, holds(count, at: offset) else { return nil }
        return ByteView(UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]))
    }

    func starts(with start: some Collection<UInt8>) -> Bool {
        bytes.count >= start.count && bytes.prefix(start.count).elementsEqual(start)
    }

    /// Whether the characters stand at the offset.
    func has(_ characters: StaticString, at offset: Int) -> Bool {
        guard holds(characters.utf8CodeUnitCount, at: offset) else { return false }
        return (0..<characters.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == characters.utf8Start[$0] }
    }

    private func holds(_ count: Int, at offset: Int) -> Bool {
        offset >= 0 && offset <= bytes.count && count <= bytes.count - offset
    }
}
