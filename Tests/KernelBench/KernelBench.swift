import Foundation

/// Runs the cases of the kernel bench: inside its guest, as root, with real kernel drivers over simulated hardware.
@main
enum KernelBench {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else {
            print("usage: kernel-bench FOLDER GPIO-SIM-MODULE [CASE...]; rig/kernel-bench calls it in its guest")
            exit(2)
        }
        var report = Report(only: Array(arguments.dropFirst(3)))
        do {
            let folder = arguments[1]
            let drivers = DriverCases(
                vivid: try Vivid(folder: folder), gpio: try SimulatedGPIO(module: arguments[2]), folder: folder)
            drivers.run(&report)
        } catch {
            report.check("the guest's simulated hardware") { throw error }
        }
        report.close()
        exit(report.bad == 0 ? 0 : 1)
    }
}
