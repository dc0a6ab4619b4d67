internal import CLinux

extension FileDescriptor {
    /// Stands for `tcgetattr`.
    func terminalSettings() throws(Errno) -> termios {
        var settings = termios()
        _ = try systemCall(SystemCall(name: "tcgetattr", descriptor: rawValue)) {
            tcgetattr(rawValue, &settings)
        }.get()
        return settings
    }

    /// Sets what it can at once; read the settings again to see what was taken. Stands for `tcsetattr`.
    func setTerminalSettings(_ settings: termios) throws(Errno) {
        var settings = settings
        _ = try systemCall(SystemCall(name: "tcsetattr", descriptor: rawValue)) {
            tcsetattr(rawValue, TCSANOW, &settings)
        }.get()
    }
}
