import Foundation
import LabelLanguage

extension TextLine {
    /// The line with its characters, turned round the picture's origin.
    func turned(by degrees: Double) -> TextLine {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let scalars = Array(text)
        let width = box.width / Double(max(1, scalars.count))
        var characters: [Character] = []
        for (index, letter) in scalars.enumerated() where letter != " " {
            let place = Box(x: box.x + width * Double(index), y: box.y, width: width, height: box.height)
            let (x, y) = (place.center.x, place.center.y)
            let center = Point(x: x * cosine - y * sine, y: x * sine + y * cosine)
            let half = Point(
                x: (abs(cosine) * width + abs(sine) * box.height) / 2,
                y: (abs(sine) * width + abs(cosine) * box.height) / 2)
            characters.append(
                Character(
                    choices: [.init(text: String(letter), confidence: confidence)],
                    box: Box(x: center.x - half.x, y: center.y - half.y, width: 2 * half.x, height: 2 * half.y)))
        }
        let all = characters.map(\.box)
        let whole = all.dropFirst().reduce(all[0]) { $0.union($1) }
        return TextLine(text: text, confidence: confidence, box: whole, characters: characters)
    }
}
