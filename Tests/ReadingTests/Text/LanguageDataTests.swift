import Testing

@testable import Reading

@Suite("Tesseract's language data")
struct LanguageDataTests {
    @Test("English is installed")
    func english() throws {
        #expect(try !LanguageData.directory(holding: ["eng"]).isEmpty)
    }

    @Test("A missing language is told with the package that has it")
    func missing() {
        let error = #expect(throws: ReadingError.self) { try LabelReader(languages: ["eng", "chi_tra_vert"]) }
        #expect(error?.code == .languageMissing)
        #expect(error?.message.contains("apt-get install tesseract-ocr-chi-tra-vert") == true)
    }

    @Test("A name that is no language's is an error", arguments: ["", "../eng", "/etc/eng", "e ng", "eng+deu"])
    func oddNames(name: String) {
        let error = #expect(throws: ReadingError.self) { try LanguageData.directory(holding: [name]) }
        #expect(error?.code == .languageMissing)
    }

    @Test("No language at all is an error")
    func none() {
        #expect(throws: ReadingError.self) { try LanguageData.directory(holding: []) }
    }
}
