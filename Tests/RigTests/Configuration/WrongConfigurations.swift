import Testing

/// A configuration that cannot be meant, and what its author is told.
struct WrongConfiguration: CustomTestStringConvertible, Sendable {
    let name: String
    let yaml: String
    /// Without the file's name.
    let message: String

    init(_ name: String, _ yaml: String, _ message: String) {
        self.name = name
        self.yaml = yaml
        self.message = message
    }

    var testDescription: String { name }

    /// A label that is right, for configurations that are wrong elsewhere.
    static let label = "labels: [{name: A, fields: [{type: ExpiryDateText, name: F}]}]\n"
}

extension WrongConfiguration {
    static let syntax = [
        WrongConfiguration("an empty file", "", " the file is empty; it needs at least 'labels'"),
        WrongConfiguration("only a comment", "# nothing\n", " the file is empty; it needs at least 'labels'"),
        WrongConfiguration(
            "an open bracket", "mode: single\nauto: {enabled: true\n",
            "3:1: this is no YAML: did not find expected ',' or '}', "
                + "while parsing a flow mapping that starts in line 2; "
                + "check indentation, colons, quotes and brackets"),
        WrongConfiguration(
            "a tab", "camera:\n\tdevice: /dev/video0\n",
            "2:1: a tab cannot indent; use spaces"),
        WrongConfiguration(
            "a colon in a value", "station: bench: 3\n",
            "1:15: a colon cannot stand here; quote a text that holds ': ', or check the indentation"),
        WrongConfiguration(
            "a doubled key", "mode: hold\nmode: single\n" + label,
            "2:1: key 'mode' is here again, first in line 1; remove one of them"),
        WrongConfiguration(
            "two documents", label + "---\n" + label,
            "2:1: a second document starts here; keep one document in a file"),
        WrongConfiguration(
            "an alias", "station: &s bench\n" + label,
            "1:10: anchors (&name) are not supported; write the value out where it is used"),
        WrongConfiguration(
            "a tag", "station: !!str 3\n" + label,
            "1:10: tags (!name) are not supported; leave it out, or quote a text with '!'"),
        WrongConfiguration(
            "a list as a key", "? [a, b]\n: c\n",
            "1:3: a key must be a single word or text, not a list or a group of keys"),
        WrongConfiguration(
            "a control character", "station: a\u{7}b\n",
            "1:11: control characters are not allowed; remove that character"),
        WrongConfiguration(
            "deep nesting", String(repeating: "[", count: 1000),
            "1:33: this is nested more than 32 levels deep; nothing needs that"),
        WrongConfiguration(
            "a text instead of keys", "hello\n",
            "1:1: the file is 'hello'; give it keys and values, such as 'station: …'"),
    ]

    static let values = [
        WrongConfiguration(
            "an unknown key", "sation: bench-3\n" + label,
            "1:1: unknown key 'sation'; did you mean 'station'?"),
        WrongConfiguration(
            "an unknown key in a section", "camera: {sise: 1280x720}\n" + label,
            "1:10: unknown key 'sise' in camera; did you mean 'size'?"),
        WrongConfiguration(
            "a key far from any other", "colour: red\n" + label,
            "1:1: unknown key 'colour'; "
                + "the nearest is 'policy', the keys are station, timeZone, mode, auto, timeout, camera, button, torch, beeper, host, data, control, evidence, languages, labels, policies, policy, needsSynchronizedClock, history, multipleItems, validate, feedback, cameras, region, quality, trackingRate"
        ),
        WrongConfiguration(
            "a section that is no section", "camera: /dev/video0\n" + label,
            "1:9: camera is '/dev/video0'; give it keys and values, such as 'device: …'"),
        WrongConfiguration(
            "a key without a value", "torch:\n" + label,
            "1:1: 'torch' has no value; give it one, or remove the key"),
        WrongConfiguration(
            "an unknown mode", "mode: sinlge\n" + label,
            "1:7: 'mode' is 'sinlge'; did you mean 'single'?"),
        WrongConfiguration(
            "a time-out below its range", "timeout: 0\n" + label,
            "1:10: 'timeout' is '0'; give a number from 0.1 to 3600"),
        WrongConfiguration(
            "a time-out that is no number", "timeout: nan\n" + label,
            "1:10: 'timeout' is 'nan'; give a number from 0.1 to 3600"),
        WrongConfiguration(
            "too many passes", "auto: {passes: 101}\n" + label,
            "1:16: 'passes' of auto is '101'; give a whole number from 1 to 100"),
        WrongConfiguration(
            "a flag that is no flag", "auto: {enabled: maybe}\n" + label,
            "1:17: 'enabled' of auto is 'maybe'; give true or false"),
        WrongConfiguration(
            "a size that is no size", "camera: {size: 1280}\n" + label,
            "1:16: 'size' of camera is '1280'; give width x height in pixels, each from 16 to 16384, such as 1280x720"),
        WrongConfiguration(
            "a photograph's size that is no size", "camera: {photograph: large}\n" + label,
            "1:22: 'photograph' of camera is 'large'; give width x height in pixels, each from 16 to 16384, such as 1280x720"
        ),
        WrongConfiguration(
            "a size out of range", "camera: {size: 1280x0}\n" + label,
            "1:16: 'size' of camera is '1280x0'; give width x height in pixels, each from 16 to 16384, such as 1280x720"
        ),
        WrongConfiguration(
            "a format that is no FourCC", "camera: {format: mjpeg}\n" + label,
            "1:18: 'format' of camera is 'mjpeg'; give the four characters of a V4L2 pixel format, such as YUYV or MJPG"
        ),
        WrongConfiguration(
            "a control with two values", "camera: {controls: {gain: [1, 2]}}\n" + label,
            "1:27: control 'gain' of camera is a list; give one text"),
        WrongConfiguration(
            "a button without a line", "button: {chip: gpiochip0}\n" + label,
            "1:9: button has no 'line'; give the line's number or name on gpiochip0 (gpioinfo lists them)"),
        WrongConfiguration(
            "a torch without a chip", "torch: {line: 27}\n" + label,
            "1:8: torch has no 'chip'; name the GPIO chip, such as gpiochip0 (gpiodetect lists them)"),
        WrongConfiguration(
            "a line number out of range", "torch: {chip: gpiochip0, line: 70000}\n" + label,
            "1:32: 'line' of torch is '70000'; give a whole number from 0 to 65535"),
        WrongConfiguration(
            "a speed that no line has", "host: {speed: 9601}\n" + label,
            "1:15: 'speed' of host is '9601'; "
                + "give one of 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400, 460800, 500000, 576000, 921600, 1000000, 1152000, 1500000, 2000000, 2500000, 3000000, 3500000, 4000000 bits a second"
        ),
        WrongConfiguration(
            "an unknown parity", "host: {parity: evne}\n" + label,
            "1:16: 'parity' of host is 'evne'; did you mean 'even'?"),
        WrongConfiguration(
            "lines that nothing ends", "host: {terminator: ''}\n" + label,
            "1:20: 'terminator' of host is empty; give what ends a line, such as \"\\r\\n\""),
        WrongConfiguration(
            "an unknown extra", "host: {extras: [symbol]}\n" + label,
            "1:17: unknown 'symbol' in 'extras' of host; did you mean 'symbols'?"),
        WrongConfiguration(
            "a layout that there is not", "host: {format: xml}\n" + label,
            "1:16: 'format' of host is 'xml'; give one of json, csv, keyValue, values, template"),
        WrongConfiguration(
            "a key of another layout", "host: {format: csv, template: '{seq}'}\n" + label,
            "1:21: 'template' of host is only for format template, not for csv; remove it"),
        WrongConfiguration(
            "a template that is missing", "host: {format: template}\n" + label,
            "1:7: host has no 'template'; give what a record is written as, such as '{seq};{value:1}'"),
        WrongConfiguration(
            "a template with an open brace", "host: {format: template, template: '{seq'}\n" + label,
            "1:36: 'template' of host: template '{seq', character 1: the brace is not closed"),
        WrongConfiguration(
            "an unknown column", "host: {format: csv, columns: [sequence]}\n" + label,
            "1:31: 'columns' of host: no item 'sequence'; there are: count, decision, evidence, label, milliseconds, model, reason, reference, seq, started, time, title, trigger, time:FORMAT, field:NAME, value:NUMBER, unit:NAME, symbology:NAME, identifier:NAME, corners:NAME"
        ),
        WrongConfiguration(
            "a separator of two characters", "host: {format: csv, separator: ';;'}\n" + label,
            "1:32: 'separator' of host is ';;'; give one character, no quote and no line break"),
        WrongConfiguration(
            "a no-read text too long", "host: {noRead: '\(String(repeating: "x", count: 65))'}\n" + label,
            "1:16: 'noRead' of host is longer than 64 characters; shorten it"),
        WrongConfiguration(
            "an unknown checksum", "host: {checksum: crc}\n" + label,
            "1:18: 'checksum' of host is 'crc'; did you mean 'lrc'?"),
        WrongConfiguration(
            "a wait for an answer out of range", "host: {acknowledge: {timeout: 61}}\n" + label,
            "1:31: 'timeout' of 'acknowledge' of host is '61'; give a number from 0.1 to 60"),
        WrongConfiguration(
            "an unknown time zone", "timeZone: Europe/Berlim\n" + label,
            "1:11: 'Europe/Berlim' is no time zone; did you mean 'Europe/Berlin'?"),
        WrongConfiguration(
            "a prefix too long", "host: {prefix: '\(String(repeating: "x", count: 65))'}\n" + label,
            "1:16: 'prefix' of host is longer than 64 bytes; shorten it"),
        WrongConfiguration(
            "a volume above all", "beeper: {volume: 101}\n" + label,
            "1:18: 'volume' of beeper is '101'; give a whole number from 0 to 100"),
        WrongConfiguration(
            "an unknown policy", "evidence: {policy: some}\n" + label,
            "1:20: 'policy' of evidence is 'some'; give one of all, failures, none"),
        WrongConfiguration(
            "a socket path too long", "control: /\(String(repeating: "x", count: 107))\n" + label,
            "1:10: 'control' is longer than 107 bytes; shorten it"),
        WrongConfiguration(
            "a path with a line break", "data: \"/var/lib\\nlabelrig\"\n" + label,
            "1:7: 'data' is '/var/lib\\nlabelrig'; leave control characters out"),
        WrongConfiguration(
            "a language that Tesseract has no name for", "languages: [e-n]\n" + label,
            "1:13: language 'e-n' is no name that Tesseract uses; give one such as eng or deu"),
    ]
}
