import Imaging

/// How a rig is to be worn out.
public struct SoakPlan: Sendable {
    /// The path of `labelrig`.
    public var program: String
    /// An empty folder that pictures, configuration and records go into.
    public var folder: String
    /// The same number gives the same host and the same operator; what the rig makes of them also depends on time.
    public var seed: UInt64 = 1
    /// Scans to be begun, at least.
    public var scans = 100_000
    /// SIGKILLs, at least.
    public var kills = 500
    /// When to end even so.
    public var limit: Duration = .seconds(3_600)

    public init(program: String, folder: String) {
        self.program = program
        self.folder = folder
    }
}
