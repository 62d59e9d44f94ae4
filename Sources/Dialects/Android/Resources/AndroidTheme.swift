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
    for style in styles { if let value = style[name] { return value } }
    let other = name.hasPrefix("android:") ? String(name.dropFirst(8)) : "android:" + name
    for style in styles { if let value = style[other] { return value } }
    return nil
  }

  /// Returns true if the name of one of the theme's styles or their parents begins with a prefix such as
  /// `Theme.Material3`.
  func descends(from prefix: String) -> Bool { styles.contains { $0.name.hasPrefix(prefix) } }
}
