import Foundation
import Testing

@testable import Delivery

/// A seeded generator plays the scans, the host, the cable and the restarts.
@Suite("Delivery simulation")
struct DeliverySimulationTests {
    @Test(
        "with acknowledgement every record arrives, first in order, under one number",
        arguments: 1...20 as ClosedRange<UInt64>)
    func acknowledged(seed: UInt64) throws {
        try check(RecordShelf(), .acknowledged(AcknowledgementRules()), seed: seed, steps: 2_000)
    }

    @Test("without acknowledgement nothing is marked that did not leave", arguments: 1...20 as ClosedRange<UInt64>)
    func drained(seed: UInt64) throws {
        try check(RecordShelf(), .drained, seed: seed, steps: 2_000)
    }

    /// LABELRIG_SCANS in the environment asks for more than the few of every day.
    @Test("the same holds with the outbox itself", arguments: [true, false])
    func outbox(acknowledges: Bool) throws {
        let scans = ProcessInfo.processInfo.environment["LABELRIG_SCANS"].flatMap { Int($0) } ?? 200
        try check(
            try OutboxShelf(), acknowledges ? .acknowledged(AcknowledgementRules()) : .drained, seed: 3,
            steps: scans * 6)
    }

    private func check(
        _ store: some RecordStore, _ confirmation: DeliveryConfirmation, seed: UInt64, steps: Int
    ) throws {
        var simulation = DeliverySimulation(store: store, seed: seed, confirmation: confirmation)
        try simulation.run(steps: steps)
        try simulation.finish()
        #expect(simulation.scans > steps / 10)
        #expect(simulation.firstArrivals == Array(1...Int64(simulation.scans)))
        #expect(try store.undelivered(after: 0, limit: 10).isEmpty)
        #expect(simulation.markedWithoutArrival.isEmpty)
        #expect(simulation.changed.isEmpty)
    }
}
