/// The attributes of a theme: styles one after another, overlays and derived styles first.
struct AndroidTheme: Sendable {
  private var styles: [ResourceStyle]

  init(_ styles: [ResourceStyle]) {
    self.styles = styles
  }

  /// The theme of the children of a view with `android:theme` or of a style with `materialThemeOverlay`.
  func overlaid(by styles: [ResourceStyle]) -> AndroidTheme { AndroidTheme(styles + self.styles) }

  /// The value as written; AppCompat's attributes stand in for those of the framework, and the reverse.
  subscript(name: String) -> String? {
    for style in styles { if let value = style.items[name] { return value } }
    let other = name.hasPrefix("android:") ? String(name.dropFirst(8)) : "android:" + name
    for style in styles { if let value = style.items[other] { return value } }
    return nil
  }

  /// True if any of the styles has a name with that prefix: `Theme.Material3`.
  func descends(from prefix: String) -> Bool { styles.contains { $0.name.hasPrefix(prefix) } }
}
