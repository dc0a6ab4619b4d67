import Testing
@testable import Devices
