/// The attributes of a theme: a list of styles, with overlays and derived styles first.
struct AndroidTheme: Sendable {
  private var styles: [ResourceStyle]

  init(_ styles: [ResourceStyle]) {
    self.styles = styles
  }

  /// The theme overlaid by styles: those of `android:theme` or of `materialThemeOverlay`.
  func overlaid(by styles: [ResourceStyle]) -> AndroidTheme { AndroidTheme(styles + self.styles) }

  /// The value as written; nil for none.
  ///
  /// Attributes of AppCompat replace missing ones of the framework, and vice versa.
  subscript(name: String) -> String? {
    for style in styles { if let value = style.items[name] { return value } }
    let other = name.hasPrefix("android:") ? String(name.dropFirst(8)) : "android:" + name
    for style in styles { if let value = style.items[other] { return value } }
    return nil
  }

  /// Returns true if the name of any style has that prefix, such as `Theme.Material3`.
  func descends(from prefix: String) -> Bool { styles.contains { $0.name.hasPrefix(prefix) } }
}
