import Foundation

/// Runs the cases of the kernel bench: inside its guest, as root, with real kernel drivers over simulated hardware.
@main
enum KernelBench {
    /// What one boot of the guest is for.
    private enum Mode: String {
        /// All cases, or those that are named.
        case cases
        /// Those of the camera, and of each driver by itself.
        case camera
        /// The rest.
        case other
        /// Makes records until the power is cut.
        case power
        /// Checks what was made before the last cut.
        case powerCheck = "power-check"
    }

    static func main() {
        let words = CommandLine.arguments.dropFirst()
        guard words.count >= 5, let mode = Mode(rawValue: words[1]) else {
            print("usage: kernel-bench MODE PACKAGE BUNDLE GPIO-SIM RESULTS [CASE...]; rig/kernel-bench calls it")
            exit(2)
        }
        let (package, bundle, module, results) = (words[2], words[3], words[4], words[5])
        var report = Report(only: Array(words.dropFirst(5)))
        do {
            let bench = try Bench(
                package: package, program: bundle + "/bin/labelrig", module: module, folder: "/run/bench")
            let service = ServiceCases(bench: bench, package: package, bundle: bundle)
            switch mode {
            case .cases:
                runCameraCases(bench, &report)
                runOtherCases(bench, service, &report)
            case .camera: runCameraCases(bench, &report)
            case .other: runOtherCases(bench, service, &report)
            case .power: PowerCut(bench: bench, results: results).run(&report, isLast: false)
            case .powerCheck: PowerCut(bench: bench, results: results).run(&report, isLast: true)
            }
        } catch {
            report.check("the guest's simulated hardware") { throw error }
        }
        report.close()
        exit(report.bad == 0 ? 0 : 1)
    }

    private static func runCameraCases(_ bench: Bench, _ report: inout Report) {
        DriverCases(bench: bench).run(&report)
        CameraCases(bench: bench).run(&report)
    }

    private static func runOtherCases(_ bench: Bench, _ service: ServiceCases, _ report: inout Report) {
        ButtonCases(bench: bench).run(&report)
        BeeperCases(bench: bench).run(&report)
        HostCases(bench: bench).run(&report)
        OtherDeviceCases(bench: bench).run(&report)
        service.run(&report)
    }
}
