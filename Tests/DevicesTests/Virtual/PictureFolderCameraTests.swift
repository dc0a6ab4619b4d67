import Foundation
import Imaging
import Testing

@testable import Devices

@Suite struct PictureFolderCameraTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    /// Writes an even grey picture in the plainest of formats.
    private func writePicture(_ name: String, luma: UInt8, width: Int = 8, height: Int = 4) throws {
        let data = Data("P5 \(width) \(height) 255\n".utf8) + Data(repeating: luma, count: width * height)
        try data.write(to: URL(fileURLWithPath: folder(name)))
    }

    private func firstPixel(_ frame: Frame) -> UInt8 {
        frame.image.withPixels { $0[0] }
    }

    @Test("pictures come in name order, each for its number of frames, again and again")
    func playsInOrder() throws {
        try writePicture("b.pgm", luma: 20)
        try writePicture("a.pgm", luma: 10)
        try writePicture("c.pgm", luma: 30)
        let camera = PictureFolderCamera(folder: folder.path, size: (8, 4), rate: 1000, framesPerPicture: 5)
        let stream = try camera.open()
        defer { stream.close() }
        var sequences: [UInt64] = []
        while sequences.count < 40 {
            let frame = try #require(try stream.frame(within: .seconds(10)))
            #expect(firstPixel(frame) == [10, 20, 30][Int(frame.sequence / 5 % 3)])
            #expect(frame.time <= .now())
            sequences.append(frame.sequence)
        }
        #expect(zip(sequences, sequences.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("time goes on while nobody looks: a second stream does not begin at the beginning")
    func keepsTime() throws {
        try writePicture("a.pgm", luma: 10)
        let camera = PictureFolderCamera(folder: folder.path, size: (8, 4), rate: 1000)
        let first = try #require(try camera.open().frame(within: .seconds(10)))
        let second = try #require(try camera.open().frame(within: .seconds(10)))
        #expect(second.sequence > first.sequence)
    }

    @Test("no frame within the time is nil")
    func timesOut() throws {
        try writePicture("a.pgm", luma: 10)
        let stream = try PictureFolderCamera(folder: folder.path, size: (8, 4), rate: 0.01).open()
        #expect(try stream.frame(within: .zero)?.sequence == 0)
        #expect(try stream.frame(within: .zero) == nil)
    }

    @Test("the pictures begin with the first frame that is asked for, however many were let pass")
    func beginsWhenAsked() throws {
        try writePicture("a.pgm", luma: 10)
        let stream = try PictureFolderCamera(folder: folder.path, size: (8, 4), rate: 1000).open()
        for _ in 0..<5 { try stream.skipFrame(within: .seconds(10)) }
        #expect(try stream.frame(within: .seconds(10))?.sequence == 0)
        try stream.skipFrame(within: .seconds(10))
        #expect(try #require(try stream.frame(within: .seconds(10))).sequence >= 2)
    }

    @Test("pictures of other sizes are fitted into the frame")
    func fitsPictures() throws {
        try writePicture("large.pgm", luma: 77, width: 100, height: 100)
        let stream = try PictureFolderCamera(folder: folder.path, size: (20, 10), rate: 1000).open()
        let frame = try #require(try stream.frame(within: .seconds(10)))
        #expect(frame.image.width == 20 && frame.image.height == 10)
        #expect(firstPixel(frame) == 77)
        #expect(stream.format == "20x10 pictures at 1000 frames/s")
    }

    @Test("a photograph has its own size")
    func photographs() throws {
        try writePicture("large.pgm", luma: 77, width: 100, height: 100)
        let camera = PictureFolderCamera(
            folder: folder.path, size: (20, 10), rate: 1000, photograph: PixelSize(width: 90, height: 80))
        #expect(camera.takesPhotographs)
        let image = try camera.photograph()
        #expect(image.width == 90 && image.height == 80)
        #expect(!PictureFolderCamera(folder: folder.path, size: (20, 10)).takesPhotographs)
    }

    @Test("a picture that cannot be read is left out and named")
    func namesUnreadablePictures() throws {
        try writePicture("a.pgm", luma: 10)
        try Data("not a picture".utf8).write(to: URL(fileURLWithPath: folder("b.png")))
        let stream = try PictureFolderCamera(folder: folder.path, size: (8, 4), rate: 1000, framesPerPicture: 1).open()
        defer { stream.close() }
        #expect(stream.format.contains("left out: "))
        #expect(stream.format.contains("/b.png: "))
        for _ in 0..<4 {
            let frame = try #require(try stream.frame(within: .seconds(10)))
            #expect(firstPixel(frame) == 10)
        }
    }

    @Test("a folder with no picture that can be read is an error that names one")
    func refusesUnreadablePictures() throws {
        try Data("not a picture".utf8).write(to: URL(fileURLWithPath: folder("b.png")))
        let error = #expect(throws: DeviceError.self) {
            try PictureFolderCamera(folder: folder.path, size: (8, 4)).open()
        }
        #expect(error?.code == .misconfigured)
        #expect(error?.message.contains("/b.png: ") == true)
    }

    @Test("a folder that is missing or empty is an error", arguments: ["none", "."])
    func refusesEmptyFolders(name: String) {
        let error = #expect(throws: DeviceError.self) {
            try PictureFolderCamera(folder: folder(name), size: (8, 4)).open()
        }
        #expect(error?.code == .absent)
    }
}
