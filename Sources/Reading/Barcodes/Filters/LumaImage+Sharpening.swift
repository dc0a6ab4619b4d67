import Imaging

extension LumaImage {
    /// The picture with its differences from a blurred copy added: edges that blur has flattened come out steeper.
    ///
    /// - Parameters:
    ///   - radius: pixels on either side that the blurred copy averages, twice over; at least 1.
    ///   - amount: how much of the difference is added, in sixteenths.
    func sharpened(radius: Int, amount: Int32) -> LumaImage {
        let blurred = boxBlurred(radius: radius).boxBlurred(radius: radius)
        return combined(with: blurred) { pixel, mean in
            Int32(pixel) &+ ((Int32(pixel) &- Int32(mean)) &* amount) / 16
        }
    }

    /// Black and white: light is what is brighter than the mean around it, less an offset.
    ///
    /// - Parameters:
    ///   - radius: pixels on either side that the mean takes in.
    ///   - offset: grey levels below the mean that still count as light, against noise in flat parts.
    func locallyThresholded(radius: Int, offset: Int32) -> LumaImage {
        combined(with: boxBlurred(radius: radius)) { pixel, mean in
            Int32(pixel) > Int32(mean) &- offset ? 255 : 0
        }
    }

    private func combined(with other: LumaImage, _ value: (UInt8, UInt8) -> Int32) -> LumaImage {
        withPixels { source in
            other.withPixels { second in
                LumaImage(width: width, height: height) { target in
                    for y in 0..<height {
                        for x in 0..<width {
                            let result = value(source[y &* stride &+ x], second[y &* other.stride &+ x])
                            target[y &* width &+ x] = UInt8(clamping: result)
                        }
                    }
                }
            }
        }
    }
}
