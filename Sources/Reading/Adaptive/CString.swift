internal import Glibc

/// A C string that stays in one place until it is released.
final class CString {
    let pointer: UnsafeMutablePointer<CChar>?

    init(_ text: String) {
        pointer = strdup(text)
    }

    deinit {
        free(pointer)
    }
}
