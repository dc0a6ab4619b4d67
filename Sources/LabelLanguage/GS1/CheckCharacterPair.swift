/// The two check characters at the end of a GMN and its kin (General Specifications, 7.9.5): each character's place in
/// table 7.11-1 times a prime, modulo 1021, written in base 32.
enum CheckCharacterPair {
    static func holds(_ value: [UInt8]) -> Bool {
        value.count > 2 && characters(after: Array(value.dropLast(2))).map { $0 == Array(value.suffix(2)) } ?? false
    }

    /// - Returns: nil where a character is not of the 82, or there are more than 23.
    static func characters(after value: [UInt8]) -> [UInt8]? {
        guard !value.isEmpty, value.count <= primes.count else { return nil }
        var sum = 0
        // The last character counts by the first prime.
        for (character, prime) in zip(value.reversed(), primes) {
            guard let place = set82.firstIndex(of: character) else { return nil }
            sum += place * prime
        }
        let check = sum % 1021
        return [base32[check / 32], base32[check % 32]]
    }

    private static let set82 = Array(
        "!\"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)
    private static let base32 = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
    private static let primes = [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83,
    ]
}
