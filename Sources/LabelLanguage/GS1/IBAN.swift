/// The international bank account number of ISO 13616.
enum IBAN {
    /// Two letters, two check digits, and the whole, turned round and in digits, is 1 modulo 97 (ISO 7064).
    static func holds(_ value: [UInt8]) -> Bool {
        guard value.count >= 5, value[0...1].allSatisfy({ (0x41...0x5A).contains($0) }),
            value[2...3].allSatisfy({ (0x30...0x39).contains($0) })
        else { return false }
        var rest = 0
        for byte in value.dropFirst(4) + value.prefix(4) {
            switch byte {
            case 0x30...0x39: rest = (rest * 10 + Int(byte) - 0x30) % 97
            case 0x41...0x5A: rest = (rest * 100 + Int(byte) - 0x37) % 97
            default: return false
            }
        }
        return rest == 1
    }
}
