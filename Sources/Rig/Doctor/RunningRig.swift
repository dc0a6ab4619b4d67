import Foundation

/// What a running rig says of its devices in its reply to `STATUS`.
struct RunningRig {
    private struct Status: Decodable {
        var devices: [String: String]
    }

    private let devices: [String: String]

    init(_ reply: String) {
        let json = reply.hasPrefix("OK ") ? String(reply.dropFirst(3)) : "{}"
        devices = (try? JSONDecoder().decode(Status.self, from: Data(json.utf8)))?.devices ?? [:]
    }

    func findings() -> [Finding] {
        devices.sorted { $0.key < $1.key }.map { name, state in
            state.hasPrefix("ok: ")
                ? Finding(.right, name, String(state.dropFirst(4)))
                : Finding(
                    .wrong, name, state,
                    remedy: "stop the rig and look closer: sudo systemctl stop labelrig; labelrig doctor")
        }
    }
}
