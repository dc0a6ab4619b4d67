@main
enum LabelRig {
    static func main() {}
}
