internal import Glibc

/// The room on a disk.
enum DiskRoom {
    /// Bytes that this user may still write to the file system of a path; nil for more than can be counted.
    static func free(at path: String) throws(DeliveryError) -> Int64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { throw DeliveryError(systemError: errno, "file system of \(path)") }
        let (free, overflow) = Int64(clamping: status.f_bavail).multipliedReportingOverflow(
            by: Int64(clamping: status.f_frsize))
        return overflow ? nil : free
    }
}
