/// Which year a shortened one stands for, seen from the year in which it is read.
///
/// Two digits follow the rule of the GS1 General Specifications (section 7.12): the year that lies at most 49 years
/// back and at most 50 ahead. No year is built in, so that the rule does not age.
enum Century {
    static func year(twoDigits: Int, seenFrom current: Int) -> Int {
        let century = current - current % 100
        let difference = twoDigits - current % 100
        return switch difference {
        case 51...: century - 100 + twoDigits
        case ...(-50): century + 100 + twoDigits
        default: century + twoDigits
        }
    }

    /// The nearest year that ends in a digit: at most 4 back and at most 5 ahead.
    static func year(oneDigit: Int, seenFrom current: Int) -> Int {
        let decade = current - current % 10
        let difference = oneDigit - current % 10
        return switch difference {
        case 6...: decade - 10 + oneDigit
        case ...(-5): decade + 10 + oneDigit
        default: decade + oneDigit
        }
    }
}
