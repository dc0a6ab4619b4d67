import Devices

/// A rig without hardware: pictures as the camera, a FIFO as the button, a WAV file as the beeper, a pseudo-terminal as
/// the host line. Everything behind them is the real thing.
public struct VirtualRig: Sendable {
    public let devices: DeviceSet
    public let paths: RigPaths

    /// - Parameters:
    ///   - configuration: of the rig; what it says of ports and lines does not matter here.
    ///   - pictures: the folder whose pictures the camera shows; those of further cameras lie in folders of their names in
    ///     it.
    /// - Throws: when the folder for button, beeper and control socket cannot be made under the data folder.
    public init(configuration: Configuration, pictures: String) throws(CommandLineError) {
        let folder = configuration.data + "/virtual"
        try createFolder(folder)
        devices = DeviceSet(
            cameras: [(configuration.camera.name, PictureFolderCamera(configuration.camera, folder: pictures))]
                + configuration.cameras.map { ($0.name, PictureFolderCamera($0, folder: pictures + "/" + $0.name)) },
            button: FIFOButton(path: folder + "/button"),
            beeper: ALSABeeper.file(path: folder + "/beeper.wav"),
            host: PseudoTerminal())
        paths = RigPaths(
            host: "", button: folder + "/button", beeper: folder + "/beeper.wav",
            control: configuration.virtualControl, data: configuration.data)
    }
}

extension PictureFolderCamera {
    fileprivate init(_ camera: Configuration.Camera, folder: String) {
        self.init(
            folder: folder, size: (camera.width, camera.height), rate: camera.rate,
            framesPerPicture: camera.framesPerPicture,
            photograph: camera.photograph)
    }
}

extension Configuration {
    /// Where a virtual rig's control socket is: where the configuration says, or beside its other devices, since the
    /// usual place belongs to the service.
    var virtualControl: String {
        control == Configuration(labels: []).control ? data + "/virtual/control" : control
    }

    /// Where a rig that runs with this configuration may listen.
    var controlCandidates: [String] {
        control == virtualControl ? [control] : [control, virtualControl]
    }
}
