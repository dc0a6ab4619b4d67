import Glibc
import Imaging

/// What this process uses of its machine.
struct ProcessMeter {
    private let began = MonotonicTime.now()
    private let usedAtBegin = Self.processorTime

    /// Share of one core since the meter was made.
    var cores: Double { (Self.processorTime - usedAtBegin) / (.now() - began) }

    /// Resident memory in MiB (proc(5), `statm`).
    static var residentMemory: Double {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
        guard words.count > 1, let pages = Double(words[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / Double(1 << 20)
    }

    /// What all threads of this process have used of the processor.
    static var processorTime: Duration { time(of: CLOCK_PROCESS_CPUTIME_ID) }

    /// What this thread has used of the processor: what a reading costs, whatever else the machine does meanwhile.
    static var threadTime: Duration { time(of: CLOCK_THREAD_CPUTIME_ID) }

    private static func time(of clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
