// swift-tools-version: 6.2
import PackageDescription

// A system library: a module map and a shim under Sources/, found through pkg-config, installed by rig/setup.
func systemLibrary(_ name: String, pkgConfig: String?, apt: String?) -> Target {
    .systemLibrary(
        name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: apt.map { [.apt([$0])] } ?? [])
}

let package = Package(
    name: "labelrig",
    products: [
        .executable(name: "labelrig", targets: ["labelrig"]),
        .library(name: "LabelLanguage", targets: ["LabelLanguage"]),
        .library(name: "Reading", targets: ["Imaging", "Reading"]),
        .library(name: "Capture", targets: ["Capture"]),
        .library(name: "Rig", targets: ["Devices", "Delivery", "Rig"]),
    ],
    targets: [
        systemLibrary("CLinux", pkgConfig: nil, apt: nil),
        systemLibrary("CZXing", pkgConfig: "zxing", apt: nil),
        systemLibrary("CZBar", pkgConfig: "zbar", apt: "libzbar-dev"),
        systemLibrary("CTesseract", pkgConfig: "tesseract", apt: "libtesseract-dev"),
        systemLibrary("CLeptonica", pkgConfig: "lept", apt: "libleptonica-dev"),
        systemLibrary("COpenVINO", pkgConfig: nil, apt: nil),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        systemLibrary("CV4L", pkgConfig: "libv4lconvert", apt: "libv4l-dev"),
        systemLibrary("CGPIOD", pkgConfig: "libgpiod", apt: "libgpiod-dev"),
        systemLibrary("CALSA", pkgConfig: "alsa", apt: "libasound2-dev"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        systemLibrary("CSystemd", pkgConfig: "libsystemd", apt: "libsystemd-dev"),
        systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
        systemLibrary("CPCRE2", pkgConfig: "libpcre2-8", apt: "libpcre2-dev"),
        systemLibrary("CZint", pkgConfig: nil, apt: "libzint-dev"),
        systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),

        .target(name: "LabelLanguage", dependencies: ["CPCRE2"]),
        .target(name: "Imaging", dependencies: ["CLinux", "CLeptonica", "CPNG", "CTurboJPEG", "CV4L"]),
        .target(
            name: "Reading",
            dependencies: ["LabelLanguage", "Imaging", "CZXing", "CZBar", "CTesseract", "CLeptonica", "COpenVINO"]),
        .target(name: "Capture", dependencies: ["LabelLanguage", "Imaging", "Reading"]),
        .target(name: "Devices", dependencies: ["Imaging", "CLinux", "CV4L", "CGPIOD", "CALSA", "CSystemd"]),
        .target(name: "Delivery", dependencies: ["LabelLanguage", "Imaging", "CLinux", "CSQLite"]),
        .target(
            name: "Rig",
            dependencies: [
                "LabelLanguage", "Imaging", "Reading", "Capture", "Devices", "Delivery", "CLinux", "CSystemd",
                "CTesseract", "CYAML",
            ]),
        .executableTarget(name: "labelrig", dependencies: ["Rig"]),

        // Our own label pictures, for the tests and the demo: drawn with zint and cairo, never shipped.
        .target(
            name: "LabelPictures", dependencies: ["LabelLanguage", "Imaging", "CZint", "CCairo", "CLeptonica"],
            path: "Tests/LabelPictures"),
        .executableTarget(
            name: "draw-labels", dependencies: ["LabelPictures", "LabelLanguage", "Imaging"], path: "Tests/DrawLabels"),
        // A process for the tests of the outbox to kill.
        .executableTarget(name: "append-records", dependencies: ["Delivery"], path: "Tests/AppendRecords"),

        // Frames that were drawn and read once, and the program that draws and reads them.
        .target(
            name: "RecordedFrames", dependencies: ["Capture", "LabelPictures"], path: "Tests/RecordedFrames"),
        .executableTarget(
            name: "record-frames", dependencies: ["RecordedFrames", "LabelPictures", "Reading"],
            path: "Tests/RecordFrames"),

        .testTarget(name: "LabelPicturesTests", dependencies: ["LabelPictures", "LabelLanguage", "Imaging"]),
        // The cases of rig/kernel-bench, which run in its guest.
        .executableTarget(
            name: "kernel-bench", dependencies: ["Devices", "Imaging", "LabelPictures"], path: "Tests/KernelBench",
            exclude: ["guest"]),
        // What rig/fuzz builds with libFuzzer.
        .executableTarget(
            name: "fuzz", dependencies: ["LabelLanguage", "Rig"], path: "Tests/Fuzzing",
            exclude: ["Dictionaries", "Seeds"]),

        // Reads mutated pictures by the hundred thousand: swift run -c release fuzz-barcodes
        .executableTarget(
            name: "fuzz-barcodes", dependencies: ["LabelPictures", "LabelLanguage", "Imaging", "Reading"],
            path: "Tests/FuzzBarcodes"),

        // Wears the program out: hundreds of thousands of scans, killed again and again (Tests/SoakProgram says how).
        .target(name: "Soak", dependencies: ["Devices", "Imaging", "LabelPictures"], path: "Tests/Soak"),
        .executableTarget(name: "soak-rig", dependencies: ["Soak"], path: "Tests/SoakProgram"),
        // Draws how much is read by module size, blur, angle, contrast and noise: rig/reading-range
        .executableTarget(
            name: "plot-reading-range", dependencies: ["LabelPictures", "LabelLanguage", "Imaging", "Reading", "Rig"],
            path: "Tests/PlotReadingRange"),

        .testTarget(name: "LabelLanguageTests", dependencies: ["LabelLanguage"]),
        .testTarget(name: "ImagingTests", dependencies: ["Imaging", "LabelPictures", "CLeptonica", "CTurboJPEG"]),
        .testTarget(name: "ReadingTests", dependencies: ["Reading", "LabelPictures"]),
        .testTarget(name: "CaptureTests", dependencies: ["Capture", "RecordedFrames"], exclude: ["Golden"]),
        .testTarget(name: "DevicesTests", dependencies: ["Devices", "LabelPictures"]),
        .testTarget(name: "DeliveryTests", dependencies: ["Delivery", "append-records"]),
        .testTarget(name: "RigTests", dependencies: ["Rig", "LabelPictures", "Soak", "labelrig"]),
    ],
    swiftLanguageModes: [.v6]
)
