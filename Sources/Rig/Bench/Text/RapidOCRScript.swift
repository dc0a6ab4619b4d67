/// Reads pictures with RapidOCR.
///
/// Each picture is given as a line `WIDTH HEIGHT` and the pixels. The answer is a JSON object with the milliseconds of
/// processor time, of all of the process's threads.
enum RapidOCRScript {
    static let python = """
        import importlib.metadata, json, os, sys, time

        # What the library logs must not get among the answers.
        answers = os.fdopen(os.dup(1), "w")
        os.dup2(2, 1)

        def answer(content):
            print(json.dumps(content), file=answers, flush=True)

        try:
            import cv2, numpy
            from rapidocr import RapidOCR
            cv2.setNumThreads(1)
            threads = {"intra_op_num_threads": 1, "inter_op_num_threads": 1}
            engine = RapidOCR(params={"EngineConfig.onnxruntime." + name: count for name, count in threads.items()})
            # The first picture takes longer than those after it.
            engine(numpy.full((64, 256, 3), 255, dtype=numpy.uint8))
            version = importlib.metadata.version("rapidocr")
        except Exception:
            answer({})
            sys.exit(1)

        answer({"rapidocr": version})
        source = sys.stdin.buffer
        while True:
            line = source.readline()
            if not line:
                break
            width, height = map(int, line.split())
            grey = numpy.frombuffer(source.read(width * height), dtype=numpy.uint8).reshape(height, width)
            image = cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR)
            start = time.process_time()
            engine(image)
            answer({"milliseconds": (time.process_time() - start) * 1000})
        """
}
