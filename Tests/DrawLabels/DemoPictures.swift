import Foundation
import LabelPictures

/// The demo: what the virtual camera sees while a person works at the bench.
struct DemoPictures {
    let folder: String

    private struct Goods {
        var name: String
        var barcode: String
        var expiry: String
        var price: String
        var lot: String

        func label() throws -> LabelPicture {
            try .perishable(name: name, barcode: barcode, expiry: expiry, price: price, lot: lot)
        }

        /// The values as a record has them, in the form that `labelrig evaluate` takes.
        var truth: String {
            let date = expiry.split(separator: "/").reversed().joined(separator: "-")
            return "Barcode=\(barcode)\tExpiry Date=\(date)\tTotal Price=\(price.dropFirst())\tLot=\(lot)"
        }
    }

    private static let yogurt = Goods(
        name: "GOAT YOGURT 500 g", barcode: "4012345123456", expiry: "24/12/2026", price: "$5.92", lot: "A4711")
    private static let cheese = Goods(
        name: "ALPINE CHEESE 250 g", barcode: "9001234567896", expiry: "07/03/2027", price: "$12.40", lot: "C0815")
    private static let milk = Goods(
        name: "FRESH MILK 1 l", barcode: "5012345678900", expiry: "31/01/2027", price: "$1.89", lot: "M2203")

    func draw() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var truth: [String] = []
        var count = 0
        func add(
            _ name: String, _ goods: Goods?, _ placing: Placing = Placing(), change: (inout Scene) -> Void = { _ in }
        ) throws {
            count += 1
            var scene = Scene()
            scene.noise = 3
            scene.seed = UInt64(count)
            change(&scene)
            if let goods { scene = scene.with(try goods.label(), placing) }
            let file = String(format: "%02d-%@.jpg", count, name)
            try scene.rendered().write(to: folder + "/" + file)
            if let goods, !name.contains("unreadable") { truth.append(file + "\t" + goods.truth) }
        }

        try add("bench", nil) { $0.background = .clutter }
        try add("yogurt", Self.yogurt) { $0.noise = 2 }
        try add("yogurt-turned", Self.yogurt, Placing(x: 0.47, angle: -7)) { $0.noise = 8 }
        try add("yogurt-dim", Self.yogurt, Placing(y: 0.52, angle: 4, leaningRight: 0.06)) {
            $0.darkestCorner = 0.5
            $0.blur = 0.9
        }
        try add("bench", nil)
        // Two different labels, one right after the other.
        try add("cheese", Self.cheese, Placing(angle: 3, scale: 1.1)) {
            $0.blur = 1.1
            $0.darkestCorner = 0.7
        }
        try add("milk", Self.milk, Placing(x: 0.55, angle: -2, leaningDown: 0.05)) { $0.noise = 6 }
        try add("bench", nil) { $0.background = .clutter }
        try add("unreadable", Self.cheese, Placing(angle: 20, scale: 0.8)) {
            $0.blur = 9
            $0.motion = 30
            $0.noise = 10
        }
        try add("bench", nil)
        try (truth.joined(separator: "\n") + "\n").write(
            toFile: folder + "/truth.tsv", atomically: true, encoding: .utf8)
    }
}
