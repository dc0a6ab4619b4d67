import Foundation
import Soak
import Testing

@Suite("A rig that is worn out", .serialized)
struct SoakSlowTests {
    @Test("loses nothing that had its tone, and delivers all in order under one number, through kills and a bad host")
    func short() throws {
        let folder = try TemporaryFolder()
        var plan = SoakPlan(program: BuiltProgram.path, folder: folder.path)
        plan.seed = 7
        plan.scans = 500
        plan.kills = 20
        plan.limit = .seconds(240)
        var soak = Soak(plan)
        let report = try soak.run()
        #expect(report.findings.isEmpty, "\(report)")
        #expect(report.kills > 0)
        #expect(report.records > 0)
        #expect(report.tones > 0)
    }
}
