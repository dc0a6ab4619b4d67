@main
enum DrawLabels {
    static func main() {}
}
