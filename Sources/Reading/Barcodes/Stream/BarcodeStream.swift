import Imaging
import LabelLanguage

/// Reads the frames of a stream: follows what the last frames held, looks for new symbols the cheap way, and spends what
/// is left of a frame's time on dearer passes, which go on in the next frame where they stopped.
final class BarcodeStream {
    private let runner: PassRunner
    private let symbologies: Set<Symbology>
    private let quality: ReadingQuality
    private let cheap: BarcodePass
    private var schedule: PassSchedule
    private var cost = PassCost()
    private var followed: [FollowedSymbol] = []
    /// What the last frame showed, but not well enough to be reported.
    private var doubtful: [Symbol] = []
    /// Frames since the whole was last looked at.
    private var sinceLook = 0

    /// While all that is wanted is being followed, the whole frame is looked at every so many frames.
    private static let lookInterval = 8

    init(runner: PassRunner, symbologies: Set<Symbology>, quality: ReadingQuality) {
        self.runner = runner
        self.symbologies = symbologies
        self.quality = quality
        let plan = PassPlan(symbologies: symbologies, quality: quality)
        let cheap = BarcodePass(decoder: .zxing(ZXingSettings(symbologies: symbologies)))
        self.cheap = cheap
        schedule = PassSchedule(passes: (plan.standard + plan.rescue).filter { $0 != cheap })
    }

    func reads(_ symbologies: Set<Symbology>, _ quality: ReadingQuality) -> Bool {
        self.symbologies == symbologies && self.quality == quality
    }

    /// What the frame holds.
    ///
    /// - Parameters:
    ///   - area: the part of the frame that is read.
    ///   - budget: how long the frame may be worked on.
    func symbols(
        in image: LumaImage, area: PixelRectangle, budget: Duration, isDone: ([Symbol]) -> Bool
    ) -> [Symbol] {
        let deadline = MonotonicTime.now() + budget
        var search = BarcodeSearch(
            image: image, symbologies: symbologies, runner: runner, earlier: doubtful, trusted: followed.map(\.symbol))
        defer { doubtful = search.doubtful }
        follow(in: &search, area: area)
        look(in: &search, area: area, until: deadline, budget: budget, isDone)
        return search.symbols.map(steadied)
    }

    /// Looks for what is not followed yet, the cheap way first.
    private func look(
        in search: inout BarcodeSearch, area: PixelRectangle, until deadline: MonotonicTime, budget: Duration,
        _ isDone: ([Symbol]) -> Bool
    ) {
        sinceLook += 1
        if isDone(search.symbols), sinceLook < Self.lookInterval { return }
        sinceLook = 0
        make(cheap, over: area, in: &search)
        search.run(cheap, besideSymbolsIn: area, until: deadline)
        followFound(in: search, by: cheap)
        // A symbol that is missed for a frame or two most often shows in the next.
        guard !followed.contains(where: { $0.misses > 0 }) else { return }
        var steps = 0
        while !isDone(search.symbols), steps < Self.stepLimit {
            let remaining = deadline - .now()
            guard let step = schedule.next(in: area, remaining: remaining, budget: budget, cost: cost) else { break }
            make(step.pass, over: step.tile, in: &search)
            steps += 1
        }
    }

    /// A symbol as it is reported: with the place that is known of it.
    private func steadied(_ symbol: Symbol) -> Symbol {
        guard let known = followed.first(where: { $0.symbol.isSame(as: symbol) }) else { return symbol }
        return symbol.steadied(by: known.symbol)
    }

    /// A frame makes no more dear steps, however little they cost.
    private static let stepLimit = 24

    private func follow(in search: inout BarcodeSearch, area: PixelRectangle) {
        for index in followed.indices {
            let known = followed[index]
            guard let place = known.area(width: search.image.width, height: search.image.height) else { continue }
            if case .eanProfiles = known.pass.decoder {
                EANSymbolReader(symbologies: [known.symbol.symbology])
                    .sighting(in: search.image, following: known.symbol).map { search.add($0) }
            } else {
                search.run(known.pass, over: place)
            }
            if let seen = search.symbols.first(where: {
                $0.hasContent(of: known.symbol) && place.box.contains($0.center)
            }) {
                followed[index].symbol = seen.steadied(by: known.symbol)
                followed[index].misses = 0
            } else {
                followed[index].misses += 1
            }
        }
        followed.removeAll { $0.misses >= FollowedSymbol.missLimit }
    }

    private func make(_ pass: BarcodePass, over tile: PixelRectangle, in search: inout BarcodeSearch) {
        let start = MonotonicTime.now()
        search.run(pass, over: tile)
        cost.learn(pass, pixels: tile.width * tile.height, took: .now() - start)
        followFound(in: search, by: pass)
    }

    private func followFound(in search: BarcodeSearch, by pass: BarcodePass) {
        for symbol in search.symbols {
            if let index = followed.firstIndex(where: { $0.symbol.isSame(as: symbol) }) {
                followed[index].symbol = symbol.steadied(by: followed[index].symbol)
            } else {
                followed.append(FollowedSymbol(symbol, foundBy: pass))
            }
        }
    }
}
