import Foundation
import Imaging
import LabelLanguage

/// The barcode libraries that others use, where they are installed: ZBar by its shared library, ZXing-C++ by the module
/// `zxingcpp` of a Python.
package final class PeerReaders {
    /// What is installed, by name, with its version.
    package private(set) var versions: [String: String] = [:]

    /// In the order of the tables.
    package static let names = ["zxing-cpp", "zxing-cpp, asked", "zbar"]

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()

    /// - Parameter python: the interpreter's name or path.
    package init(python: String) {
        // A peer that dies must not end the bench.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python, "-c", PeerScript.python]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let line = line() else { return }
        versions = (try? JSONDecoder().decode([String: String].self, from: line)) ?? [:]
    }

    deinit {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.waitUntilExit() }
    }

    /// What each peer reads, by its name; empty where there is none, or it died.
    package func readings(of image: LumaImage, symbologies: Set<Symbology>) -> [String: SampleReading] {
        guard !versions.isEmpty else { return [:] }
        let formats = Symbology.allCases.filter(symbologies.contains).map(Self.format).joined(separator: ",")
        var request = Data("\(image.width) \(image.height) \(formats)\n".utf8)
        image.withPixels { pixels in
            for y in 0..<image.height {
                request.append(contentsOf: pixels[(y * image.stride)..<(y * image.stride + image.width)])
            }
        }
        guard (try? input.fileHandleForWriting.write(contentsOf: request)) != nil, let line = line(),
            let answer = try? JSONSerialization.jsonObject(with: line) as? [String: [Any]]
        else {
            versions = [:]
            return [:]
        }
        return answer.compactMapValues { values in
            guard values.count == 2, let time = values[0] as? Double, let found = values[1] as? [[String]] else {
                return nil
            }
            let contents = found.compactMap { entry -> SampleReading.Content? in
                guard entry.count == 3, let bytes = [UInt8](hex: entry[1]) else { return nil }
                return SampleReading.Content(text: entry[0], addOn: entry[2], bytes: bytes)
            }
            return SampleReading(contents: contents, milliseconds: time)
        }
    }

    private func line() -> Data? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                defer { buffer = Data(buffer[buffer.index(after: end)...]) }
                return Data(buffer[..<end])
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { return nil }
            buffer += more
        }
    }

    /// The name that the library gives to a symbology.
    private static func format(_ symbology: Symbology) -> String {
        switch symbology {
        case .ean13: "EAN13"
        case .ean8: "EAN8"
        case .upca: "UPCA"
        case .upce: "UPCE"
        case .code128: "Code128"
        case .code39: "Code39"
        case .code93: "Code93"
        case .codabar: "Codabar"
        case .itf: "ITF"
        case .databar: "DataBarOmni,DataBarStk,DataBarStkOmni"
        case .databarExpanded: "DataBarExp,DataBarExpStk"
        case .databarLimited: "DataBarLtd"
        case .qr: "QRCode"
        case .microQR: "MicroQRCode"
        case .dataMatrix: "DataMatrix"
        case .aztec: "Aztec"
        case .pdf417: "PDF417"
        case .maxiCode: "MaxiCode"
        }
    }
}
