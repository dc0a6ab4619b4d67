import Foundation

/// A line with places for a record's items in braces: `{seq};{field:Barcode};{time:%d.%m.%Y %H:%M}`.
///
/// A brace itself is written twice.
public struct RecordTemplate: Hashable, Sendable {
    private enum Part: Hashable {
        case text(String)
        case item(RecordItem)
    }

    private var parts: [Part] = []

    /// - Throws: `invalid`, with the place in the text, counted from 1.
    public init(_ text: String) throws(DeliveryError) {
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            let isDoubled = index + 1 < characters.count && characters[index + 1] == character
            switch character {
            case "{" where isDoubled, "}" where isDoubled:
                parts.append(.text(String(character)))
                index += 2
            case "{":
                guard let end = characters[index...].firstIndex(of: "}") else {
                    throw Self.error(text, at: index, "the brace is not closed")
                }
                parts.append(try Self.item(String(characters[index + 1..<end]), in: text, at: index))
                index = end + 1
            case "}":
                throw Self.error(text, at: index, "a brace closes that was not opened; write }} for a brace itself")
            default:
                parts.append(.text(String(character)))
                index += 1
            }
        }
    }

    /// The items that the template shows, for a check of the names in them.
    public var items: [RecordItem] {
        parts.compactMap { part in
            if case .item(let item) = part { item } else { nil }
        }
    }

    /// The line for a record: a control character in an item is escaped.
    func text(for record: Record, in zone: TimeZone) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .item(let item): item.text(of: record, in: zone).withoutControls()
            }
        }.joined()
    }

    private static func item(_ name: String, in text: String, at index: Int) throws(DeliveryError) -> Part {
        do {
            return .item(try RecordItem(name))
        } catch {
            throw Self.error(text, at: index, error.message)
        }
    }

    private static func error(_ text: String, at index: Int, _ message: String) -> DeliveryError {
        DeliveryError(.invalid, "template '\(text)', character \(index + 1): \(message)")
    }
}
