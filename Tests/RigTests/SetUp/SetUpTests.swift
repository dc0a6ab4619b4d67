import Foundation
import Testing

@Suite("Set-up")
struct SetUpTests {
    private let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    private func text(of path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    @Test("rig/setup installs every system library that the package names")
    func libraries() throws {
        let named = try text(of: "Package.swift").matches(of: /apt: "([a-z0-9.+-]+)"/).map { String($0.output.1) }
        let list = try #require(try text(of: "rig/setup").firstMatch(of: /(?s)packages=\((.*?)\n\)/)).output.1
        let installed = list.split(separator: "\n").filter { !$0.contains("#") }
            .flatMap { $0.split(separator: " ").map(String.init) }
        #expect(!named.isEmpty)
        #expect(Set(named).subtracting(installed).isEmpty)
    }
}
