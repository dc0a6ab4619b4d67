import Devices
import Imaging

/// One of several cameras: says its name with what it got and with what is wrong with it.
struct NamedCamera: Camera {
    private let camera: any Camera
    private let label: String

    /// - Parameter label: as the configuration calls it.
    init(_ camera: any Camera, label: String) {
        self.camera = camera
        self.label = label
    }

    var name: String { "\(label) (\(camera.name))" }

    func open() throws(DeviceError) -> any CameraStream {
        do throws(DeviceError) {
            return Stream(try camera.open(), label: label)
        } catch {
            throw error.of(label)
        }
    }

    var takesPhotographs: Bool { camera.takesPhotographs }

    func photograph() throws(DeviceError) -> LumaImage {
        do throws(DeviceError) {
            return try camera.photograph()
        } catch {
            throw error.of(label)
        }
    }

    private final class Stream: CameraStream {
        private let stream: any CameraStream
        private let label: String

        init(_ stream: any CameraStream, label: String) {
            self.stream = stream
            self.label = label
        }

        var format: String { "camera '\(label)': \(stream.format)" }
        var brokenFrames: Int { stream.brokenFrames }

        func frame(within timeout: Duration) throws(DeviceError) -> Frame? {
            do throws(DeviceError) {
                return try stream.frame(within: timeout)
            } catch {
                throw error.of(label)
            }
        }

        func skipFrame(within timeout: Duration) throws(DeviceError) {
            do throws(DeviceError) {
                try stream.skipFrame(within: timeout)
            } catch {
                throw error.of(label)
            }
        }

        func close() {
            stream.close()
        }
    }
}

extension DeviceError {
    fileprivate func of(_ label: String) -> DeviceError { DeviceError(code, "camera '\(label)': \(message)") }
}
