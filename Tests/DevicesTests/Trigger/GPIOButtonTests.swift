import Testing

@testable import Devices

@Suite struct GPIOTests {
    @Test("a chip that is not there is an error of absence", arguments: ["no-chip", "/dev/none"])
    func reportsAbsence(chip: String) {
        let address = GPIOAddress(chip: chip, line: .offset(17))
        let button = #expect(throws: DeviceError.self) { try GPIOButton(address).open() }
        #expect(button?.code == .absent)
        #expect(button?.message.hasPrefix("button \(chip) line 17") == true)
        let torch = #expect(throws: DeviceError.self) { try GPIOTorch(address).open() }
        #expect(torch?.code == .absent)
    }
}
