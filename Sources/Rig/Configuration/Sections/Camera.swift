import Imaging

extension Configuration {
    /// The camera. A rig always has one: where the section is absent, these defaults hold.
    public struct Camera: Hashable, Sendable {
        /// A V4L2 control and what it is set to, both as text: which values there are, only the camera knows.
        public struct Control: Hashable, Sendable {
            /// A common name such as `exposure` or `focus`, or the driver's own as `v4l2-ctl --list-ctrls` prints it.
            public var name: String
            /// A number, `auto`, `true` or `false`, or an entry of the control's menu.
            public var value: String

            public init(name: String, value: String) {
                self.name = name
                self.value = value
            }
        }

        /// The name of a camera that was given none.
        public static let usualName = "main"

        /// What the host calls it.
        public var name = usualName
        /// A device path, best one that stays the same over restarts.
        public var device = "/dev/labelrig-camera"
        public var width = 1280
        public var height = 720
        /// Frames a second. 1 to 240.
        public var rate = 30.0
        /// The V4L2 pixel format's four characters, such as `YUYV` or `MJPG`; nil leaves the choice to the driver.
        public var format: String?
        /// In the order in which they are set.
        public var controls: [Control] = []
        /// The size of a photograph that the host asks for; nil for that of the stream. While no label is being read the
        /// camera changes to it for a second or so.
        public var photograph: PixelSize?
        /// On the virtual rig: how many frames each picture is shown for.
        public var framesPerPicture = 30

        public init() {}
    }
}

extension Configuration.Camera {
    private enum Key: String, CaseIterable {
        case device, name, size, rate, format, controls, photograph, framesPerPicture
    }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        try self.init(Section<Key>(node, subject: "camera"))
        name = try Section<Key>(node, subject: "camera").line(.name, upTo: Self.nameLength) ?? name
    }

    private init(_ section: Section<Key>) throws(Misconfiguration) {
        device = try section.line(.device) ?? device
        if let size = try Self.size(section, .size) { (width, height) = (size.width, size.height) }
        photograph = try Self.size(section, .photograph)
        rate = try section.number(.rate, in: 1...240) ?? rate
        format = try Self.format(section)
        controls = try Self.controls(section)
        framesPerPicture = try section.integer(.framesPerPicture, in: 1...1_000_000) ?? framesPerPicture
    }

    /// In bytes.
    private static let nameLength = 64
    /// How many cameras a rig may have beside the first.
    private static let limit = 15

    /// Reads the cameras beside the first, by name.
    ///
    /// - Parameter first: the camera of `camera:`.
    static func others(_ node: YAMLNode, beside first: Self) throws(Misconfiguration) -> [Self] {
        guard case .mapping(let entries) = node.content, entries.count <= limit else {
            throw Misconfiguration(
                at: node.place,
                "'cameras' is \(node.summary); give 1 to \(limit) names, each with a camera, such as {side: {device: …}}"
            )
        }
        var known = [first]
        for entry in entries {
            let subject = "camera '\(entry.key.excerpt)'"
            let section = try Section<Key>(entry.value, subject: subject)
            guard !section.has(.name) else {
                throw Misconfiguration(
                    at: section.keyPlace(of: .name), "\(subject) has its name before the colon; remove 'name'")
            }
            var camera = try Self(section)
            camera.name = try singleLine(
                YAMLNode(content: .scalar(text: entry.key, isPlain: false), place: entry.keyPlace),
                named: "a camera's name", upTo: nameLength)
            guard section.has(.device) else {
                throw Misconfiguration(at: entry.keyPlace, "\(subject) has no 'device'; name the camera's device")
            }
            if let twin = known.first(where: { $0.name == camera.name || $0.device == camera.device }) {
                throw Misconfiguration(
                    at: entry.keyPlace,
                    "\(subject) has the name or the device of camera '\(twin.name)'; each camera has its own")
            }
            known.append(camera)
        }
        return Array(known.dropFirst())
    }

    private static func size(_ section: Section<Key>, _ key: Key) throws(Misconfiguration) -> PixelSize? {
        guard let node = try section.node(key) else { return nil }
        guard case .scalar(let text, _) = node.content else { throw section.wrong(key, node, sizeAdvice) }
        guard let size = PixelSize(text) else { throw section.wrong(key, node, sizeAdvice) }
        return size
    }

    private static let sizeAdvice =
        "give width x height in pixels, each from \(PixelSize.sides.lowerBound) to \(PixelSize.sides.upperBound), such as 1280x720"

    private static func format(_ section: Section<Key>) throws(Misconfiguration) -> String? {
        guard let node = try section.node(.format) else { return nil }
        guard case .scalar(let text, _) = node.content, text.utf8.count == 4,
            text.utf8.allSatisfy({ (32..<127).contains($0) })
        else {
            throw section.wrong(.format, node, "give the four characters of a V4L2 pixel format, such as YUYV or MJPG")
        }
        return text
    }

    private static func controls(_ section: Section<Key>) throws(Misconfiguration) -> [Control] {
        guard let node = try section.node(.controls) else { return [] }
        guard case .mapping(let entries) = node.content else {
            throw section.wrong(.controls, node, "give names and values, such as {exposure: 100}")
        }
        return try entries.map { (entry) throws(Misconfiguration) in
            let name = "control '\(entry.key.excerpt)' of camera"
            return Control(name: entry.key, value: try singleLine(entry.value, named: name, upTo: 64))
        }
    }
}
