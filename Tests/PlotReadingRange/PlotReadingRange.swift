// Draws how much is read as codes become small, blurred, turned, pale and noisy, by this program and by the libraries that
// others use: rig/reading-range.svg.
//
// usage: plot-reading-range OUT.svg [PYTHON]

import Foundation
import LabelLanguage
import Rig

@main
enum PlotReadingRange {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let output = arguments.first, arguments.count <= 2 else {
            FileHandle.standardError.write(Data("usage: plot-reading-range OUT.svg [PYTHON]\n".utf8))
            exit(2)
        }
        do {
            let peers = PeerReaders(python: arguments.count > 1 ? arguments[1] : "python3")
            let trial = ReadingTrial(peers: peers)
            var panels: [ReadingPanel] = []
            for code in SampleCode.all {
                for hardship in Hardship.all {
                    panels.append(try trial.panel(of: code, under: hardship))
                    FileHandle.standardError.write(Data("\(code.name): \(hardship.name)\n".utf8))
                }
            }
            try Data(ReadingChart(panels: panels, versions: peers.versions).svg.utf8)
                .write(to: URL(filePath: output), options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("plot-reading-range: \(error)\n".utf8))
            exit(1)
        }
    }
}
