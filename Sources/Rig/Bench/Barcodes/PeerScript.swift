/// Reads pictures with the barcode libraries that others use.
///
/// Each picture is given as a line `WIDTH HEIGHT FORMATS` and the pixels. The answer is a JSON object: by reader the
/// milliseconds of processor time, and of each symbol the text, its bytes in hex and the add-on.
enum PeerScript {
    static let python = """
        import ctypes, ctypes.util, importlib.metadata, json, sys, time

        readers = {}
        versions = {}

        try:
            import zxingcpp
            versions["zxing-cpp"] = importlib.metadata.version("zxing-cpp")

            def with_zxing(pixels, width, height, formats):
                image = memoryview(pixels).cast("B", (height, width))
                options = {"text_mode": zxingcpp.TextMode.Plain, "ean_add_on_symbol": zxingcpp.EanAddOnSymbol.Read}
                if formats:
                    options["formats"] = formats
                start = time.thread_time()
                found = zxingcpp.read_barcodes(image, **options)
                taken = time.thread_time() - start
                return taken, [entry(barcode) for barcode in found]

            def entry(barcode):
                add_on = (barcode.extra or {}).get("EanAddOn", "")
                text = barcode.text[:-len(add_on)] if add_on else barcode.text
                return [text, bytes(barcode.bytes).hex(), add_on]

            def parsed(names):
                return zxingcpp.barcode_formats_from_str(names)

            readers["zxing-cpp"] = lambda pixels, width, height, formats: with_zxing(pixels, width, height, None)
            readers["zxing-cpp, asked"] = lambda pixels, width, height, formats: with_zxing(
                pixels, width, height, parsed(formats))
        except ImportError:
            pass

        name = ctypes.util.find_library("zbar")
        if name:
            zbar = ctypes.CDLL(name)
            version = [ctypes.c_uint() for _ in range(3)]
            zbar.zbar_version(*[ctypes.byref(part) for part in version])
            versions["zbar"] = ".".join(str(part.value) for part in version)
            for function in ["image_scanner_create", "image_create", "image_first_symbol", "symbol_next"]:
                getattr(zbar, "zbar_" + function).restype = ctypes.c_void_p
            zbar.zbar_symbol_get_data.restype = ctypes.c_void_p
            scanner = ctypes.c_void_p(zbar.zbar_image_scanner_create())

            def with_zbar(pixels, width, height, formats):
                image = ctypes.c_void_p(zbar.zbar_image_create())
                buffer = ctypes.create_string_buffer(pixels, len(pixels))
                start = time.thread_time()
                zbar.zbar_image_set_format(image, ctypes.c_ulong(0x30303859))
                zbar.zbar_image_set_size(image, width, height)
                zbar.zbar_image_set_data(image, buffer, ctypes.c_ulong(len(pixels)), None)
                zbar.zbar_scan_image(scanner, image)
                taken = time.thread_time() - start
                found = []
                symbol = zbar.zbar_image_first_symbol(image)
                while symbol:
                    handle = ctypes.c_void_p(symbol)
                    length = zbar.zbar_symbol_get_data_length(handle)
                    data = ctypes.string_at(zbar.zbar_symbol_get_data(handle), length)
                    found.append([data.decode("utf-8", "replace"), data.hex(), ""])
                    symbol = zbar.zbar_symbol_next(handle)
                zbar.zbar_image_destroy(image)
                return taken, found

            readers["zbar"] = with_zbar

        print(json.dumps(versions), flush=True)
        source = sys.stdin.buffer
        while True:
            line = source.readline()
            if not line:
                break
            width, height, formats = line.decode().split()
            width, height = int(width), int(height)
            pixels = source.read(width * height)
            answer = {}
            for reader, read in readers.items():
                taken, found = read(pixels, width, height, formats)
                answer[reader] = [taken * 1000, found]
            print(json.dumps(answer), flush=True)
        """
}
