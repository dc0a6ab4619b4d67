internal import Glibc

/// A data folder's lock: one supervisor owns the folder's records.
///
/// `flock`, so that it ends with the process, however that ends.
final class OutboxLock: Sendable {
    private let descriptor: Int32

    init(directory: String) throws(DeliveryError) {
        let path = directory + "/outbox.lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o640)
        guard descriptor >= 0 else { throw DeliveryError(systemError: errno, "lock file \(path)") }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let number = errno
            if number == EINTR { continue }
            close(descriptor)
            guard number == EWOULDBLOCK else { throw DeliveryError(systemError: number, "lock file \(path)") }
            throw DeliveryError(
                .locked, "data folder \(directory) is in use by another supervisor; \(DeliveryError.Code.locked.advice)"
            )
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }
}
