internal import Glibc
internal import CSQLite

/// A result code of SQLite: https://www.sqlite.org/rescode.html
struct ResultCode: RawRepresentable, Hashable {
    /// The extended code.
    var rawValue: Int32

    /// The kind of result, without its detail.
    var primary: Int32 { rawValue & 0xFF }

    var isOK: Bool { rawValue == SQLITE_OK }

    /// - Parameter systemError: `errno` of the system call that failed, 0 where there was none. SQLite turns a full disk
    ///   into `SQLITE_FULL` only in its plain writes; a failed `fsync` or a shared-memory file that cannot grow comes as
    ///   an I/O error, told apart by this number only.
    func errorCode(systemError: Int32) -> DeliveryError.Code {
        switch systemError {
        case ENOSPC, EDQUOT: return .full
        case EROFS: return .readOnly
        case EACCES, EPERM: return .permission
        default: break
        }
        return switch primary {
        case SQLITE_FULL: .full
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
        case SQLITE_READONLY: .readOnly
        case SQLITE_PERM, SQLITE_AUTH: .permission
        case SQLITE_CANTOPEN: .absent
        default: .failed
        }
    }
}

extension DeliveryError.Code {
    /// What a person can do about a failure of a file of records or pictures.
    var advice: String {
        switch self {
        case .full: "make room on the disk"
        case .busy: "end the other program that writes to it"
        case .locked: "stop the other supervisor, or give this one a data folder of its own"
        case .corrupt: "restart the supervisor, which sets the damaged file aside and begins a new one"
        case .readOnly: "mount the file system read-write and check the file's owner"
        case .absent: "check the data folder in the configuration"
        case .permission: "give the data folder to the user that the rig runs as"
        case .unsupported: "install the newer labelrig, or move the file away"
        case .invalid, .failed: "see the system's log for failures of the disk"
        }
    }
}
