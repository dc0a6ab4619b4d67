internal import CPCRE2

/// Owns the code that PCRE2 compiled a pattern to.
///
/// Unchecked because of the pointer: PCRE2 never writes to compiled code once it exists, and any number of threads may
/// match with it at a time (pcre2api(3), "Multithreading").
final class CompiledCode: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ source: String, isCaseInsensitive: Bool) throws(PatternError) {
        let bytes = Array(source.utf8)
        guard bytes.count <= Pattern.maximumLength else {
            throw PatternError(
                .tooLarge, pattern: source,
                message:
                    "a pattern of \(bytes.count) bytes is longer than the \(Pattern.maximumLength) that are allowed")
        }
        var options = PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C
        if isCaseInsensitive { options |= PCRE2_CASELESS }
        var failure: Int32 = 0
        var offset = 0
        let compiled = bytes.withUnsafeBufferPointer { buffer in
            pcre2_compile_8(buffer.baseAddress, buffer.count, options, &failure, &offset, nil)
        }
        guard let compiled else {
            let characters = String(decoding: bytes.prefix(offset), as: UTF8.self).count
            throw PatternError(
                .syntax, pattern: source, offset: characters,
                message: "pattern '\(source)' is wrong after \(characters) characters: \(Self.message(failure))")
        }
        pointer = compiled
    }

    deinit { pcre2_code_free_8(pointer) }

    /// PCRE2's own words for a code (`pcre2_get_error_message`).
    static func message(_ code: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 160)
        let length = pcre2_get_error_message_8(code, &text, text.count)
        return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF8.self) : "error \(code)"
    }
}
