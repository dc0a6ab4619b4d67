import Testing

@testable import Rig

@Suite("Configuration errors")
struct ConfigurationErrorTests {
    @Test(
        "a wrong configuration is refused with a message that says where, what and what to do",
        arguments: WrongConfiguration.syntax + WrongConfiguration.values + WrongConfiguration.labels
            + WrongConfiguration.fields + WrongConfiguration.conditions + WrongConfiguration.policies)
    func message(wrong: WrongConfiguration) throws {
        let error = try #require(throws: ConfigurationError.self) {
            try Configuration.decode(yaml: Array(wrong.yaml.utf8), file: "rig.yaml")
        }
        #expect(error.description == "rig.yaml:" + wrong.message)
    }
}
