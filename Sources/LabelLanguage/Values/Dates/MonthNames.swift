/// Months by name in the languages of ``AnchorLanguage``, folded as ``Folding`` does it.
enum MonthNames {
    /// The month whose name stands at an index of folded text, and how many characters it takes. The longest name wins.
    static func month(at start: Int, in folded: [UInt8]) -> (month: Int, length: Int)? {
        guard start + 1 < folded.count else { return nil }
        let second = Folding.skeleton(folded[start + 1])
        for name in byFirst[Int(Folding.skeleton(folded[start]))]
        where name.letters[1] == second && start + name.letters.count <= folded.count {
            let end = start + name.letters.count
            let fits = name.letters.indices.allSatisfy { Folding.skeleton(folded[start + $0]) == name.letters[$0] }
            // A digit before digits is one of them: JUN1987 is not JUNI 987.
            let endsInNumber = Folding.isDigit(folded[end - 1]) && end < folded.count && Folding.isDigit(folded[end])
            if fits, !endsInNumber { return (name.month, name.letters.count) }
        }
        return nil
    }

    /// The two letters of the Canadian bilingual label date (CFIA, "Bilingual symbols for months").
    static func canadianMonth(_ first: UInt8, _ second: UInt8) -> Int? {
        canadian[String(decoding: [first, second], as: UTF8.self)]
    }

    private struct Name {
        let letters: [UInt8]
        let month: Int
    }

    /// At least two letters each; the longest first.
    private static let byFirst: [[Name]] = {
        var all: [String: Int] = [:]
        for line in full {
            for (index, name) in line.split(separator: " ").enumerated() {
                let letters = Folding.fold(String(name))
                all[String(decoding: letters, as: UTF8.self)] = index + 1
                // Cut names are printed with three letters, some with four (SEPT, MAIO needs none).
                for length in 3...4 where letters.count > length {
                    all[String(decoding: letters.prefix(length), as: UTF8.self)] = index + 1
                }
            }
        }
        for cut in clashing { all[cut] = nil }
        for (name, month) in cuts { all[name] = month }
        let names = all.map { Name(letters: $0.key.utf8.map(Folding.skeleton), month: $0.value) }
        var table = [[Name]](repeating: [], count: 256)
        for name in names.sorted(by: { $0.letters.count > $1.letters.count }) {
            table[Int(name.letters[0])].append(name)
        }
        return table
    }()

    private static let full = [
        "january february march april may june july august september october november december",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "januar februar märz april mai juni juli august september oktober november dezember",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "januari februari maart april mei juni juli augustus september oktober november december",
        "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
        "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
        "januar februar marts april maj juni juli august september oktober november december",
        "januar februar mars april mai juni juli august september oktober november desember",
        "januari februari mars april maj juni juli augusti september oktober november december",
        "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    ]

    /// Three letters that two months of one language share.
    private static let clashing = ["jui"]

    private static let cuts = [
        "jun": 6, "jul": 7, "mrz": 3, "mrt": 3, "mei": 5, "maj": 5, "sept": 9, "sty": 1, "lut": 2, "kwi": 4, "cze": 6,
        "lip": 7, "sie": 8, "wrz": 9, "paz": 10, "lis": 11, "gru": 12, "juin": 6, "juil": 7, "aout": 8, "avr": 4,
        "fev": 2, "dez": 12, "des": 12, "okt": 10, "out": 10, "set": 9, "ago": 8, "ene": 1, "abr": 4, "dic": 12,
        "gen": 1, "mag": 5, "giu": 6, "lug": 7, "ott": 10, "oca": 1, "sub": 2, "nis": 4, "may": 5, "haz": 6, "tem": 7,
        "agu": 8, "eyl": 9, "eki": 10, "kas": 11, "ara": 12,
    ]

    private static let canadian = [
        "ja": 1, "fe": 2, "mr": 3, "al": 4, "ma": 5, "jn": 6, "jl": 7, "au": 8, "se": 9, "oc": 10, "no": 11, "de": 12,
    ]
}
