/// Characters that readers take for one another.
enum Lookalikes {
    private static let classes = ["0OoQD", "1Il|!i", "8B", "5Ss", "2Zz", "6Gb", "7T", "4A", "9gq"].map {
        Set($0.unicodeScalars)
    }

    private static let byScalar: [Unicode.Scalar: [Unicode.Scalar]] = {
        var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for members in classes {
            for scalar in members { table[scalar, default: []] += members.filter { $0 != scalar }.sorted() }
        }
        return table
    }()

    /// What a character may be instead.
    static func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] { byScalar[scalar] ?? [] }

    static func confused(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool { of(first).contains(second) }
}
