#if DEBUG
import CLinux
import CV4L
import Foundation
import Imaging

@testable import Devices

/// A V4L2 driver of the plainest kind: one format, GREY, buffers in a file that is mapped like a driver's memory, and a
/// frame whenever it is polled with a buffer to fill.
final class FakeVideoDevice: Sendable {
    struct State {
        var width = 16
        var height = 8
        var isStreaming = false
        var queued: [Int] = []
        var filled: [Int] = []
        var sequence: UInt32 = 0
        var bufferCount = 0
        var starts = 0
        /// Faults, by what a test asks for.
        var isSilent = false
        var brokenFrames = 0
        var shortFrames = 0
        var hasChangedSize = false
        var isPulled = false
        var exposure: Int32 = 100
    }

    let state = Locked(State())
    private let file: FileDescriptor
    let path: String
    private static let bufferLength = 4096

    init(in folder: Scratch) throws {
        path = folder("video0")
        file = try FileDescriptor.open(path, [.readWrite, .create])
        try file.truncate(to: 32 * Self.bufferLength)
    }

    deinit {
        file.close()
    }

    var camera: V4L2Camera {
        var settings = V4L2Settings(width: 16, height: 8)
        settings.stall = .milliseconds(10)
        return V4L2Camera(device: path, settings: settings)
    }

    func trace() -> SystemCallTrace {
        SystemCallTrace { [self] call in answer(call) }
    }

    private func answer(_ call: SystemCall) -> SystemCallTrace.Answer {
        switch call.name {
        case "poll": poll(call)
        case "ioctl": ioctl(call)
        default: .kernel
        }
    }

    private func poll(_ call: SystemCall) -> SystemCallTrace.Answer {
        guard let entry = call.argument?.assumingMemoryBound(to: pollfd.self) else { return .kernel }
        return state.withLock { state in
            if state.isPulled {
                entry.pointee.revents = Int16(POLLERR | POLLHUP)
                return .value(1)
            }
            if state.hasChangedSize {
                entry.pointee.revents = Int16(POLLPRI)
                return .value(1)
            }
            guard state.isStreaming, !state.isSilent, let index = state.queued.first else {
                entry.pointee.revents = 0
                return .value(0)
            }
            state.queued.removeFirst()
            state.filled.append(index)
            entry.pointee.revents = Int16(POLLIN)
            return .value(1)
        }
    }

    private func ioctl(_ call: SystemCall) -> SystemCallTrace.Answer {
        guard let argument = call.argument else { return .error(.invalidArgument) }
        return state.withLock { state in
            if state.isPulled { return .error(.noSuchDevice) }
            switch call.request {
            case labelrig_vidioc_querycap:
                let answer = argument.assumingMemoryBound(to: v4l2_capability.self)
                answer.pointee.capabilities = UInt32(V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING)
            case labelrig_vidioc_s_fmt:
                let format = argument.assumingMemoryBound(to: v4l2_format.self)
                format.pointee.fmt.pix.width = UInt32(state.width)
                format.pointee.fmt.pix.height = UInt32(state.height)
                format.pointee.fmt.pix.bytesperline = UInt32(state.width)
                format.pointee.fmt.pix.pixelformat = 0x5945_5247
            case labelrig_vidioc_reqbufs:
                let request = argument.assumingMemoryBound(to: v4l2_requestbuffers.self)
                state.bufferCount = Int(request.pointee.count)
                state.queued = []
                state.filled = []
            case labelrig_vidioc_querybuf:
                let buffer = argument.assumingMemoryBound(to: v4l2_buffer.self)
                buffer.pointee.length = UInt32(Self.bufferLength)
                buffer.pointee.m.offset = buffer.pointee.index * UInt32(Self.bufferLength)
            case labelrig_vidioc_qbuf:
                let index = Int(argument.assumingMemoryBound(to: v4l2_buffer.self).pointee.index)
                guard !state.queued.contains(index), !state.filled.contains(index) else {
                    return .error(.invalidArgument)
                }
                state.queued.append(index)
            case labelrig_vidioc_dqbuf:
                return dequeue(argument.assumingMemoryBound(to: v4l2_buffer.self), &state)
            case labelrig_vidioc_streamon:
                state.isStreaming = true
                state.starts += 1
            case labelrig_vidioc_streamoff:
                state.isStreaming = false
                state.queued = []
                state.filled = []
            case labelrig_vidioc_dqevent:
                guard state.hasChangedSize else { return .error(.noSuchFile) }
                state.hasChangedSize = false
                let event = argument.assumingMemoryBound(to: v4l2_event.self)
                event.pointee.type = UInt32(V4L2_EVENT_SOURCE_CHANGE)
                event.pointee.u.src_change.changes = UInt32(V4L2_EVENT_SRC_CH_RESOLUTION)
            case labelrig_vidioc_query_ext_ctrl:
                return describeControl(argument.assumingMemoryBound(to: v4l2_query_ext_ctrl.self))
            case labelrig_vidioc_s_ctrl:
                state.exposure = argument.assumingMemoryBound(to: v4l2_control.self).pointee.value
            default:
                return .error(.notATerminal)
            }
            return .value(0)
        }
    }

    private func dequeue(_ buffer: UnsafeMutablePointer<v4l2_buffer>, _ state: inout State) -> SystemCallTrace.Answer {
        guard !state.filled.isEmpty else { return .error(.wouldBlock) }
        let index = state.filled.removeFirst()
        state.sequence += 1
        buffer.pointee.index = UInt32(index)
        buffer.pointee.sequence = state.sequence
        buffer.pointee.flags = 0
        buffer.pointee.bytesused = UInt32(state.width * state.height)
        if state.brokenFrames > 0 {
            state.brokenFrames -= 1
            buffer.pointee.flags = UInt32(V4L2_BUF_FLAG_ERROR)
        } else if state.shortFrames > 0 {
            state.shortFrames -= 1
            buffer.pointee.bytesused = 3
        }
        let luma = [UInt8](repeating: UInt8(truncatingIfNeeded: state.sequence), count: state.width * state.height)
        _ = luma.withUnsafeBytes { pwrite(file.rawValue, $0.baseAddress, $0.count, index * Self.bufferLength) }
        return .value(0)
    }

    private func describeControl(_ query: UnsafeMutablePointer<v4l2_query_ext_ctrl>) -> SystemCallTrace.Answer {
        let asked = query.pointee.id & ~labelrig_v4l2_next_control
        let known: [(UInt32, String, UInt32)] = [
            (labelrig_cid_exposure_absolute, "Exposure Time, Absolute", 0),
            (labelrig_cid_zoom_absolute, "Zoom, Absolute", UInt32(V4L2_CTRL_FLAG_READ_ONLY)),
        ]
        guard let (identifier, name, flags) = known.first(where: { $0.0 > asked }) else {
            return .error(.invalidArgument)
        }
        query.pointee.id = identifier
        query.pointee.type = V4L2_CTRL_TYPE_INTEGER.rawValue
        query.pointee.minimum = 1
        query.pointee.maximum = 5001
        query.pointee.step = 10
        query.pointee.flags = flags
        withUnsafeMutableBytes(of: &query.pointee.name) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            bytes.copyBytes(from: name.utf8)
        }
        return .value(0)
    }
}
#endif
