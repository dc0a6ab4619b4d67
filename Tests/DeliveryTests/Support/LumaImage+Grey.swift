import Imaging

extension LumaImage {
    static var grey: LumaImage {
        LumaImage(width: 100, height: 10) { $0.initializeMemory(as: UInt8.self, repeating: 128) }
    }
}
