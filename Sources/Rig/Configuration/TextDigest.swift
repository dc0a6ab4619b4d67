/// The SHA-256 of a text (FIPS 180-4), to tell one configuration from another.
struct TextDigest {
    /// Of a configuration, the first 32 bits are enough to tell it from the few that a rig has ever had.
    private static let shortLength = 8

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    init(_ text: [UInt8]) {
        // A one, zeros up to a whole block, and the length in bits.
        var message = text + [0x80]
        message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
        let bits = UInt64(text.count) * 8
        message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        for start in stride(from: 0, to: message.count, by: 64) { take(message[start..<start + 64]) }
    }

    /// As `sha256sum` prints it.
    var hexadecimal: String {
        state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// The first eight digits.
    var short: String { String(hexadecimal.prefix(Self.shortLength)) }

    private mutating func take(_ block: ArraySlice<UInt8>) {
        var words = [UInt32](repeating: 0, count: 64)
        for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = early.turned(7) ^ early.turned(18) ^ early >> 3
            let second = late.turned(17) ^ late.turned(19) ^ late >> 10
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var v = state
        for index in 0..<64 {
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            let first = v[4].turned(6) ^ v[4].turned(11) ^ v[4].turned(25)
            let second = v[0].turned(2) ^ v[0].turned(13) ^ v[0].turned(22)
            let step = v[7] &+ first &+ choice &+ Self.constants[index] &+ words[index]
            v = [step &+ second &+ majority, v[0], v[1], v[2], v[3] &+ step, v[4], v[5], v[6]]
        }
        for index in 0..<8 { state[index] &+= v[index] }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

extension UInt32 {
    fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
