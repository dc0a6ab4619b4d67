/// What went wrong with keeping or sending records.
public struct DeliveryError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The disk, or the quota, has no room left.
        case full
        /// Another program holds the database for longer than a moment.
        case busy
        /// Another supervisor owns the data folder.
        case locked
        /// The database's contents are damaged.
        case corrupt
        /// The file or its file system cannot be written.
        case readOnly
        /// Nothing is there under that name.
        case absent
        /// This user may not do it.
        case permission
        /// A file of another program, or of a newer labelrig.
        case unsupported
        /// What was asked for makes no sense.
        case invalid
        /// Any other failure.
        case failed
    }

    public var code: Code
    /// Lower case, names the thing, says what to do.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
