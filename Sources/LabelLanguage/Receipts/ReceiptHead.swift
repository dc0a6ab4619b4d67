/// The head of a receipt: who sold, and where.
struct ReceiptHead {
    /// Text with the rows that it comes from.
    struct Entry {
        var text: String
        var rows: [Int]
    }

    private(set) var name: Entry?
    private(set) var address: Entry?
    private(set) var city: Entry?
    /// The first row below it.
    private(set) var end = 0

    private static let maximumRows = 16

    /// - Parameter limit: the first row that is surely below the head.
    init(_ rows: [ReceiptRow], limit: Int) {
        let head = rows.indices.prefix(min(limit, Self.maximumRows)).filter {
            rows[$0].role != .talk
        }
        let named = head.first { rows[$0].role == .company }
        guard let first = named ?? head.first(where: { isName(rows[$0]) }) else { return }
        name = nameEntry(rows, first)
        end = (name?.rows.last ?? first) + 1
        addAddress(rows, from: end, to: min(limit, end + 8))
    }

    private func isName(_ row: ReceiptRow) -> Bool {
        let digits = row.text.folded.count(where: Folding.isDigit)
        return row.letters >= 3 && digits * 3 <= row.letters && row.amount == nil
            && row.role == nil
    }

    /// The name, with a second row in brackets that is no registration number.
    private func nameEntry(_ rows: [ReceiptRow], _ first: Int) -> Entry {
        var entry = Entry(text: withoutRegistration(text(rows[first])), rows: [first])
        let next = first + 1
        if next < rows.count, rows[next].text.folded.first == UInt8(ascii: "("),
            !rows[next].text.folded.contains(where: Folding.isDigit), rows[next].letters > 3
        {
            entry.text += " " + text(rows[next])
            entry.rows.append(next)
        }
        return entry
    }

    /// `ACME SDN BHD (519537-X)` is named without its number.
    private func withoutRegistration(_ name: String) -> String {
        guard let open = name.lastIndex(of: "("), open > name.startIndex, name[open...].contains(where: \.isNumber)
        else { return name }
        return name[..<open].split(separator: " ").joined(separator: " ")
    }

    /// One word with digits is a number, not a street.
    private func isCode(_ row: ReceiptRow) -> Bool {
        let folded = row.text.folded[row.text.trimmed(0..<row.text.count)]
        return !folded.contains(UInt8(ascii: " ")) && folded.contains(where: Folding.isDigit)
    }

    private mutating func addAddress(_ rows: [ReceiptRow], from start: Int, to limit: Int) {
        var lines: [Int] = []
        for row in start..<max(start, min(limit, rows.count)) {
            let role = rows[row].role
            if role == .contact || role == .document || isCode(rows[row]) {
                // A registration may stand between name and address.
                if lines.isEmpty { continue }
                break
            }
            guard role != .talk, !rows[row].endsInAmount, !rows[row].hasMoment, rows[row].letters >= 2 else { break }
            lines.append(row)
        }
        guard lines.contains(where: { rows[$0].text.folded.contains(where: Folding.isDigit) }) else { return }
        address = Entry(text: lines.map { text(rows[$0]) }.joined(separator: " "), rows: lines)
        end = (lines.last ?? end) + 1
        for row in lines.reversed() {
            guard let town = PostalLine.city(in: text(rows[row])) else { continue }
            city = Entry(text: town, rows: [row])
            break
        }
    }

    private func text(_ row: ReceiptRow) -> String { row.text.text(row.text.trimmed(0..<row.text.count)) }
}

/// The town in a line of an address, by the postal code beside it.
enum PostalLine {
    static func city(in line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        for (index, word) in words.enumerated() {
            let code = word.filter { $0 != "," && $0 != "." }
            let digits = code.count(where: \.isNumber)
            // 81100 JOHOR BAHRU; D-80331 München; 00-950 Warszawa; 1234 AB Amsterdam.
            guard (4...6).contains(digits), code.count - digits <= 3, index + 1 < words.count else { continue }
            var town = words[(index + 1)...].joined(separator: " ")
            if digits == 4, words[index + 1].count == 2, words[index + 1].allSatisfy(\.isUppercase),
                index + 2 < words.count
            {
                town = words[(index + 2)...].joined(separator: " ")
            }
            let name = town.prefix { $0 != "," && $0 != "(" && !$0.isNumber }
            let trimmed = String(name).trimmingPunctuation
            return trimmed.isEmpty ? nil : trimmed
        }
        // Springfield, IL 62704
        if let comma = line.firstIndex(of: ","), line[comma...].contains(where: \.isNumber) {
            let rest = line[line.index(after: comma)...].split(separator: " ")
            if rest.count >= 2, rest[0].count == 2, rest[0].allSatisfy(\.isUppercase),
                rest[1].count(where: \.isNumber) == 5
            {
                return String(line[..<comma].split(separator: ",").last ?? "").trimmingPunctuation
            }
        }
        return nil
    }
}

extension String {
    var trimmingPunctuation: String {
        let isKept: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == ")" }
        guard let first = firstIndex(where: isKept), let last = lastIndex(where: isKept) else { return "" }
        return String(self[first...last])
    }
}
