import Testing
@testable import Rig
