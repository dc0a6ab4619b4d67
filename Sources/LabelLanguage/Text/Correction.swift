/// A character that was taken for another.
struct Correction: Hashable {
    var from: Unicode.Scalar
    var to: Unicode.Scalar
    /// In the text that was read.
    var index: Int

    /// As ``FieldValue/corrections`` has it, the place counted from 1 within a value that starts at `start`.
    func description(from start: Int) -> String { "\(from)→\(to) at \(index - start + 1)" }
}
