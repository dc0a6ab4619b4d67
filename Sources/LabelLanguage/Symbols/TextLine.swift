/// A line of printed text as a reader saw it.
///
/// ```swift
/// let line = TextLine(text: "LOT L20417", confidence: 0.97, box: Box(x: 40, y: 140, width: 100, height: 20))
/// matcher.readings(symbols: [], lines: [line]).first?["Lot"]?.value   // L20417
/// ```
public struct TextLine: Hashable, Sendable {
    /// One printed character: what the reader took it for, best first.
    ///
    /// ```swift
    /// let choices = [TextLine.Character.Choice(text: "O", confidence: 0.6), .init(text: "0", confidence: 0.4)]
    /// let place = Box(x: 0, y: 0, width: 9, height: 20)
    /// TextLine.Character(choices: choices, box: place).choices.map(\.text)   // ["O", "0"]
    /// ```
    public struct Character: Hashable, Sendable {
        /// One thing that a character may be.
        ///
        /// ```swift
        /// TextLine.Character.Choice(text: "0", confidence: 0.4).text   // 0
        /// ```
        public struct Choice: Hashable, Sendable {
            /// The character, such as `0`; more than one where the reader takes several for one shape.
            public var text: String
            /// How sure the reader is, 0 to 1, such as 0.4.
            public var confidence: Double

            /// A choice of a reader.
            ///
            /// ```swift
            /// TextLine.Character.Choice(text: "B", confidence: 0.75).confidence   // 0.75
            /// ```
            public init(text: String, confidence: Double) {
                self.text = text
                self.confidence = confidence
            }
        }

        /// Best first, such as O and 0; never empty. The text of the best choices, joined, is the line's text without
        /// its spaces.
        public var choices: [Choice]
        /// Where the character stands, in pixels of the whole picture, such as 9×20 at (40, 140).
        public var box: Box

        /// A character with the choices of a reader, best first.
        ///
        /// ```swift
        /// let box = Box(x: 40, y: 140, width: 9, height: 20)
        /// TextLine.Character(choices: [.init(text: "L", confidence: 0.9)], box: box).choices.count   // 1
        /// ```
        public init(choices: [Choice], box: Box) {
            self.choices = choices
            self.box = box
        }
    }

    /// What the line says, with its spaces, such as `LOT L20417`.
    public var text: String
    /// How sure the reader is of the line, 0 to 1, such as 0.97.
    public var confidence: Double
    /// Where the line stands: upright, in pixels of the whole picture, such as 100×20 at (40, 140).
    public var box: Box
    /// One by one, as they stand in the text, the L of `LOT` first; empty where the reader tells no single characters.
    public var characters: [Character]

    /// A line; a reader that tells single characters gives them too.
    ///
    /// ```swift
    /// let box = Box(x: 40, y: 140, width: 100, height: 20)
    /// TextLine(text: "LOT L20417", confidence: 0.97, box: box).characters.isEmpty   // true
    /// ```
    public init(text: String, confidence: Double, box: Box, characters: [Character] = []) {
        self.text = text
        self.confidence = confidence
        self.box = box
        self.characters = characters
    }
}
