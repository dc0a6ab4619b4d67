import LabelLanguage

extension [TextLine] {
    /// Printed lines and displays together: what a display shows is the segment reader's to say, so that print which was
    /// seen in the same place gives way.
    func replaced(byDisplays displays: [TextLine]) -> [TextLine] {
        displays + filter { line in !displays.contains { $0.box.contains(line.box.center) } }
    }
}
