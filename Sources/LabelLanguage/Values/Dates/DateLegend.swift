/// The order of a date as packages print it beside the date itself: `DD/MM/YY`, `TT.MM.JJJJ`, `JJ/MM/AA`, `YYYY-MM-DD`.
enum DateLegend {
    static func order(in folded: [UInt8]) -> LabelDateFormat.ComponentFormat? {
        var index = 0
        while index < folded.count {
            // Each part is one letter twice or four times.
            guard Folding.isLetter(folded[index]), index == 0 || !Folding.isLetter(folded[index - 1]),
                index + 1 < folded.count, folded[index + 1] == folded[index]
            else {
                index += 1
                continue
            }
            if let order = order(at: index, in: folded) { return order }
            index += 1
        }
        return nil
    }

    private static func order(at start: Int, in folded: [UInt8]) -> LabelDateFormat.ComponentFormat? {
        var groups: [[UInt8]] = []
        var index = start
        while groups.count < 4, index < folded.count, Folding.isLetter(folded[index]) {
            var end = index
            while end < folded.count, folded[end] == folded[index] { end += 1 }
            groups.append(Array(folded[index..<end]))
            index = end
            while index < folded.count, separators.contains(folded[index]) { index += 1 }
        }
        guard groups.count == 3, groups.allSatisfy({ $0.count == 2 || $0.count == 4 }) else {
            // A reader got the last part wrong (dd/mm/my, dd/mm/y): the first two leave no doubt.
            guard groups.count >= 3, groups[0].count == 2, groups[1].count == 2,
                (1...2).contains(groups[2...].joined().count)
            else { return nil }
            return String(decoding: groups[0] + groups[1], as: UTF8.self) == "ddmm" ? .dmy : nil
        }
        return orders[String(decoding: groups.map { $0[0] }, as: UTF8.self)]
    }

    private static let separators = Array(" /.-".utf8)

    /// By the first letters of day, month and year in the languages of ``AnchorLanguage``.
    private static let orders: [String: LabelDateFormat.ComponentFormat] = [
        "dmy": .dmy, "mdy": .mdy, "ymd": .ymd, "tmj": .dmy, "jmt": .ymd, "jma": .dmy, "amj": .ymd, "dma": .dmy,
        "amd": .ymd, "gma": .dmy, "amg": .ymd, "dmj": .dmy, "jmd": .ymd, "dmr": .dmy, "rmd": .ymd,
        "gay": .dmy, "yag": .ymd,
    ]
}
