internal import CV4L

/// One control of a camera, as its driver describes it.
struct VideoControl: Hashable {
    enum Kind: Hashable {
        case integer, boolean
        /// The items by number; of an integer menu, the integers as text.
        case menu([Int: String])
        case other
    }

    var identifier: UInt32
    /// As v4l2-ctl prints it: "exposure_time_absolute".
    var name: String
    var kind: Kind
    var range: ClosedRange<Int>
    var step: Int
    var isReadOnly: Bool
}

extension VideoDevice {
    /// All controls that are in force. Stands for `VIDIOC_QUERY_EXT_CTRL`.
    func controls() -> [VideoControl] {
        var found: [VideoControl] = []
        var query = v4l2_query_ext_ctrl()
        query.id = labelrig_v4l2_next_control
        // More than any driver has: one that never comes to an end is stopped.
        for _ in 0..<1000 {
            guard (try? request(labelrig_vidioc_query_ext_ctrl, &query)) != nil else { break }
            if query.flags & UInt32(V4L2_CTRL_FLAG_DISABLED) == 0, let control = control(query) {
                found.append(control)
            }
            query.id |= labelrig_v4l2_next_control
        }
        return found
    }

    /// Stands for `VIDIOC_G_CTRL`.
    func value(of control: VideoControl) throws(Errno) -> Int {
        var value = v4l2_control(id: control.identifier, value: 0)
        try request(labelrig_vidioc_g_ctrl, &value)
        return Int(value.value)
    }

    /// Stands for `VIDIOC_S_CTRL`.
    func set(_ control: VideoControl, to value: Int) throws(Errno) {
        var value = v4l2_control(id: control.identifier, value: Int32(clamping: value))
        try request(labelrig_vidioc_s_ctrl, &value)
    }

    private func control(_ query: v4l2_query_ext_ctrl) -> VideoControl? {
        let kind: VideoControl.Kind
        switch query.type {
        case V4L2_CTRL_TYPE_INTEGER.rawValue: kind = .integer
        case V4L2_CTRL_TYPE_BOOLEAN.rawValue: kind = .boolean
        case V4L2_CTRL_TYPE_MENU.rawValue, V4L2_CTRL_TYPE_INTEGER_MENU.rawValue: kind = .menu(items(of: query))
        case V4L2_CTRL_TYPE_CTRL_CLASS.rawValue: return nil
        default: kind = .other
        }
        let readOnly = UInt32(V4L2_CTRL_FLAG_READ_ONLY | V4L2_CTRL_FLAG_GRABBED)
        let least = Int(query.minimum)
        return VideoControl(
            identifier: query.id, name: Self.normalized(text(of: query.name)), kind: kind,
            range: least...max(least, Int(query.maximum)), step: max(1, Int(clamping: query.step)),
            isReadOnly: query.flags & readOnly != 0)
    }

    /// Stands for `VIDIOC_QUERYMENU`.
    private func items(of query: v4l2_query_ext_ctrl) -> [Int: String] {
        var items: [Int: String] = [:]
        for index in max(0, query.minimum)...min(255, max(0, query.minimum, query.maximum)) {
            var item = v4l2_querymenu()
            item.id = query.id
            item.index = UInt32(index)
            guard (try? request(labelrig_vidioc_querymenu, &item)) != nil else { continue }
            let isInteger = query.type == V4L2_CTRL_TYPE_INTEGER_MENU.rawValue
            items[Int(index)] = isInteger ? String(item.value) : text(of: item.name)
        }
        return items
    }

    /// Letters and digits in lower case, whatever is between them as one underscore.
    static func normalized(_ name: String) -> String {
        name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "_")
    }
}
