internal import CTesseract
internal import CZBar
internal import CZXing
internal import FoundationEssentials
import LabelLanguage

extension ReadingRequest {
    /// The recognisers that the request can come to, each as a name and its version: `zxing/3.1.1`. Language data stands
    /// under its language's name.
    ///
    /// - Parameter languages: names of Tesseract's language data.
    public func recognizerVersions(languages: [String]) -> [String] {
        var versions = [ZXing_Version().map { "zxing/" + String(cString: $0) }, zbarVersion]
        guard wantsText else { return versions.compactMap(\.self) }
        versions.append(TessVersion().map { "tesseract/" + String(cString: $0) })
        versions += languages.map { language in LanguageData.version(of: language).map { "\(language)/\($0)" } }
        if adaptive != .off { versions += (try? AdaptiveInstallation.find())?.versions ?? [] }
        return versions.compactMap(\.self)
    }

    private var zbarVersion: String? {
        var (major, minor, patch): (UInt32, UInt32, UInt32) = (0, 0, 0)
        guard zbar_version(&major, &minor, &patch) == 0 else { return nil }
        return "zbar/\(major).\(minor).\(patch)"
    }
}

extension LanguageData {
    /// Languages whose data is installed, by Tesseract's names, in order; `osd`, which is no language, left out.
    public static var installed: [String] {
        let names = candidates.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        let languages = names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
        return Set(languages).subtracting(["osd"]).sorted()
    }

    /// The version that a language's data gives itself.
    ///
    /// A `.traineddata` file begins with the number of its components (32 bits) and their offsets (64 bits each, -1 for
    /// one that is absent), little end first; component 23 is the version, a text (tesseract's tessdatamanager.h).
    static func version(of language: String) -> String? {
        guard let directory = try? directory(holding: [language]),
            let data = try? Data(
                contentsOf: URL(filePath: file(of: language, in: directory)), options: .mappedIfSafe),
            let count = number(in: data, at: 0, bytes: 4), (24...1_000).contains(count),
            let start = number(in: data, at: 4 + 8 * 23, bytes: 8), start < data.count
        else { return nil }
        let end = count > 24 ? number(in: data, at: 4 + 8 * 24, bytes: 8) ?? data.count : data.count
        guard start < end, end <= data.count, end - start <= 200 else { return nil }
        let text = String(decoding: data[data.startIndex + start..<data.startIndex + end], as: UTF8.self)
        let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
        return isPlain ? text : nil
    }

    private static func number(in data: Data, at offset: Int, bytes: Int) -> Int? {
        guard offset + bytes <= data.count else { return nil }
        let value = (0..<bytes).reduce(UInt64(0)) { value, index in
            value | UInt64(data[data.startIndex + offset + index]) << (8 * UInt64(index))
        }
        return Int(exactly: value)
    }
}

extension AdaptiveInstallation {
    /// `openvino/2026.4.1` and `rapidocr/3.10.0`, whose models these are, as `rig/setup-adaptive` noted them beside the
    /// files; empty where they came otherwise.
    var versions: [String] {
        guard let stamp = try? String(contentsOfFile: directory + "/stamp", encoding: .utf8) else { return [] }
        let words = stamp.split(whereSeparator: \.isWhitespace)
        return ["openvino", "rapidocr"].compactMap { name in
            guard let place = words.firstIndex(where: { $0 == name }), place + 1 < words.count else { return nil }
            return "\(name)/\(words[place + 1])"
        }
    }
}
