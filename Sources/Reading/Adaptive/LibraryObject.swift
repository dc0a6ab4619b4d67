/// Something that OpenVINO made for us and takes back when it is no longer needed.
final class LibraryObject {
    let pointer: OpaquePointer
    private let free: @convention(c) (OpaquePointer?) -> Void

    /// - Parameters:
    ///   - deed: what is being done, for the message when it fails.
    ///   - free: the library's function that takes it back.
    ///   - create: makes it, and returns the library's status.
    init(
        _ library: OpenVINOLibrary, _ deed: String, freedBy free: @escaping @convention(c) (OpaquePointer?) -> Void,
        create: (inout OpaquePointer?) -> Int32
    ) throws(ReadingError) {
        var created: OpaquePointer?
        try library.check(create(&created), deed)
        guard let created else {
            throw ReadingError(.recognizerFailed, "the adaptive reader could not \(deed); run rig/setup-adaptive again")
        }
        pointer = created
        self.free = free
    }

    deinit {
        free(pointer)
    }
}
