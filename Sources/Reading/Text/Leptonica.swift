internal import CLeptonica

/// The image library underneath Tesseract.
enum Leptonica {
    /// Keeps its messages off standard error; what fails is told by return values.
    static func silence() {
        setMsgSeverity(Int32(L_SEVERITY_NONE))
    }
}
