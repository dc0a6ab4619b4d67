/// Why a case is not ok.
struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Checks what a case expects.
func expect(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws {
    if !condition { throw Failure(otherwise()) }
}
