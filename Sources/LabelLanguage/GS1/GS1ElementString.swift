/// A GS1 element string: what a GS1-128, DataBar, GS1 DataMatrix, GS1 QR Code or Digital Link carries.
///
/// ```swift
/// let code = try GS1ElementString(parsing: "010401234512345617261224\u{1D}10AB12")
/// code["17"]?.date(seenFrom: 2026)   // 2026-12-24
/// code.bracketed   // (01)04012345123456(17)261224(10)AB12
/// ```
///
/// Which identifiers must stand together is not checked: they may stand in different symbols of one label.
public struct GS1ElementString: Hashable, Sendable {
    /// Values with their identifiers, in the order of the string; never empty. `(01)04012345123456(17)261224` has two.
    public private(set) var elements: [GS1Element]

    /// The character that stands for FNC1 between values: U+001D.
    public static let separator: Unicode.Scalar = "\u{1D}"

    static let separatorByte: UInt8 = 0x1D

    /// A string of checked elements.
    ///
    /// ```swift
    /// try GS1ElementString([GS1Element("10", "AB12"), GS1Element("21", "7")]).bracketed   // (10)AB12(21)7
    /// ```
    ///
    /// - Throws: ``GS1Error`` for an empty list, and for one identifier with two values.
    public init(_ elements: [GS1Element]) throws(GS1Error) {
        guard !elements.isEmpty else { throw GS1Error(.empty, at: 0, "there is nothing in it") }
        var values: [String: String] = [:]
        for element in elements {
            if let earlier = values.updateValue(element.value, forKey: element.identifier.code),
                earlier != element.value
            {
                throw GS1Error(
                    .repeated, element.identifier.code, at: 0, "stands twice, with \(earlier) and \(element.value)")
            }
        }
        self.elements = elements
    }

    /// Reads what a decoder gives: values behind their identifiers, ``separator`` behind those of variable length,
    /// perhaps a symbology identifier or a separator in front.
    ///
    /// ```swift
    /// try GS1ElementString(parsing: "]C110AB12\u{1D}17261224").bracketed   // (10)AB12(17)261224
    /// try GS1ElementString(parsing: "17260230")   // throws (17) at 2: there is no date 260230
    /// ```
    ///
    /// - Throws: ``GS1Error`` with the place.
    public init(parsing text: String) throws(GS1Error) {
        let bytes = Array(text.utf8)
        var index = SymbologyIdentifier.isGS1(text) ? 3 : 0
        var elements: [GS1Element] = []
        while index < bytes.count {
            if bytes[index] == Self.separatorByte {
                index += 1
                continue
            }
            guard let identifier = ApplicationIdentifier.identifier(at: index, in: bytes) else {
                let digits = String(decoding: bytes[index..<min(bytes.count, index + 4)], as: UTF8.self)
                throw GS1Error(.unknownIdentifier, at: index, "no identifier starts with '\(digits.escapedForMessage)'")
            }
            let start = index + identifier.code.utf8.count
            let end =
                identifier.isPredefinedLength
                ? min(bytes.count, start + identifier.length.upperBound)
                : bytes[start...].firstIndex(of: Self.separatorByte) ?? bytes.count
            elements.append(try GS1Element(identifier, Array(bytes[start..<end]), offset: start))
            index = end
        }
        try self.init(elements)
    }

    /// The element with an identifier.
    ///
    /// ```swift
    /// try GS1ElementString(bracketed: "(10)AB12(21)7")["21"]?.value   // 7
    /// ```
    public subscript(_ code: String) -> GS1Element? { elements.first { $0.identifier.code == code } }

    /// As a symbol carries it, without what marks the symbol as GS1.
    ///
    /// ```swift
    /// try GS1ElementString(bracketed: "(17)261224(10)AB12").text   // 1726122410AB12
    /// ```
    public var text: String {
        elements.enumerated().reduce(into: "") { text, place in
            text += place.element.identifier.code + place.element.value
            if !place.element.identifier.isPredefinedLength, place.offset < elements.count - 1 {
                text.unicodeScalars.append(Self.separator)
            }
        }
    }

    /// As it is printed under a symbol.
    ///
    /// ```swift
    /// try GS1ElementString(parsing: "010401234512345617261224").bracketed   // (01)04012345123456(17)261224
    /// ```
    public var bracketed: String { elements.map { "(\($0.identifier.code))\($0.value)" }.joined() }

    /// Reads what is printed under a symbol. A bracket belongs to a value unless it holds an identifier; spaces around
    /// values are for the eye.
    ///
    /// ```swift
    /// try GS1ElementString(bracketed: "(01) 04012345123456 (17) 261224")["17"]?.value   // 261224
    /// try GS1ElementString(bracketed: "(10)A(B)C")["10"]?.value   // A(B)C
    /// ```
    ///
    /// - Throws: ``GS1Error`` with the place.
    public init(bracketed text: String) throws(GS1Error) {
        let bytes = Array(text.utf8)
        var elements: [GS1Element] = []
        var next = Self.bracket(at: 0, in: bytes)
        guard next != nil else { throw GS1Error(.badBracket, at: 0, "does not start with an identifier in brackets") }
        while let (identifier, start) = next {
            var end = start
            next = nil
            while end < bytes.count {
                next = Self.bracket(at: end, in: bytes)
                if next != nil { break }
                end += 1
            }
            let value = Self.withoutSpaces(bytes[start..<end], identifier)
            elements.append(try GS1Element(identifier, value, offset: start))
        }
        try self.init(elements)
    }

    /// No value holds a space; print has them for the eye, around values and between groups of digits.
    private static func withoutSpaces(_ value: ArraySlice<UInt8>, _ identifier: ApplicationIdentifier) -> [UInt8] {
        let space = UInt8(ascii: " ")
        if identifier.components.allSatisfy({ $0.characters == .digits }) { return value.filter { $0 != space } }
        return Array(value.drop { $0 == space }.reversed().drop { $0 == space }.reversed())
    }

    /// The identifier in brackets at an index, and where its value starts.
    private static func bracket(at start: Int, in bytes: [UInt8]) -> (ApplicationIdentifier, Int)? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
            let identifier = ApplicationIdentifier.identifier(at: start + 1, in: bytes)
        else { return nil }
        let end = start + 1 + identifier.code.utf8.count
        return end < bytes.count && bytes[end] == UInt8(ascii: ")") ? (identifier, end + 1) : nil
    }
}

extension String {
    /// With control characters written out, and cut short.
    var escapedForMessage: String {
        String(unicodeScalars.prefix(20).flatMap { $0.escaped(asASCII: false).unicodeScalars }.map(Character.init))
    }
}
