internal import FoundationEssentials

/// The directory of the running program's own file.
enum ExecutableDirectory {
    static var path: String? {
        guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let slash = executable.lastIndex(of: "/")
        else { return nil }
        return String(executable[..<slash])
    }
}
