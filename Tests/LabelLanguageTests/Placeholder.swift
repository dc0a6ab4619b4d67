import Testing
@testable import LabelLanguage
