import Foundation
import Rig

@main
enum LabelRig {
    static func main() {
        exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
