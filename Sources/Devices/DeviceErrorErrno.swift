extension DeviceError {
    /// Why a device could not be opened.
    ///
    /// - Parameters:
    ///   - device: kind and path: "camera /dev/video0".
    ///   - group: whose members may open the device, for the advice.
    ///   - remedy: what to do where it is not there.
    init(
        opening device: String, _ error: Errno, group: String? = nil,
        absent remedy: String = "check its cable and its name"
    ) {
        switch error {
        case .noSuchFile, .noSuchDevice, .noSuchDeviceOrAddress, .notDirectory:
            self.init(.absent, "\(device) is not there; \(remedy)")
        case .busy:
            self.init(.busy, "\(device) is busy; stop the program that uses it")
        case .permissionDenied, .notPermitted:
            let advice = group.map { "add it to the group \($0)" } ?? "give it the right to"
            self.init(.permission, "\(device) may not be opened by this user; \(advice)")
        default:
            self.init(.failed, "\(device) could not be opened: \(error)")
        }
    }

    /// Why an open device failed.
    ///
    /// - Parameter doing: "reading a frame".
    init(_ device: String, doing: String, _ error: Errno) {
        if error.meansGone {
            self.init(.gone, "\(device) has gone while \(doing): \(error); check its cable")
        } else {
            self.init(.failed, "\(device) failed while \(doing): \(error)")
        }
    }
}
