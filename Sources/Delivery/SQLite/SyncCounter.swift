internal import CSQLite
import Synchronization

/// Counts how often SQLite waits for the disk in this process, for the bench: a file system
/// (https://www.sqlite.org/vfs.html) that is the usual one but for the count.
package enum SyncCounter {
    private static let total = Atomic<Int>(0)
    /// Set once, before the first file is opened through it.
    nonisolated(unsafe) private static var usual: UnsafeMutablePointer<sqlite3_vfs>?

    /// Syncs of the databases that were opened since ``begin()``.
    package static var count: Int { total.load(ordering: .relaxed) }

    /// Counts for all databases that this process opens from now on. To be called before any other thread uses SQLite.
    package static func begin() {
        guard usual == nil, let found = sqlite3_vfs_find(nil) else { return }
        usual = found
        let counting = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        counting.initialize(to: found.pointee)
        counting.pointee.xOpen = { _, name, file, flags, outFlags in SyncCounter.open(name, file, flags, outFlags) }
        // Registered for good: SQLite keeps the pointer.
        sqlite3_vfs_register(counting, 1)
    }

    private static func open(
        _ name: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard let usual, let file else { return SQLITE_CANTOPEN }
        let result = usual.pointee.xOpen(usual, name, file, flags, outFlags)
        if let methods = file.pointee.pMethods { file.pointee.pMethods = UnsafePointer(counted(methods)) }
        return result
    }

    /// A file's methods with the counting one among them, and the usual ones behind. A few dozen bytes for each file that
    /// is opened, which a bench can spare.
    private static func counted(_ methods: UnsafePointer<sqlite3_io_methods>)
        -> UnsafeMutablePointer<sqlite3_io_methods>
    {
        let pair = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 2)
        pair.initialize(repeating: methods.pointee, count: 2)
        pair.pointee.xSync = { file, flags in
            guard let methods = file?.pointee.pMethods else { return SyncCounter.syncFailed }
            SyncCounter.total.add(1, ordering: .relaxed)
            return methods[1].xSync(file, flags)
        }
        return pair
    }

    /// `SQLITE_IOERR_FSYNC`, a macro that Swift does not import.
    private static let syncFailed = SQLITE_IOERR | 4 << 8
}
