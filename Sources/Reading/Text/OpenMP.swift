internal import Glibc

/// Tesseract splits each small matrix over four OpenMP threads, which costs five times what it gains.
package enum OpenMP {
    /// Keeps what the calling thread does to that thread.
    ///
    /// `OMP_THREAD_LIMIT` is only looked at when the library is loaded, before `main`; the level limit is the calling
    /// thread's own. Looked up by name because a Tesseract may be built without OpenMP.
    package static func keepToThisThread() {
        typealias SetMaxActiveLevels = @convention(c) (Int32) -> Void
        guard let symbol = dlsym(nil, "omp_set_max_active_levels") else { return }
        unsafeBitCast(symbol, to: SetMaxActiveLevels.self)(0)
    }
}
