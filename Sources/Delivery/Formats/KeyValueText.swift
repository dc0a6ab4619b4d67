/// An object as `key=value` pairs parted by spaces; members of an inner object as `outer.inner=value`.
///
/// A word stands as it is; anything else stands in quotes, with a backslash before quotes and backslashes and control
/// characters as `\uXXXX`, as in JSON.
func keyValueText(_ object: JSONValue) -> String {
    pairs(of: object, prefix: "").map { key, value in "\(key)=\(value)" }.joined(separator: " ")
}

private func pairs(of object: JSONValue, prefix: String) -> [(key: String, value: String)] {
    object.members.flatMap { member in
        let key = prefix + member.key
        switch member.value {
        case .object: return pairs(of: member.value, prefix: key + ".")
        case .string(let text): return [(word(key), word(text))]
        case .array: return [(word(key), word(member.value.description))]
        case .null, .bool, .integer, .number: return [(word(key), member.value.description)]
        }
    }
}

private func word(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), UInt8(ascii: "+"):
            true
        default: false
        }
    }
    return isWord && !text.isEmpty ? text : JSONValue.string(text).description
}
