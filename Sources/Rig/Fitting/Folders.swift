import Devices
import Foundation

/// Makes a folder and those above it, where they are missing.
///
/// - Parameter key: of the configuration, that chooses another.
func createFolder(_ path: String, key: String = "data") throws(CommandLineError) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
        made += "/" + part
        guard mkdir(made, 0o750) != 0, errno != EEXIST else { continue }
        let reason = Errno(rawValue: errno).text
        throw CommandLineError(.failed, "\(path): the folder cannot be made: \(reason); choose another with \(key):")
    }
}

/// Makes a folder of a new name where temporary things go.
func temporaryFolder() throws(CommandLineError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/labelrig-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
        throw CommandLineError(.failed, "\(parent): no folder can be made there; set TMPDIR to one where it can")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Takes a folder away with all that is in it, links not followed.
func removeFolder(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
}
