import Delivery
import Devices
import Imaging

/// What goes out over one opening of the host line: whole lines, one after the other, records in their order.
///
/// A line that was written in part when the host line failed is begun anew with the next conversation, so that no host
/// ever gets the rest of one line glued to another.
struct HostConversation {
    private struct Line {
        var bytes: [UInt8]
        /// Set for a record that is to be marked once the host has it.
        var sequence: Int64?
    }

    /// Records that may be handed over before the host has taken the first of them.
    private static let window = 64

    private var lines: [Line] = []
    /// Bytes of the first line that are handed over.
    private var written = 0
    /// Handed over whole and not known to have left.
    private var inFlight: [Int64] = []
    private var lastSequence: Int64 = 0

    /// Whether bytes wait for the line to take them.
    var wantsToWrite: Bool { !lines.isEmpty }
    var awaitsDrain: Bool { !inFlight.isEmpty }

    mutating func append(_ bytes: [UInt8], sequence: Int64? = nil) {
        lines.append(Line(bytes: bytes, sequence: sequence))
    }

    /// Takes records that the host has not got from the outbox, as many as the window leaves room for.
    mutating func refill(from outbox: Outbox, _ formatter: RecordFormatter) throws(DeliveryError) {
        let queued = lines.filter { $0.sequence != nil }.count + inFlight.count
        guard queued < Self.window else { return }
        for record in try outbox.undelivered(limit: Self.window) where record.sequence > lastSequence {
            append(formatter.bytes(for: record), sequence: record.sequence)
            lastSequence = record.sequence
        }
    }

    /// Hands over what the port takes now.
    mutating func write(to port: any HostPort) throws(DeviceError) {
        while let line = lines.first {
            let taken = try port.write(line.bytes[written...])
            guard taken > 0 else { return }
            written += taken
            if written == line.bytes.count {
                lines.removeFirst()
                written = 0
                if let sequence = line.sequence { inFlight.append(sequence) }
            }
        }
    }

    /// Marks what has left the port as delivered.
    mutating func settle(_ port: any HostPort, _ outbox: Outbox) throws(DeviceError) {
        guard !inFlight.isEmpty, written == 0, try port.pendingOutput() == 0 else { return }
        do throws(DeliveryError) {
            for sequence in inFlight { try outbox.markDelivered(sequence) }
            inFlight = []
        } catch {
            // The marks are tried again with the next look; until then the records count as undelivered, which at the
            // worst sends them once more under their numbers.
        }
    }
}
