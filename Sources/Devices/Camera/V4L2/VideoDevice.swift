internal import CLinux
internal import CV4L

/// An open V4L2 node and its requests, one method for each. The kernel's "Video for Linux API" documents them by the
/// names given here.
struct VideoDevice: Sendable {
    struct Identity: Hashable {
        var driver: String
        /// The camera's own name: "HD Pro Webcam C920".
        var card: String
        var capabilities: UInt32
    }

    let descriptor: FileDescriptor

    /// Opens a node without waiting for frames in reads.
    init(path: String) throws(Errno) {
        descriptor = try FileDescriptor.open(path, [.readWrite, .nonBlocking])
    }

    func close() {
        descriptor.close()
    }

    /// Stands for `VIDIOC_QUERYCAP`.
    func identity() throws(Errno) -> Identity {
        var answer = v4l2_capability()
        try request(labelrig_vidioc_querycap, &answer)
        let hasOwn = answer.capabilities & UInt32(V4L2_CAP_DEVICE_CAPS) != 0
        return Identity(
            driver: text(of: answer.driver), card: text(of: answer.card),
            capabilities: hasOwn ? answer.device_caps : answer.capabilities)
    }

    /// Sets what is to be captured; the driver changes what it cannot do. Stands for `VIDIOC_S_FMT`.
    func setFormat(width: Int, height: Int, code: UInt32) throws(Errno) -> v4l2_pix_format {
        var format = v4l2_format()
        format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        format.fmt.pix.width = UInt32(clamping: width)
        format.fmt.pix.height = UInt32(clamping: height)
        format.fmt.pix.pixelformat = code
        format.fmt.pix.field = V4L2_FIELD_NONE.rawValue
        try request(labelrig_vidioc_s_fmt, &format)
        return format.fmt.pix
    }

    /// Sets the rate where the camera has one to set. Stands for `VIDIOC_S_PARM`.
    ///
    /// - Returns: frames a second as the driver took them; nil where it does not tell.
    func setRate(_ rate: Double) -> Double? {
        var parameters = v4l2_streamparm()
        parameters.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        parameters.parm.capture.timeperframe = v4l2_fract(
            numerator: 1000, denominator: UInt32(clamping: Int64((min(max(rate, 0.01), 1000) * 1000).rounded())))
        guard (try? request(labelrig_vidioc_s_parm, &parameters)) != nil else { return nil }
        let interval = parameters.parm.capture.timeperframe
        guard interval.numerator > 0, interval.denominator > 0 else { return nil }
        return Double(interval.denominator) / Double(interval.numerator)
    }

    /// Takes over the timings of a digital video input, such as HDMI. Stands for `VIDIOC_QUERY_DV_TIMINGS` and
    /// `VIDIOC_S_DV_TIMINGS`; does nothing for a camera that has no such input, or where no signal is.
    func adoptTimings() {
        var timings = v4l2_dv_timings()
        guard (try? request(labelrig_vidioc_query_dv_timings, &timings)) != nil else { return }
        try? request(labelrig_vidioc_s_dv_timings, &timings)
    }

    /// Asks to be told when the picture's size changes at its source. Stands for `VIDIOC_SUBSCRIBE_EVENT`.
    func subscribeToSourceChanges() {
        var subscription = v4l2_event_subscription()
        subscription.type = UInt32(V4L2_EVENT_SOURCE_CHANGE)
        // Webcams do not have it.
        try? request(labelrig_vidioc_subscribe_event, &subscription)
    }

    /// Takes the events that wait. Stands for `VIDIOC_DQEVENT`.
    ///
    /// - Returns: whether one of them tells of another size.
    func takeSourceChange() -> Bool {
        var hasChanged = false
        var event = v4l2_event()
        while (try? request(labelrig_vidioc_dqevent, &event)) != nil {
            let isChange = event.type == UInt32(V4L2_EVENT_SOURCE_CHANGE)
            if isChange, event.u.src_change.changes & UInt32(V4L2_EVENT_SRC_CH_RESOLUTION) != 0 { hasChanged = true }
        }
        return hasChanged
    }

    func request<Argument>(_ code: UInt, _ argument: inout Argument) throws(Errno) {
        _ = try descriptor.control(code, &argument).get()
    }

    /// The text in a fixed array of bytes.
    func text<Bytes>(of bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
