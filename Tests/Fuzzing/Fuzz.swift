// One executable in two forms. `rig/fuzz` builds it with -DFUZZING and libFuzzer, which calls it with inputs of its own;
// otherwise it is a program that runs the inputs in the files that it is given: what a fuzz run has found.

import Foundation

/// What is fuzzed, by the name in the environment variable LABELRIG_FUZZ.
private let subject: Subject = {
    let name = ProcessInfo.processInfo.environment["LABELRIG_FUZZ"] ?? ""
    guard let subject = Subject(rawValue: name) else {
        let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
        FileHandle.standardError.write(Data("fuzz: set LABELRIG_FUZZ to one of \(names)\n".utf8))
        exit(2)
    }
    return subject
}()

#if FUZZING
/// libFuzzer's entry point: <https://llvm.org/docs/LibFuzzer.html#fuzz-target>.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    subject.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
#else
@main
enum Replay {
    static func main() throws {
        for path in CommandLine.arguments.dropFirst() {
            subject.take(Array(try Data(contentsOf: URL(filePath: path))))
        }
    }
}
#endif
