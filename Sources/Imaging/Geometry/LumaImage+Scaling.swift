extension LumaImage {
    /// The picture at another size: where it shrinks, each pixel is the mean of the area that it stands for; where it
    /// grows, pixels are mixed linearly.
    ///
    /// - Parameters: at least 1 each; smaller ones count as 1.
    public func scaled(width newWidth: Int, height newHeight: Int) -> LumaImage {
        let (newWidth, newHeight) = (max(newWidth, 1), max(newHeight, 1))
        return shrunk(width: min(newWidth, width), height: min(newHeight, height))
            .grown(width: newWidth, height: newHeight)
    }

    /// The picture at a multiple of its size, by the rules of ``scaled(width:height:)``.
    ///
    /// - Parameter factor: more than 0; the result is kept between 1 and 65,535 pixels a side.
    public func scaled(by factor: Double) -> LumaImage {
        func length(_ old: Int) -> Int { Int(min(max((Double(old) * factor).rounded(), 1), 65_535)) }
        guard factor.isFinite, factor > 0 else { return self }
        return scaled(width: length(width), height: length(height))
    }

    private func shrunk(width newWidth: Int, height newHeight: Int) -> LumaImage {
        if newWidth == width, newHeight == height { return self }
        if newWidth * 2 == width, newHeight * 2 == height { return halved() }
        return withPixels { source in
            LumaImage(width: newWidth, height: newHeight) { target in
                guard let from = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let to = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
                else { return }
                let sums = UnsafeMutablePointer<Float>.allocate(capacity: width)
                defer { sums.deallocate() }
                let columns = Spans(from: width, to: newWidth)
                let rows = Spans(from: height, to: newHeight)
                let scale = 1 / (columns.length * rows.length)
                columns.withTable { columns in
                    for y in 0..<newHeight {
                        let span = rows[y]
                        sums.update(repeating: 0, count: width)
                        for row in span.first...span.last {
                            Self.add(from + row * stride, times: span.weight(of: row), to: sums, count: width)
                        }
                        Self.sum(sums, columns, scale, into: to + y * newWidth)
                    }
                }
            }
        }
    }

    /// The commonest step of all, in whole numbers.
    private func halved() -> LumaImage {
        withPixels { source in
            LumaImage(width: width / 2, height: height / 2) { target in
                guard let from = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let to = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
                else { return }
                for y in 0..<(height / 2) {
                    let upper = from + 2 * y * stride
                    let lower = upper + stride
                    let row = to + y * (width / 2)
                    for x in 0..<(width / 2) {
                        let sum =
                            UInt16(upper[2 &* x]) &+ UInt16(upper[2 &* x &+ 1]) &+ UInt16(lower[2 &* x])
                            &+ UInt16(lower[2 &* x &+ 1])
                        row[x] = UInt8(truncatingIfNeeded: (sum &+ 2) &>> 2)
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func add(
        _ row: UnsafePointer<UInt8>, times weight: Float, to sums: UnsafeMutablePointer<Float>, count: Int
    ) {
        for x in 0..<count { sums[x] += Float(row[x]) * weight }
    }

    @inline(__always)
    private static func sum(
        _ sums: UnsafePointer<Float>, _ columns: UnsafeBufferPointer<Spans.Span>, _ scale: Float,
        into row: UnsafeMutablePointer<UInt8>
    ) {
        for (x, span) in columns.enumerated() {
            var sum = sums[span.first] * span.firstWeight
            if span.last > span.first {
                for column in (span.first &+ 1)..<span.last { sum += sums[column] }
                sum += sums[span.last] * span.lastWeight
            }
            row[x] = UInt8(min(max(sum * scale + 0.5, 0), 255))
        }
    }

    private func grown(width newWidth: Int, height newHeight: Int) -> LumaImage {
        if newWidth == width, newHeight == height { return self }
        let columns = Mixes(from: width, to: newWidth)
        let rows = Mixes(from: height, to: newHeight)
        return withPixels { source in
            LumaImage(width: newWidth, height: newHeight) { target in
                guard let from = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let to = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
                else { return }
                let mixed = UnsafeMutablePointer<Int32>.allocate(capacity: width)
                defer { mixed.deallocate() }
                columns.withTable { columns in
                    for y in 0..<newHeight {
                        let mix = rows[y]
                        let (upper, lower) = (from + Int(mix.first) * stride, from + Int(mix.second) * stride)
                        for x in 0..<width {
                            mixed[x] = Int32(upper[x]) &* (256 &- mix.share) &+ Int32(lower[x]) &* mix.share
                        }
                        let row = to + y * newWidth
                        for x in 0..<newWidth {
                            let mix = columns[x]
                            let sum =
                                mixed[Int(mix.first)] &* (256 &- mix.share) &+ mixed[Int(mix.second)] &* mix.share
                            row[x] = UInt8(truncatingIfNeeded: (sum &+ 32_768) &>> 16)
                        }
                    }
                }
            }
        }
    }
}

/// What part of a longer row of pixels each pixel of a shorter one stands for.
private struct Spans {
    /// Old pixels for each new one.
    let length: Float
    private let table: [Span]

    struct Span {
        var first: Int
        var last: Int
        var firstWeight: Float
        var lastWeight: Float

        func weight(of index: Int) -> Float { index == first ? firstWeight : index == last ? lastWeight : 1 }
    }

    init(from old: Int, to new: Int) {
        let step = Double(old) / Double(new)
        let length = Float(step)
        self.length = length
        table = (0..<new).map { index in
            let start = Double(index) * step
            let end = start + step
            let first = min(Int(start), old - 1)
            let last = min(Int(end), old - 1)
            guard last > first else { return Span(first: first, last: first, firstWeight: length, lastWeight: 0) }
            return Span(
                first: first, last: last, firstWeight: Float(Double(first + 1) - start),
                lastWeight: Float(min(end - Double(last), 1)))
        }
    }

    subscript(index: Int) -> Span { table[index] }

    func withTable(_ body: (UnsafeBufferPointer<Span>) -> Void) { table.withUnsafeBufferPointer(body) }
}

/// Which two pixels of a shorter row each pixel of a longer one lies between.
private struct Mixes {
    struct Mix {
        var first: Int32
        var second: Int32
        /// The second pixel's, in 256ths.
        var share: Int32
    }

    private let table: [Mix]

    init(from old: Int, to new: Int) {
        let step = Double(old) / Double(new)
        table = (0..<new).map { index in
            // Pixels are areas: their middles lie half a pixel in.
            let place = min(max((Double(index) + 0.5) * step - 0.5, 0), Double(old - 1))
            let first = Int(place)
            return Mix(
                first: Int32(first), second: Int32(min(first + 1, old - 1)),
                share: Int32(((place - Double(first)) * 256).rounded()))
        }
    }

    subscript(index: Int) -> Mix { table[index] }

    func withTable(_ body: (UnsafeBufferPointer<Mix>) -> Void) { table.withUnsafeBufferPointer(body) }
}
