/// What the bench's rigs differ in.
struct RigConfiguration {
    var mode = "continuous"
    var timeout = 10.0
    var format = TestFormat.usual
    var cameraDevice = Vivid.device
    /// Lines of YAML below `camera`, such as `controls: {contrast: 100}`.
    var cameraExtras = ""
    var debounceMilliseconds = 10
    /// The simulated chip takes a resistor that is asked for as a change of the level: a pull-up lets a held button go.
    var bias = "pullUp"
    var torchExtras = ""
    var beeper = "device: '\(LoopbackRecorder.device)'"
    var host = "device: /dev/ttyGS0"
    var data: String

    init(data: String) {
        self.data = data
    }

    var yaml: String {
        """
        station: bench
        mode: \(mode)
        timeout: \(timeout)
        camera:
          device: \(cameraDevice)
          size: 1280x720
          rate: 30
          format: \(format.rawValue)
          \(cameraExtras)
        button:
          chip: \(SimulatedGPIO.label)
          line: \(SimulatedGPIO.buttonLine)
          bias: \(bias)
          debounceMilliseconds: \(debounceMilliseconds)
        torch:
          chip: \(SimulatedGPIO.label)
          line: \(SimulatedGPIO.torchLine)
          \(torchExtras)
        beeper: {\(beeper)}
        host: {\(host)}
        data: \(data)
        control: \(data)/control
        evidence: {policy: none}
        labels:
          - name: Item
            fields:
              - {type: CustomBarcode, name: Barcode, symbologies: [ean13UPCA]}

        """
    }
}
