/// What each class of the recognition model stands for.
struct CharacterTable {
    private let texts: [String]
    /// Classes of Latin letters, digits and signs: the only ones worth offering as alternatives on a label.
    let isLatin: [Bool]

    /// No character: what the model answers between characters.
    static let blank = 0

    /// - Parameter listing: one character a line, as the model's metadata `character` has it.
    init(listing: String) throws(ReadingError) {
        // The model's own order: a blank before all, a space after all.
        texts = [""] + listing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [" "]
        guard texts.count > 64 else {
            throw ReadingError(
                .adaptiveMissing, "the recognition model tells no characters; run rig/setup-adaptive again")
        }
        isLatin = texts.map { text in
            text.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x2010...0x20BF).contains($0.value) }
        }
    }

    var count: Int { texts.count }

    subscript(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }
}
