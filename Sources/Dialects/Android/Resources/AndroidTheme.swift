/// The attributes of an Android theme: a list of styles, of which earlier ones take precedence.
struct AndroidTheme: Sendable {
  private var styles: [ResourceStyle]

  init(_ styles: [ResourceStyle]) {
    self.styles = styles
  }

  /// Returns the theme overlaid by styles, which take precedence: those of `android:theme` or `materialThemeOverlay`.
  func overlaid(by styles: [ResourceStyle]) -> AndroidTheme { AndroidTheme(styles + self.styles) }

  /// Returns the value of an attribute as written in the theme; nil if the theme does not contain it.
  ///
  /// Framework attributes have the prefix `android:`. If the theme does not contain the name, the same name with the
  /// prefix, or without it, is looked up.
  subscript(name: String) -> String? {
    // Both names have one bit.
    let bit = NameFilter.Bit(of: name)
    if let value = styles.value(name, bit) { return value }
    let prefix = "android:".utf8
    let bytes = name.utf8
    let other = bytes.starts(with: prefix) ? String(Substring(bytes.dropFirst(prefix.count))) : "android:" + name
    return styles.value(other, bit)
  }

  /// Returns true if the name of one of the theme's styles or their parents begins with a prefix such as
  /// `Theme.Material3`.
  func descends(from prefix: String) -> Bool { styles.contains { $0.name.hasPrefix(prefix) } }
}
