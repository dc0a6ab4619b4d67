import LabelPictures

/// What a host may come to say.
enum SoakCommand {
    /// - Parameter known: a record that the host has.
    static func random(known: Int64?, using random: inout SeededGenerator) -> String {
        let number = known ?? 1
        return switch random.next(upTo: 44) {
        case 0..<6: "TRIGGER ON"
        case 6..<9: "TRIGGER OFF"
        case 9: "CANCEL"
        case 10: "RETAKE"
        case 11: "CONFIRM"
        case 12: "SET Barcode=\(EAN13.text(number: Int(random.next(upTo: 96))))"
        case 13: "SET Nothing=1"
        case 14: "SELECT \(random.next(upTo: 1_000))"
        case 15: random.next(upTo: 10) == 0 ? "PHOTO" : "GUIDANCE"
        case 16, 17: "STATUS"
        case 18: "RATE"
        case 19: "LABEL Goods"
        case 20: "LABEL Nothing"
        case 21: "POLICY low"
        case 22: "REFERENCE order-\(random.next(upTo: 1_000))"
        case 23: "MODE \(["continuous", "single", "host"][Int(random.next(upTo: 3))])"
        case 24: "OPTION timeout=\(["0.1", "1", "5"][Int(random.next(upTo: 3))])"
        case 25: "OPTION quality=\(["fast", "balanced"][Int(random.next(upTo: 2))])"
        case 26: "OPTION nothing=1"
        case 27: "SAVE"
        case 28: "RELOAD"
        case 29: "TORCH ON"
        case 30: "ZOOM \(["1", "99", "nan"][Int(random.next(upTo: 3))])"
        case 31: "CAMERA other"
        case 32: "PAUSE"
        case 33: random.next(upTo: 10) == 0 ? "TEST" : "VERSION"
        case 34: "HELP"
        case 35: "ACK \(number)"
        case 36: "NAK \(number)"
        case 37: "RESEND"
        case 38: "RESEND \(number)"
        case 39: "RESEND \(number)-\(number + Int64(random.next(upTo: 20)))"
        case 40: String(repeating: "x", count: 2_000)
        case 41: "\u{1}\u{1B}[31m{\"seq\":7}"
        default: "EVENTS"
        }
    }
}
