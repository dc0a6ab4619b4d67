/// Finds the small digits that stand high beside large ones, as cents do beside a price.
struct RaisedTail {
    /// - Parameter chain: a line's marks from left to right.
    /// - Returns: where the small ones begin; nil where the line is all of one size.
    static func start(in chain: [Mark]) -> Int? {
        guard chain.count >= 2 else { return nil }
        // The cents are few; what stands before them is at least one digit.
        for start in stride(from: chain.count - 1, through: max(1, chain.count - 4), by: -1) {
            let large = chain[..<start]
            let small = chain[start...]
            let height = large.map(\.height).sorted()[large.count / 2]
            let foot = large.map(\.bottom).sorted()[large.count / 2]
            let head = large.map(\.top).sorted()[large.count / 2]
            let isRaised = small.allSatisfy { mark in
                mark.height * 100 >= height * 28 && mark.height * 100 <= height * 80
                    && (foot - mark.bottom) * 100 >= height * 16 && abs(mark.top - head) * 10 <= height * 3
            }
            let isEven = large.suffix(3).allSatisfy { $0.height * 4 >= height * 3 && $0.height * 3 <= height * 4 }
            if isRaised, isEven { return start }
        }
        return nil
    }
}
