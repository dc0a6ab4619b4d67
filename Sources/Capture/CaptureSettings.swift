/// When the rig scans and what ends a scan.
public enum CaptureMode: String, Hashable, Sendable, CaseIterable {
    /// A press starts a scan; success, a second press or the time-out ends it.
    case single
    /// A scan runs while the button is held.
    case hold
    /// A label that comes into view starts a scan by itself; the next one waits until it has left.
    case presentation
    /// Every label that comes into view is captured, as often as one comes.
    case continuous
    /// As `single`, but only the host starts a scan.
    case host
}

/// How labels are captured.
public struct CaptureSettings: Hashable, Sendable {
    public var mode: CaptureMode
    /// Off: only the button or the host captures.
    public var capturesAutomatically: Bool
    /// How many frames in a row must read the same values before a label is captured by itself.
    public var passes: Int
    /// How stable a label must be before it is captured by itself; nil: as ``passes`` has it. Unlike passes, sightings
    /// need not come in a row.
    public var stability: Stability?
    /// In place of ``stability``, by the label's name.
    public var labelStability: [String: Stability] = [:]
    /// Off: of several labels in view only the one nearest to the aiming point is looked at.
    public var recognizesMultipleItems = true
    /// Labels wait for a confirmation, and may be completed by hand before it.
    public var validates = false
    /// How long a scan may take before it ends with a no-read.
    public var timeout: Duration
    /// A label has left the view once it was missing for this long and in ``absentFrames`` frames: a single frame
    /// that could not be read must not make a label new again.
    public var absence: Duration
    public var absentFrames: Int

    public init(
        mode: CaptureMode = .single, capturesAutomatically: Bool = true, passes: Int = 3,
        timeout: Duration = .seconds(10), absence: Duration = .milliseconds(250), absentFrames: Int = 3
    ) {
        self.mode = mode
        self.capturesAutomatically = capturesAutomatically
        self.passes = max(1, passes)
        self.timeout = timeout
        self.absence = absence
        self.absentFrames = max(1, absentFrames)
    }
}
