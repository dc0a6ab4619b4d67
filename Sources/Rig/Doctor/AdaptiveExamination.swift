import LabelLanguage
import Reading

/// Whether the adaptive reader works, where labels ask for it.
struct AdaptiveExamination {
    let labels: [LabelDefinition]

    /// Nil where no label asks for it.
    func finding() -> Finding? {
        let asking = labels.filter { $0.readsPrint && $0.adaptive != .off }
        guard !asking.isEmpty else { return nil }
        let names = asking.map(\.name).joined(separator: ", ")
        let meaning = "until then Tesseract alone reads the text of \(names), and reads less"
        let installation: AdaptiveInstallation
        do throws(ReadingError) {
            installation = try .find()
        } catch {
            // A label that leaves it to the rig is read all the same; one that insists is not read as it should be.
            let insists = asking.contains { $0.adaptive == .on }
            return Finding(insists ? .wrong : .odd, "adaptive", error.message, remedy: meaning)
        }
        do throws(ReadingError) {
            try installation.check()
        } catch {
            return Finding(.wrong, "adaptive", error.message, remedy: meaning)
        }
        return Finding(.right, "adaptive", "\(installation.directory) holds the adaptive reader, and it loads")
    }
}
