import Capture
import Glibc

/// A ``CodeList`` in a file, read anew when the file changes.
///
/// A list that cannot be read any more, or that is damaged, leaves the last good one in use.
final class CodeListFile: CodeLookup {
    private struct Contents {
        var list: CodeList
        var version: FileVersion
    }

    let path: String
    private let contents: Monitor<Contents>

    /// - Throws: what is wrong with the file, in words.
    init(path: String) throws(Misconfiguration) {
        self.path = path
        let (list, version) = try Self.read(path)
        contents = Monitor(Contents(list: list, version: version))
    }

    func contains(_ code: String) -> Bool {
        contents.withLock { $0.list }.contains(code)
    }

    /// Reads the file again if it has changed. May take a second for a million codes: not for a thread that others wait
    /// for.
    ///
    /// - Returns: what is to be said about it; nil when nothing has changed.
    func refresh() -> String? {
        guard let version = FileVersion(path: path), version != contents.withLock({ $0.version }) else { return nil }
        do throws(Misconfiguration) {
            let (list, version) = try Self.read(path)
            contents.withLock { $0 = Contents(list: list, version: version) }
            return "\(path): \(list.count) codes read anew"
        } catch {
            contents.withLock { $0.version = version }
            return "\(path): \(error.message); the list from before stays in use"
        }
    }

    private static func read(_ path: String) throws(Misconfiguration) -> (CodeList, FileVersion) {
        // The version first: a change while the file is read is then seen by the next look.
        guard let version = FileVersion(path: path) else {
            throw Misconfiguration(at: nil, "list \(path) is not there; write it, one code a line")
        }
        let bytes = try ConfigurationFile.read(path, upTo: 64 << 20)
        do throws(CodeList.Fault) {
            return (try CodeList(bytes), version)
        } catch {
            switch error {
            case .tooLong:
                throw Misconfiguration(at: nil, "list \(path) has more than \(CodeList.limit) codes; shorten it")
            case .notText(let line):
                throw Misconfiguration(at: nil, "list \(path) is no text in line \(line); write one code a line")
            }
        }
    }
}

/// What tells one state of a file from another.
private struct FileVersion: Hashable {
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
