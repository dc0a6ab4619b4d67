import Foundation

/// What each digit looks like through blur, as one module grows into the next.
///
/// Templates have zero mean and unit length, so that a dot product with a window of the same kind is their correlation.
struct EANTemplates {
    /// The templates of one number set at one width, one after the other.
    struct Patterns {
        /// Samples of a template.
        let length: Int
        fileprivate let samples: [Float]

        /// Calls `body` with each pattern's number and its dot product with `length` samples at `window`.
        func forEachProduct(with window: UnsafePointer<Float>, _ body: (Int, Float) -> Void) {
            samples.withUnsafeBufferPointer { samples in
                guard let base = samples.baseAddress else { return }
                for pattern in 0..<(samples.count / length) {
                    let template = base + pattern * length
                    // Eight sums side by side, which the compiler turns into one vector.
                    var sums = SIMD8<Float>.zero
                    var index = 0
                    while index + 8 <= length {
                        let left = UnsafeRawPointer(template + index).loadUnaligned(as: SIMD8<Float>.self)
                        let right = UnsafeRawPointer(window + index).loadUnaligned(as: SIMD8<Float>.self)
                        sums += left * right
                        index += 8
                    }
                    var product = sums.sum()
                    while index < length {
                        product += template[index] * window[index]
                        index += 1
                    }
                    body(pattern, product)
                }
            }
        }
    }

    /// Samples a module.
    static let resolution = 4
    /// Modules on either side of a digit that the template holds too: their shade is known, since a digit of the left
    /// half stands between bar and space, one of the right half between space and bar.
    static let context = 1
    /// Samples by which a digit may come out narrower or wider than seven modules.
    static let widths = -1...1

    /// By width, the narrowest first.
    private let left: [Patterns]
    private let right: [Patterns]

    /// - Parameters:
    ///   - blur: the standard deviation in modules.
    ///   - growth: how much wider bars are printed than they should be, in modules.
    init(blur: Float, growth: Float) {
        left = Self.widths.map { width in
            Self.patterns(EANDigitPatterns.left, startsWithBar: false, width: width, blur: blur, growth: growth)
        }
        right = Self.widths.map { width in
            Self.patterns(EANDigitPatterns.right, startsWithBar: true, width: width, blur: blur, growth: growth)
        }
    }

    /// For a first look.
    static let usual = EANTemplates(blur: 0.5, growth: 0)

    /// The blurs worth trying; of each the templates for even, thinner and thicker bars.
    static let all: [[EANTemplates]] = [0.35, 0.6, 0.9, 1.2].map { blur in
        [0, -0.3, 0.3].map { EANTemplates(blur: blur, growth: $0) }
    }

    func patterns(isLeft: Bool, width: Int) -> Patterns {
        (isLeft ? left : right)[width - Self.widths.lowerBound]
    }

    /// The shade at `position` modules: 0 in a bar, 1 in a space.
    ///
    /// - Parameter edges: the left and right edges of bars, from the left.
    static func shade(at position: Float, barEdges edges: [Float], blur: Float, growth: Float) -> Float {
        var dark: Float = 0
        for index in stride(from: 0, to: edges.count - 1, by: 2) {
            let from = edges[index] - growth / 2
            let to = edges[index + 1] + growth / 2
            dark += cumulative((to - position) / blur) - cumulative((from - position) / blur)
        }
        return 1 - dark
    }

    static func normalized(_ samples: [Float]) -> [Float] {
        let mean = samples.reduce(0, +) / Float(samples.count)
        let centered = samples.map { $0 - mean }
        let length = centered.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? centered.map { $0 / length } : centered
    }

    private static func patterns(
        _ widths: [[Int]], startsWithBar: Bool, width: Int, blur: Float, growth: Float
    ) -> Patterns {
        let length = (7 + 2 * context) * resolution + width
        let samples = widths.flatMap { elements in
            let edges = barEdges(elements, startsWithBar: startsWithBar)
            let scale = Float(7 * resolution) / Float(7 * resolution + width)
            return normalized(
                (0..<length).map { index in
                    let distance = (Float(index) + 0.5 - Float(context * resolution)) / Float(resolution)
                    return shade(at: distance * scale, barEdges: edges, blur: blur, growth: growth)
                })
        }
        return Patterns(length: length, samples: samples)
    }

    /// The edges of a digit's bars from 0 to 7 modules, and those of the bar beside it, taken as two modules wide.
    private static func barEdges(_ elements: [Int], startsWithBar: Bool) -> [Float] {
        var edges: [Float] = startsWithBar ? [] : [-2, 0]
        var position: Float = 0
        for (index, element) in elements.enumerated() {
            if index.isMultiple(of: 2) == startsWithBar { edges += [position, position + Float(element)] }
            position += Float(element)
        }
        if startsWithBar { edges += [7, 9] }
        return edges
    }

    /// The normal distribution's cumulative function.
    private static func cumulative(_ value: Float) -> Float {
        0.5 * (1 + erf(value * 0.70710678))
    }
}
