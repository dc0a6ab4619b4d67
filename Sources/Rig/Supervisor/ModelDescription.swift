import Foundation
import Reading

/// What decides, as records tell it: names and versions of program and recognisers, of the configuration, and of what the
/// host has changed, parted by spaces: `labelrig/0.1.0 zxing/3.1.1 zbar/0.23.92 configuration/1f3870be`.
func modelDescription(_ request: ReadingRequest, _ settings: SupervisorSettings, _ options: RigOptions) -> String {
    var parts = ["labelrig/\(Version.current)"] + request.recognizerVersions(languages: settings.languages)
    if let digest = settings.configurationDigest { parts.append("configuration/\(digest)") }
    if options != RigOptions(), let text = try? options.encoded() {
        parts.append("options/\(TextDigest(Array(text)).short)")
    }
    return parts.joined(separator: " ")
}
