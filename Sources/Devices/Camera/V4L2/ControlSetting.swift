internal import CV4L

/// Setting controls by the names of the configuration.
extension VideoDevice {
    /// Sets controls in order.
    ///
    /// - Parameter name: the camera's, for messages.
    /// - Throws: `misconfigured` for a control that the camera does not have (with the nearest that it has), that is
    ///   read-only, or that does not take the value (with its range or its items).
    func set(_ settings: [CameraControl], name: String) throws(DeviceError) {
        guard !settings.isEmpty else { return }
        let controls = controls()
        for setting in settings {
            try set(setting, among: controls, name: name)
        }
    }

    private func set(_ setting: CameraControl, among controls: [VideoControl], name: String) throws(DeviceError) {
        let common = CommonControl(rawValue: VideoDevice.normalized(setting.name))
        let wantsAutomatic = setting.value == "auto"
        if let common, let (identifier, automatic, manual) = common.automation,
            let control = controls.first(where: { $0.identifier == identifier })
        {
            try write(wantsAutomatic ? automatic : manual, to: control, name: name)
            if wantsAutomatic { return }
        }
        let control = try find(setting.name, common, among: controls, name: name)
        guard !wantsAutomatic else {
            throw DeviceError(.misconfigured, "\(name) cannot set \(setting.name) by itself; give it a number")
        }
        guard !control.isReadOnly else {
            throw DeviceError(.misconfigured, "\(name): control \(setting.name) is read-only; leave it out")
        }
        let value = try value(setting, of: control, name: name)
        try write(value, to: control, name: name)
    }

    private func find(
        _ wanted: String, _ common: CommonControl?, among controls: [VideoControl], name: String
    ) throws(DeviceError) -> VideoControl {
        for identifier in common?.identifiers ?? [] {
            if let control = controls.first(where: { $0.identifier == identifier }) { return control }
        }
        if let control = controls.first(where: { $0.name == VideoDevice.normalized(wanted) }) { return control }
        let usable = controls.filter { !$0.isReadOnly && $0.kind != .other }
        let names =
            usable.map(\.name)
            + CommonControl.allCases.filter { common in
                usable.contains { common.identifiers.contains($0.identifier) }
            }.map(\.rawValue)
        let advice = nearestName(to: VideoDevice.normalized(wanted), among: names)
        throw DeviceError(
            .misconfigured, "\(name) has no control \(wanted)" + (advice.map { "; the nearest is \($0)" } ?? ""))
    }

    private func value(
        _ setting: CameraControl, of control: VideoControl, name: String
    ) throws(DeviceError) -> Int {
        let text = setting.value
        switch control.kind {
        case .integer:
            if let number = Int(text), control.range.contains(number),
                number.subtractingReportingOverflow(control.range.lowerBound).partialValue % control.step == 0
            {
                return number
            }
            let steps = control.step == 1 ? "" : " in steps of \(control.step)"
            throw wrong("\(control.range.lowerBound) to \(control.range.upperBound)\(steps)")
        case .boolean:
            let values = ["1": 1, "true": 1, "on": 1, "0": 0, "false": 0, "off": 0]
            if let value = values[text.lowercased()] { return value }
            throw wrong("true or false")
        case .menu(let items):
            if let item = items.first(where: { VideoDevice.normalized($0.value) == VideoDevice.normalized(text) }) {
                return item.key
            }
            if let number = Int(text), items[number] != nil { return number }
            throw wrong(items.sorted { $0.key < $1.key }.map { "\"\($0.value)\"" }.joined(separator: ", "))
        case .other:
            throw wrong("no simple value")
        }

        func wrong(_ takes: String) -> DeviceError {
            DeviceError(.misconfigured, "\(name): control \(setting.name) takes \(takes), not \(text)")
        }
    }

    private func write(_ value: Int, to control: VideoControl, name: String) throws(DeviceError) {
        do throws(Errno) {
            try set(control, to: value)
        } catch {
            throw DeviceError(name, doing: "setting control \(control.name) to \(value)", error)
        }
    }
}

/// The controls that rigs set most, under names that are the same for every camera.
private enum CommonControl: String, CaseIterable {
    case exposure, gain, focus, zoom, sharpness
    case whiteBalance = "whitebalance"
    case powerLineFrequency = "powerlinefrequency"

    /// The driver's controls that do it, the usual one first.
    var identifiers: [UInt32] {
        switch self {
        case .exposure: [labelrig_cid_exposure_absolute, labelrig_cid_exposure]
        case .gain: [labelrig_cid_gain, labelrig_cid_analogue_gain]
        case .focus: [labelrig_cid_focus_absolute]
        case .zoom: [labelrig_cid_zoom_absolute]
        case .sharpness: [labelrig_cid_sharpness]
        case .whiteBalance: [labelrig_cid_white_balance_temperature]
        case .powerLineFrequency: [labelrig_cid_power_line_frequency]
        }
    }

    /// The control by which the camera takes it over, and its values for on and off.
    var automation: (identifier: UInt32, automatic: Int, manual: Int)? {
        switch self {
        case .exposure:
            // Webcams know aperture priority as their automatic exposure, and no other.
            (
                labelrig_cid_exposure_auto, Int(V4L2_EXPOSURE_APERTURE_PRIORITY.rawValue),
                Int(V4L2_EXPOSURE_MANUAL.rawValue)
            )
        case .gain: (labelrig_cid_autogain, 1, 0)
        case .focus: (labelrig_cid_focus_auto, 1, 0)
        case .whiteBalance: (labelrig_cid_auto_white_balance, 1, 0)
        case .zoom, .sharpness, .powerLineFrequency: nil
        }
    }
}
