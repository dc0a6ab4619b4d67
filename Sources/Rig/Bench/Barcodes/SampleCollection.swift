import Foundation
import LabelLanguage

/// Pictures of barcodes whose content is known, laid out as the ZXing-C++ project lays out its black-box samples:
/// `images/FOLDER/FILE`, `truth.tsv` and, where there is one, `MIN_PASS.tsv`.
struct SampleCollection {
    struct Folder {
        var name: String
        var symbologies: Set<Symbology>
        /// What that project's own reader must at least read when it tries harder, by the rotation in degrees.
        var minimum: [Int: Int] = [:]
        var samples: [Sample] = []
    }

    /// One picture, or the pictures that together show a structured-append sequence.
    struct Sample {
        var name: String
        var paths: [String]
        var truth: SampleTruth
    }

    private(set) var folders: [Folder] = []

    /// - Parameter path: the folder that holds `truth.tsv`. Folders of symbologies that the product does not read are
    ///   left out, and so are pictures whose content is not told.
    init(path: String) throws(CommandLineError) {
        let minima = Self.lines(of: path + "/MIN_PASS.tsv")
        guard let truth = Self.lines(of: path + "/truth.tsv") else {
            throw CommandLineError(.failed, "\(path)/truth.tsv: cannot be read; name a folder of samples that holds it")
        }
        for line in truth where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count >= 3, let slash = columns[0].firstIndex(of: "/") else { continue }
            let (folder, file) = (String(columns[0][..<slash]), String(columns[0][columns[0].index(after: slash)...]))
            guard let symbologies = Self.symbologies(of: folder) else { continue }
            if folders.last?.name != folder { folders.append(Folder(name: folder, symbologies: symbologies)) }
            folders[folders.count - 1].add(
                file: file, path: "\(path)/images/\(columns[0])", kind: String(columns[2].dropFirst("kind=".count)),
                content: columns[1])
        }
        for line in minima ?? [] {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count >= 4, let index = folders.firstIndex(where: { $0.name == columns[0] }) else { continue }
            folders[index].minimum = Self.minimum(columns[3])
        }
        folders.removeAll(where: \.samples.isEmpty)
        guard !folders.isEmpty else { throw CommandLineError(.failed, "\(path)/truth.tsv: names no picture") }
    }

    mutating func keep(folders names: [String]) throws(CommandLineError) {
        let known = folders.map(\.name)
        if let name = names.first(where: { !known.contains($0) }) {
            throw .usage("no folder '\(name)' among the samples; \(known.advice(for: name))")
        }
        folders.removeAll { !names.contains($0.name) }
    }

    private static func lines(of path: String) -> [String]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// `{31,32,0} {31,32,90}`: fast, slow, rotation; with five numbers the misreads allowed come before the rotation.
    private static func minimum(_ sets: String) -> [Int: Int] {
        var minimum: [Int: Int] = [:]
        for set in sets.split(separator: " ") {
            let parts = set.trimmingPrefix("{").prefix { $0 != "}" }.split(separator: ",")
            guard parts.count >= 3, let rotation = parts.last.flatMap({ Int($0) }), let slow = Int(parts[1]) else {
                continue
            }
            minimum[rotation] = slow
        }
        return minimum
    }

    /// Nil for what is not on the product's list.
    private static func symbologies(of folder: String) -> Set<Symbology>? {
        let kind = folder.prefix { $0 != "-" }
        switch kind {
        case "falsepositives": return Set(Symbology.allCases)
        case "databarltd": return [.databarLimited]
        case "datamatrix": return [.dataMatrix]
        case "maxicode": return [.maxiCode]
        case "microqrcode": return [.microQR]
        case "qrcode": return [.qr]
        case "rss14": return [.databar]
        case "rssexpanded", "rssexpandedstacked": return [.databarExpanded]
        default: return Symbology(rawValue: String(kind)).map { [$0] }
        }
    }
}

extension SampleCollection.Folder {
    fileprivate mutating func add(file: String, path: String, kind: String, content: String) {
        guard let truth = SampleTruth(kind: kind, content: content) else { return }
        // The pictures of a sequence are named 01-01, 01-02 and so on.
        let group = String(file.prefix { $0 != "-" })
        if kind.hasPrefix("structured-append"), let last = samples.last, last.name == group {
            samples[samples.count - 1].paths.append(path)
        } else {
            let name = kind.hasPrefix("structured-append") ? group : file
            samples.append(SampleCollection.Sample(name: name, paths: [path], truth: truth))
        }
    }
}
