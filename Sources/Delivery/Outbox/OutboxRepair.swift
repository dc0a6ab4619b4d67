import Foundation
internal import Glibc

/// A damaged outbox database that has been set aside.
public struct OutboxRepair: Hashable, Sendable {
    /// Where the damaged database lies now.
    public var setAside: String
    /// What was wrong and what was done, for a person.
    public var message: String

    /// Renames the database and its log out of the way.
    static func setAside(directory: String, because cause: DeliveryError) throws(DeliveryError) -> OutboxRepair {
        let path = directory + "/outbox.sqlite"
        let name = unusedName(for: path)
        // The log first: were it left beside a new database, its pages could be taken for that one's.
        for suffix in ["-wal", "-shm", ""] where rename(path + suffix, name + suffix) != 0 && errno != ENOENT {
            throw DeliveryError(systemError: errno, "damaged database \(path) cannot be set aside")
        }
        try AtomicFile.synchronizeDirectory(of: path)
        return OutboxRepair(
            setAside: name,
            message: "\(cause.message.prefix { $0 != ";" }); it was set aside as \(name) and a new one begun, "
                + "records not yet delivered are in it: keep it and recover them with sqlite3's .recover")
    }

    private static func unusedName(for path: String) -> String {
        let stamp = recordTime(Date()).filter { $0.isLetter || $0.isNumber }
        var name = "\(path).damaged-\(stamp)"
        while access(name, F_OK) == 0 { name += "x" }
        return name
    }
}
