/// How far apart a row's digits stand.
struct Pitch {
    var columns: Float
    /// The largest deviation of a distance from the pitch, as a share of it; a wider gap may hold a point.
    var irregularity: Float

    init(_ places: [Int], width: Int) {
        let distances = zip(places.dropFirst(), places).map { Float($0 - $1) }
        let sorted = distances.sorted()
        let usual = sorted.isEmpty ? Float(width) * 1.3 : sorted[(sorted.count - 1) / 2]
        columns = usual
        irregularity =
            distances.map { distance in
                distance < usual ? (usual - distance) / usual : max(0, distance - 1.9 * usual) / usual
            }.max() ?? 0
    }
}
