extension GS1ElementString {
    /// Of a link, in bytes: web servers take none that are much longer.
    private static let linkLimit = 8_192

    /// Reads an uncompressed GS1 Digital Link URI (GS1 Digital Link Standard: URI Syntax, 1.3 and later).
    ///
    /// ```swift
    /// let link = try GS1ElementString(digitalLink: "https://example.com/01/04012345123456/10/AB12?17=261224")
    /// link.bracketed   // (01)04012345123456(10)AB12(17)261224
    /// ```
    ///
    /// - Throws: ``GS1Error``; ``GS1Error/Code/badLink`` where it is no such link at all.
    public init(digitalLink uri: String) throws(GS1Error) {
        guard uri.utf8.count <= Self.linkLimit, let path = Self.path(of: uri) else {
            throw GS1Error(.badLink, at: 0, "is no web address")
        }
        let whole = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let halves = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let segments = halves[0].split(separator: "/", omittingEmptySubsequences: true)
        // The key stands behind whatever path the owner of the domain puts in front.
        guard let key = segments.indices.first(where: { Self.isKey(segments, at: $0) }) else {
            throw GS1Error(.badLink, at: 0, "has no identification key in its path")
        }
        var elements: [GS1Element] = []
        for index in stride(from: key, to: segments.count, by: 2) {
            elements.append(try Self.element(segments[index], segments[index + 1], in: uri))
        }
        for pair in halves.count > 1 ? halves[1].split(whereSeparator: { $0 == "&" || $0 == ";" }) : [] {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, ApplicationIdentifier(String(parts[0])) != nil else { continue }
            elements.append(try Self.element(parts[0], parts[1], in: uri))
        }
        try self.init(elements)
    }

    /// The link that says the same.
    ///
    /// ```swift
    /// let code = try GS1ElementString(bracketed: "(01)04012345123456(17)261224")
    /// code.digitalLink(domain: "https://example.com")   // https://example.com/01/04012345123456?17=261224
    /// ```
    ///
    /// - Parameter domain: with its scheme.
    /// - Returns: nil where no element is an identification key, and where the link would be longer than 8,192 bytes.
    public func digitalLink(domain: String = "https://id.gs1.org") -> String? {
        guard let key = elements.first(where: { DigitalLinkKey.qualifiers[$0.identifier.code] != nil }) else {
            return nil
        }
        let order = DigitalLinkKey.qualifiers[key.identifier.code] ?? []
        let qualifiers = order.lazy.map { names in names.compactMap { self[$0] } }.first { !$0.isEmpty } ?? []
        let path = ([key] + qualifiers).map { "/\($0.identifier.code)/\(PercentEncoding.encoded($0.value))" }.joined()
        let rest = elements.filter { $0 != key && !qualifiers.contains($0) }
            .map { "\($0.identifier.code)=\(PercentEncoding.encoded($0.value))" }
        let link = domain + path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
        return link.utf8.count <= Self.linkLimit ? link : nil
    }

    private static func path(of uri: String) -> Substring? {
        for scheme in ["https://", "http://", "HTTPS://", "HTTP://"] where uri.hasPrefix(scheme) {
            let rest = uri.dropFirst(scheme.count)
            return rest.firstIndex(of: "/").map { rest[$0...] }
        }
        return nil
    }

    /// Whether a key stands at a segment, and behind it only identifiers that qualify it, in order, each with a value.
    private static func isKey(_ segments: [Substring], at index: Int) -> Bool {
        guard let orders = DigitalLinkKey.qualifiers[String(segments[index])], (segments.count - index) % 2 == 0 else {
            return false
        }
        let names = stride(from: index + 2, to: segments.count, by: 2).map { String(segments[$0]) }
        return names.isEmpty
            || orders.contains { order in
                let places = names.map { order.firstIndex(of: $0) ?? -1 }
                return places.allSatisfy { $0 >= 0 } && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
            }
    }

    private static func element(_ code: Substring, _ encoded: Substring, in uri: String) throws(GS1Error) -> GS1Element
    {
        let offset = uri.utf8.distance(from: uri.startIndex, to: encoded.startIndex)
        guard let identifier = ApplicationIdentifier(String(code)), var value = PercentEncoding.decoded(encoded) else {
            throw GS1Error(.badLink, at: offset, "has a broken percent sign")
        }
        // Shorter GTINs may stand without the zeros in front.
        if identifier.code == "01", [8, 12, 13].contains(value.count) {
            value = Array(repeating: UInt8(ascii: "0"), count: 14 - value.count) + value
        }
        return try GS1Element(identifier, value, offset: offset)
    }
}

/// The keys that a Digital Link can start with, and what may qualify each, in order.
enum DigitalLinkKey {
    static let qualifiers: [String: [[String]]] = [
        "00": [], "01": [["22", "10", "21"], ["235"]], "253": [], "255": [], "401": [], "402": [],
        "414": [["254"], ["7040"]],
        "415": [["8020"]], "417": [["7040"]], "8003": [], "8004": [["7040"]], "8006": [["22", "10", "21"]],
        "8010": [["8011"]],
        "8013": [], "8017": [["8019"]], "8018": [["8019"]],
    ]
}
