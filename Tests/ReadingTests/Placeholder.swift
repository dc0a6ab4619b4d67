import Testing
@testable import Reading
