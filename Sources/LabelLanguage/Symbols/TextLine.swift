/// A line of printed text as a reader saw it.
public struct TextLine: Hashable, Sendable {
    /// One printed character: what the reader took it for, best first.
    public struct Character: Hashable, Sendable {
        public struct Choice: Hashable, Sendable {
            public var text: String
            /// 0 to 1.
            public var confidence: Double

            public init(text: String, confidence: Double) {
                self.text = text
                self.confidence = confidence
            }
        }

        /// Best first; never empty. The text of the best choices, joined, is the line's text without its spaces.
        public var choices: [Choice]
        public var box: Box

        public init(choices: [Choice], box: Box) {
            self.choices = choices
            self.box = box
        }
    }

    public var text: String
    /// 0 to 1.
    public var confidence: Double
    public var box: Box
    /// Empty where the reader tells no single characters.
    public var characters: [Character]

    public init(text: String, confidence: Double, box: Box, characters: [Character] = []) {
        self.text = text
        self.confidence = confidence
        self.box = box
        self.characters = characters
    }
}
