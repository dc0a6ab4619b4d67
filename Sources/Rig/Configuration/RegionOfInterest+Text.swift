import Reading

extension RegionOfInterest {
    /// What a text should look like, for messages.
    static let textAdvice = "x,y,w,h as fractions of the picture, such as 0.25,0.25,0.5,0.5"

    /// A region as people write it, `0.25,0.25,0.5,0.5`: left, top, width and height, as fractions of the picture.
    ///
    /// - Returns: nil where that is no region, or not within the picture.
    init?(text: String) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(part.filter { $0 != " " })
        }
        guard numbers.count == 4, case let parts = numbers.compactMap(\.self), parts.count == 4,
            parts.allSatisfy({ (0...1).contains($0) }), parts[2] > 0, parts[3] > 0,
            parts[0] + parts[2] <= 1.000_001, parts[1] + parts[3] <= 1.000_001
        else { return nil }
        self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
}
