internal import CLinux

/// Memory of a device, mapped into this process until the last owner is gone. Stands for `mmap` and `munmap`.
///
/// Unchecked: the address never changes; who may write to the memory is the device's own protocol.
final class MappedMemory: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    /// - Parameter offset: as the device gave it, a multiple of the page size.
    init(_ descriptor: FileDescriptor, offset: Int, length: Int) throws(Errno) {
        let address = try systemCall(
            SystemCall(name: "mmap", descriptor: descriptor.rawValue, request: UInt(bitPattern: offset), length: length)
        ) {
            Int(bitPattern: mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.rawValue, off_t(offset)))
        }.get()
        bytes = UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(bitPattern: address), count: length)
    }

    /// Puts a copy in the memory's place, at its address, so that the device is let go while someone still reads: a
    /// mapping keeps its file open. Without room for a copy the memory stays the device's.
    func detach() {
        guard let place = bytes.baseAddress,
            let copy = mmap(nil, bytes.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            Int(bitPattern: copy) != -1
        else { return }
        copy.copyMemory(from: place, byteCount: bytes.count)
        if labelrig_replace_mapping(place, copy, bytes.count) != 0 { munmap(copy, bytes.count) }
    }

    deinit {
        let bytes = bytes
        _ = systemCall(SystemCall(name: "munmap", argument: bytes.baseAddress, length: bytes.count)) {
            munmap(bytes.baseAddress, bytes.count)
        }
    }
}
