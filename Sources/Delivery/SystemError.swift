internal import Glibc

extension DeliveryError {
    /// - Parameters:
    ///   - systemError: an `errno`.
    ///   - subject: what failed, such as "lock file /var/lib/labelrig/outbox.lock".
    init(systemError: Int32, _ subject: String) {
        let code: Code =
            switch systemError {
            case ENOSPC, EDQUOT: .full
            case EROFS: .readOnly
            case EACCES, EPERM: .permission
            case ENOENT, ENOTDIR: .absent
            default: .failed
            }
        self.init(code, "\(subject): \(String(cString: strerror(systemError))); \(code.advice)")
    }
}
