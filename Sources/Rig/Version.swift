/// The version of labelrig, as `--version`, `VERSION` and records tell it.
public enum Version {
    public static let current = "0.1.0"
}
