import LabelLanguage
import Rig

/// What can be fuzzed.
enum Subject: String, CaseIterable {
    case configuration
    case dates
    case gs1
    case matcher

    /// Hands an input over. Whatever it holds, nothing may trap, hang or leak.
    func take(_ input: [UInt8]) {
        switch self {
        case .configuration: _ = try? Configuration.decode(yaml: input, file: "fuzz.yaml")
        case .dates: DateInput(input).match()
        case .gs1: ElementStringInput(input).parse()
        case .matcher: PageInput(input).match()
        }
    }
}
