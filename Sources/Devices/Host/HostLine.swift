/// A line to the host that can be opened again and again: serial, USB gadget serial, pseudo-terminal, USB keyboard.
public protocol HostLine: Sendable {
    /// For messages: a path.
    var name: String { get }

    func open() throws(DeviceError) -> any HostPort
}

/// An open line. Reads and writes never block. Belongs to the one thread that opened it.
public protocol HostPort: AnyObject {
    /// Where the host finds it: its device path on this machine.
    var path: String { get }
    /// To wait on with `poll`; -1 where nothing can be read.
    var descriptor: Int32 { get }

    /// Takes what has arrived.
    ///
    /// - Returns: empty when nothing is there.
    /// - Throws: `gone` when the line has been closed from the other side or pulled.
    func read() throws(DeviceError) -> [UInt8]

    /// Hands bytes over, as many as the line takes now.
    ///
    /// - Returns: how many were taken; 0 when the line is full.
    func write(_ bytes: ArraySlice<UInt8>) throws(DeviceError) -> Int

    /// How many of the bytes taken have not left yet, as far as the line tells.
    func pendingOutput() throws(DeviceError) -> Int

    func close()
}
