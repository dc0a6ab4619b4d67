import Imaging

extension LumaImage {
    /// Dark for light and light for dark.
    func inverted() -> LumaImage {
        withPixels { source in
            LumaImage(width: width, height: height) { target in
                for y in 0..<height {
                    for x in 0..<width { target[y * width + x] = 255 - source[y * stride + x] }
                }
            }
        }
    }
}
