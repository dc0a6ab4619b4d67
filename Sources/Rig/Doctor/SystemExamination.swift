import Glibc
import Reading

/// Looks at what the rig needs of its machine: room and permission on the disk, a clock that is set, the recognisers.
struct SystemExamination {
    /// Below this much free room the days of the outbox are numbered, in bytes.
    private static let scarce: UInt64 = 500 << 20

    let configuration: Configuration

    func findings() -> [Finding] {
        [dataFolder, disk, clock, text]
            + [AdaptiveExamination(labels: configuration.labels).finding()].compactMap(\.self)
    }

    private var dataFolder: Finding {
        let path = configuration.data
        if access(path, F_OK) != 0 {
            return Finding(
                .wrong, "data", "\(path): \(String(cString: strerror(errno)))",
                remedy: "sudo install -d -o labelrig -g labelrig -m 750 \(path) (rig/install does it)")
        }
        if access(path, W_OK | X_OK) != 0 {
            return Finding(
                .wrong, "data", "\(path) cannot be written by this user",
                remedy: "sudo -u labelrig labelrig doctor, or sudo chown labelrig: \(path)")
        }
        return Finding(.right, "data", "\(path) can be written")
    }

    private var disk: Finding {
        var status = statvfs()
        guard statvfs(configuration.data, &status) == 0 else {
            return Finding(.odd, "disk", "how much room there is cannot be told before the data folder exists")
        }
        let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        let text = "\(free >> 20) MiB free for \(configuration.data)"
        return free >= Self.scarce
            ? Finding(.right, "disk", text)
            : Finding(.wrong, "disk", text, remedy: "free some: sudo journalctl --vacuum-size=100M; apt-get clean")
    }

    private var clock: Finding {
        guard SystemClock.isSynchronized else {
            return Finding(
                .odd, "clock", "not synchronised: times in records may be wrong",
                remedy: "sudo timedatectl set-ntp true; timedatectl (without a network: fit a clock module)")
        }
        return Finding(.right, "clock", "synchronised")
    }

    private var text: Finding {
        guard configuration.labels.contains(where: \.readsText) else {
            return Finding(.right, "text", "no label of this configuration has printed text")
        }
        do throws(ReadingError) {
            try LabelReader(languages: configuration.languages).warmUp(for: ReadingRequest(readsText: true))
            let languages = configuration.languages.joined(separator: ", ")
            let installed = LanguageData.installed.joined(separator: ", ")
            return Finding(.right, "text", "Tesseract reads \(languages); installed are \(installed)")
        } catch {
            return Finding(
                .wrong, "text", error.message,
                remedy:
                    "sudo apt-get install \(configuration.languages.map { "tesseract-ocr-\($0)" }.joined(separator: " "))"
            )
        }
    }
}
