internal import COpenVINO

/// One compiled model with one input and one output, run on the calling thread.
///
/// Belongs to one thread.
final class NeuralNetwork {
    private let library: OpenVINOLibrary
    private let core: LibraryObject
    private let model: LibraryObject
    private let request: LibraryObject
    private let input: LibraryObject

    /// One thread, whatever the machine has: other readers use the other cores. Where it runs is the scheduler's choice.
    /// The cache holds code made for single shapes; unbounded it grows with every new width of a line.
    private static let properties = [
        ("INFERENCE_NUM_THREADS", "1"), ("NUM_STREAMS", "1"), ("ENABLE_CPU_PINNING", "NO"),
        ("INFERENCE_PRECISION_HINT", "f32"), ("CPU_RUNTIME_CACHE_CAPACITY", "4000"),
    ]

    init(library: OpenVINOLibrary, path: String) throws(ReadingError) {
        let core = try LibraryObject(library, "start", freedBy: library.coreFree) { library.coreCreate(&$0) }
        let model = try LibraryObject(library, "load \(path)", freedBy: library.compiledModelFree) { model in
            // The strings have to stay where they are while the model is compiled.
            let strings = Self.properties.map { (key: CString($0.0), value: CString($0.1)) }
            let pairs = strings.map { labelrig_ov_property(key: $0.key.pointer, value: $0.value.pointer) }
            return withExtendedLifetime(strings) {
                library.compileModel(core.pointer, path, "CPU", pairs.count, pairs, &model)
            }
        }
        request = try LibraryObject(library, "make ready to read", freedBy: library.requestFree) {
            library.createRequest(model.pointer, &$0)
        }
        input = try LibraryObject(library, "take memory", freedBy: library.tensorFree) { tensor in
            var dimensions: [Int64] = [1, 3, 48, 48]
            return dimensions.withUnsafeMutableBufferPointer { buffer in
                library.tensorCreate(
                    Int32(labelrig_ov_f32), labelrig_ov_shape(rank: 4, dims: buffer.baseAddress), &tensor)
            }
        }
        self.library = library
        self.core = core
        self.model = model
    }

    /// Runs the model.
    ///
    /// - Parameters:
    ///   - shape: of the input, outermost first.
    ///   - fill: writes the input.
    ///   - body: is given the output and its shape, which are gone afterwards.
    func run<Result>(
        shape: [Int], fill: (UnsafeMutableBufferPointer<Float>) -> Void,
        body: (UnsafeBufferPointer<Float>, [Int]) -> Result
    ) throws(ReadingError) -> Result {
        var dimensions = shape.map { Int64($0) }
        let status = dimensions.withUnsafeMutableBufferPointer { buffer in
            library.tensorSetShape(
                input.pointer, labelrig_ov_shape(rank: Int64(buffer.count), dims: buffer.baseAddress))
        }
        try library.check(status, "take a picture of \(shape.map(String.init).joined(separator: "×"))")
        let count = shape.reduce(1, *)
        fill(UnsafeMutableBufferPointer(start: try data(of: input.pointer), count: count))
        try library.check(library.setInput(request.pointer, input.pointer), "take a picture")
        try library.check(library.infer(request.pointer), "read")
        let output = try LibraryObject(library, "give its result", freedBy: library.tensorFree) {
            library.getOutput(request.pointer, &$0)
        }
        var outputShape = labelrig_ov_shape(rank: 0, dims: nil)
        try library.check(library.tensorGetShape(output.pointer, &outputShape), "give its result")
        defer { _ = library.shapeFree(&outputShape) }
        let sizes = UnsafeBufferPointer(start: outputShape.dims, count: Int(outputShape.rank)).map { Int($0) }
        let values = UnsafeBufferPointer(start: try data(of: output.pointer), count: sizes.reduce(1, *))
        return body(values, sizes)
    }

    private func data(of tensor: OpaquePointer) throws(ReadingError) -> UnsafeMutablePointer<Float> {
        var pointer: UnsafeMutableRawPointer?
        try library.check(library.tensorData(tensor, &pointer), "reach its memory")
        guard let pointer else {
            throw ReadingError(.recognizerFailed, "the adaptive reader has no memory left; free some and start again")
        }
        return pointer.assumingMemoryBound(to: Float.self)
    }
}
