internal import FoundationEssentials

/// Where Tesseract's language data lies.
public enum LanguageData {
    static let suffix = ".traineddata"

    /// The directory that holds the data of every language asked for.
    ///
    /// `TESSDATA_PREFIX` comes first, then `tessdata` beside the executable, then where Debian installs it.
    package static func directory(holding languages: [String]) throws(ReadingError) -> String {
        guard !languages.isEmpty else {
            throw ReadingError(.languageMissing, "no text language is given; give at least one, such as eng")
        }
        if let odd = languages.first(where: { !isName($0) }) {
            throw ReadingError(.languageMissing, "\"\(odd)\" is not the name of a text language; names are like eng")
        }
        let missing = languages.filter { language in
            !candidates.contains { FileManager.default.fileExists(atPath: file(of: language, in: $0)) }
        }
        if let first = missing.first {
            let package = "tesseract-ocr-" + first.lowercased().replacing("_", with: "-")
            throw ReadingError(
                .languageMissing,
                "text language \(first) is not installed; install it with: apt-get install \(package)")
        }
        let whole = candidates.first { directory in
            languages.allSatisfy { FileManager.default.fileExists(atPath: file(of: $0, in: directory)) }
        }
        guard let whole else {
            throw ReadingError(
                .languageMissing,
                "text languages \(languages.joined(separator: ", ")) lie in different directories; "
                    + "put their .traineddata files into one and name it in TESSDATA_PREFIX")
        }
        return whole
    }

    /// Language names go into file names, so nothing else may stand in them: `eng`, `chi_sim`, `script/Latin`.
    private static func isName(_ language: String) -> Bool {
        !language.isEmpty && language.utf8.count <= 40 && !language.hasPrefix("/") && !language.contains("..")
            && language.unicodeScalars.allSatisfy {
                ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
                    || $0 == "/"
            }
    }

    static func file(of language: String, in directory: String) -> String {
        directory + "/" + language + suffix
    }

    static var candidates: [String] {
        var candidates: [String] = []
        if let prefix = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"], !prefix.isEmpty {
            candidates += [prefix, prefix + "/tessdata"]
        }
        if let directory = ExecutableDirectory.path { candidates.append(directory + "/tessdata") }
        return candidates + ["/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata"]
    }
}
