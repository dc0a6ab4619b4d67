internal import CV4L

/// Buffers in the driver's memory (`V4L2_MEMORY_MMAP`).
extension VideoDevice {
    /// Stands for `VIDIOC_REQBUFS`; 0 gives all buffers back.
    ///
    /// - Returns: how many there are.
    func requestBuffers(_ count: Int) throws(Errno) -> Int {
        var buffers = v4l2_requestbuffers()
        buffers.count = UInt32(clamping: count)
        buffers.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        buffers.memory = V4L2_MEMORY_MMAP.rawValue
        try request(labelrig_vidioc_reqbufs, &buffers)
        return Int(buffers.count)
    }

    /// Stands for `VIDIOC_QUERYBUF` and `mmap`.
    func mapBuffer(_ index: Int) throws(Errno) -> MappedMemory {
        var buffer = blankBuffer(index)
        try request(labelrig_vidioc_querybuf, &buffer)
        return try MappedMemory(descriptor, offset: Int(buffer.m.offset), length: Int(buffer.length))
    }

    /// Hands a buffer to the driver to be filled. Stands for `VIDIOC_QBUF`.
    func queueBuffer(_ index: Int) throws(Errno) {
        var buffer = blankBuffer(index)
        try request(labelrig_vidioc_qbuf, &buffer)
    }

    /// Takes the oldest filled buffer. Stands for `VIDIOC_DQBUF`.
    ///
    /// - Returns: nil when none is filled.
    func dequeueBuffer() throws(Errno) -> v4l2_buffer? {
        var buffer = blankBuffer(0)
        do throws(Errno) {
            try request(labelrig_vidioc_dqbuf, &buffer)
            return buffer
        } catch {
            guard error != .wouldBlock else { return nil }
            throw error
        }
    }

    /// Stands for `VIDIOC_STREAMON`.
    func startStream() throws(Errno) {
        var kind = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        try request(labelrig_vidioc_streamon, &kind)
    }

    /// The driver gives up all buffers. Stands for `VIDIOC_STREAMOFF`.
    func stopStream() {
        var kind = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        try? request(labelrig_vidioc_streamoff, &kind)
    }

    private func blankBuffer(_ index: Int) -> v4l2_buffer {
        var buffer = v4l2_buffer()
        buffer.index = UInt32(clamping: index)
        buffer.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
        buffer.memory = V4L2_MEMORY_MMAP.rawValue
        return buffer
    }
}
