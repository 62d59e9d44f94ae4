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
    let name = AttributeName(name)
    if let value = styles.value(name) { return value }
    let local = String(name.local)
    return styles.value(AttributeName(local == name.text ? "android:" + local : local))
  }

  /// Returns true if the name of one of the theme's styles or their parents begins with a prefix such as
  /// `Theme.Material3`.
  func descends(from prefix: String) -> Bool { styles.contains { $0.name.hasPrefix(prefix) } }
}
