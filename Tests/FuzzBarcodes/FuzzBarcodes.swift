// Reads mutated pictures by the hundred thousand and sees that nothing crashes, hangs, leaks or prints.
//
// usage: fuzz-barcodes [COUNT [FIRST]]
//
// The program starts itself again to do the reading, so that a crash of a decoder ends one run of the child and names the
// picture by its number; the next child goes on behind it. `fuzz-barcodes --child FIRST COUNT` reads in this process.

import Foundation
import Imaging
import LabelLanguage
import LabelPictures
import Reading

@main
enum FuzzBarcodes {
    /// A picture that takes longer than this counts as a hang: seconds of processor time.
    private static let patience = 60.0

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--child" {
            let numbers = arguments.dropFirst().compactMap { UInt64($0) }
            guard numbers.count == 2 else { exit(2) }
            try read(first: numbers[0], count: numbers[1])
        } else {
            let numbers = arguments.compactMap { UInt64($0) }
            let report = try supervise(count: numbers.first ?? 200_000, first: numbers.dropFirst().first ?? 0)
            print(report)
            exit(report.findings.isEmpty ? 0 : 1)
        }
    }

    /// Reads pictures one after the other, and says on standard output before each which it is.
    private static func read(first: UInt64, count: UInt64) throws {
        let pictures = try MutatedPictures()
        let reader = BarcodeReader()
        let all = Set(Symbology.allCases)
        var limit = rlimit(rlim_cur: rlim_t(patience), rlim_max: rlim_t(patience))
        for number in first..<(first + count) {
            FileHandle.standardOutput.write(Data("\(number)\n".utf8))
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            // The kernel ends a process that uses more.
            limit.rlim_cur = rlim_t(Double(usage.ru_utime.tv_sec) + Double(usage.ru_stime.tv_sec) + patience)
            limit.rlim_max = rlim_t.max
            setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
            let picture = pictures.picture(number)
            switch number % 8 {
            case 0: _ = reader.symbols(in: picture, symbologies: all, quality: .accurate)
            case 1...4:
                _ = reader.symbols(
                    inFrame: picture, symbologies: all, quality: .accurate, budget: .milliseconds(5)
                ) { _ in false }
            default: _ = reader.symbols(in: picture, symbologies: all, quality: .balanced)
            }
        }
    }
}
