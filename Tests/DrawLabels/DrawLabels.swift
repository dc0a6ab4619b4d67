import Foundation
import LabelPictures

/// Draws label pictures of the project's own making.
@main
enum DrawLabels {
    static let usage = """
        usage: draw-labels DIR
                   the demo's pictures, in name order, and truth.tsv with what each says
               draw-labels --label OUT.png|OUT.jpg [--NAME VALUE]...
                   one label in a scene; names and their values where they are not given:
                   \(SingleLabel.defaults.map { "\($0.name) \($0.value)" }.joined(separator: ", "))

        """

    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.first == "--label" {
                try SingleLabel(Array(arguments.dropFirst())).draw()
            } else if arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") {
                try DemoPictures(folder: folder).draw()
            } else {
                FileHandle.standardError.write(Data(usage.utf8))
                exit(2)
            }
        } catch {
            FileHandle.standardError.write(Data("draw-labels: \(error)\n".utf8))
            exit(1)
        }
    }
}
