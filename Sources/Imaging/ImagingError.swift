/// Why a picture or a frame could not be read or written.
public struct ImagingError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// A picture that cannot be opened, is no picture, is damaged, or is too large.
        case imageUnreadable
        /// A folder of pictures that cannot be listed or holds none.
        case folderUnreadable
        /// A camera frame that is cut short or damaged; the next one may be whole.
        case frameBroken
        /// A camera format that nothing here converts.
        case formatUnsupported
        /// A picture that cannot be written as asked.
        case encodingFailed
    }

    public var code: Code
    /// Lower case, says what is wrong and, where something can be done, what: "cut short".
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }

    static func unreadable(_ message: String) -> ImagingError { ImagingError(.imageUnreadable, message) }

    /// The picture's header promises more than the file holds.
    static let cutShort = unreadable("cut short: the file ends before the picture does")
}
