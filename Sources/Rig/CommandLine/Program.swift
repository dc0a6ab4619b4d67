import LabelLanguage

/// The command line: `labelrig COMMAND …`.
public enum Program {
    /// Carries out a command line.
    ///
    /// - Parameter words: without the program's name.
    /// - Returns: the process's exit status.
    public static func run(_ words: [String]) -> ExitStatus {
        do throws(CommandLineError) {
            return try dispatch(words)
        } catch {
            Console.complain(error.message)
            return error.status
        }
    }

    private static func dispatch(_ words: [String]) throws(CommandLineError) -> ExitStatus {
        guard let command = words.first else { throw .usage("no command") }
        let rest = Array(words.dropFirst())
        // What follows send's own options belongs to the rig, which has a HELP of its own.
        if commands.contains(command), rest.first == "--help" || rest.first == "-h" {
            Console.print(help(of: command))
            return .done
        }
        switch command {
        case "run": return try RunCommand(rest).run()
        case "read": return try ReadCommand(rest).run()
        case "evaluate": return try EvaluateCommand(rest).run()
        case "check": return try CheckCommand(rest).run()
        case "doctor": return try DoctorCommand(rest).run()
        case "history": return try HistoryCommand(rest).run()
        case "send": return try SendCommand(rest).run()
        case "bench": return try BenchCommand(rest).run()
        case "torch-off": return try TorchOffCommand(rest).run()
        case "--version", "version":
            Console.print("labelrig \(Version.current)")
            return .done
        case "--help", "-h", "help":
            Console.print(help)
            return .done
        default: throw .usage("no command '\(command)'; \(commands.advice(for: command))")
        }
    }

    private static let commands = [
        "run", "read", "evaluate", "check", "doctor", "history", "send", "bench", "torch-off",
    ]

    /// The part of the help that is about one command: its forms, and what stands below them.
    private static func help(of command: String) -> String {
        var isAbout = false
        return help.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.isEmpty || line.hasPrefix("labelrig ") {
                let name = line.dropFirst("labelrig ".count).prefix { $0 != " " }
                isAbout = name == command
            }
            return isAbout
        }.joined(separator: "\n")
    }

    private static let help = """
        labelrig reads labels with a camera that is bolted to a bench.

        labelrig run      [--config FILE] [--virtual DIR]
            Runs the rig until it is stopped. --virtual: without hardware; the pictures in DIR are the camera.
        labelrig read     [--config FILE] [--label NAME] [--symbologies a,b] [--text] [--kinds a,b] [--roi x,y,w,h]
                          [--quality fast|balanced|accurate] IMAGE...
            Reads pictures and prints one JSON object a line. --roi: the part to read, in fractions of the picture.
            --kinds: of printed text only \(TextKind.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")).
        labelrig evaluate [--config FILE] --label NAME --truth FILE [--match FIELD=KEY]... [--roi-key KEY]
                          [--stream WxH] [--html FILE] [--json FILE] DIR
            Reads pictures whose contents are known and counts what is right, wrong and missing. --stream: as frames of
            that size, until a label is captured. --html: also a page that shows each picture with what was found and
            what was expected; --json: the same for programs.
        labelrig check    [--config FILE]
            Says whether the configuration is right.
        labelrig doctor   [--config FILE]
            Looks at every device and says what is wrong with it and how to mend it.
        labelrig history  [--config FILE] [--last N] [--json]
                          [--decision NAME] [--label NAME] [--reference TEXT] [--reason CODE] [--value TEXT]
                          [--since TIME] [--until TIME] [--undelivered]
            Shows the last records, or those that meet all that is asked for.
        labelrig send     [--config FILE] COMMAND...
            Gives the running rig a command of the host line, such as 'labelrig send TRIGGER ON'.
        labelrig bench    [DIR] [--label NAME] [--adaptive off|auto|on] [--frames N]
        labelrig bench    --barcodes DIR [--busy | --following] [--folders a,b] [--rotations 0,90,180,270]
                          [--qualities a,b] [--python COMMAND] [--json FILE]
        labelrig bench    --text DIR --truth FILE --label NAME [--roi-key KEY] [--config FILE] [--python COMMAND]
                          [--json FILE]
            Measures the rig on this machine. --barcodes: reads samples whose content is known, beside zxing-cpp (the
            module of that Python) and ZBar, where they are installed; --busy: in larger, busy pictures; --following:
            what a frame costs while a symbol is followed. --text: times the reading of labels' text, without and with
            the adaptive reader, beside Tesseract on the whole picture and RapidOCR, where that Python has it.
        labelrig torch-off [--config FILE]
            Switches the torch off when no rig runs; the service does so when it ends.
        labelrig --version | --help

        FILE is \(Configuration.defaultPath) unless named. Exit status: 0 done, 1 something failed or is not well,
        2 the command line or the configuration is wrong.
        """
}
