import Geometry
import Inference
package import ViewTree

/// A theme of a document: the source of the colors of overlay and gradient.
package enum Theme: Hashable, Sendable {
  /// The colors of the document itself, which are made for light appearance.
  case light
  /// The built-in colors for dark appearance.
  case dark
  /// The colors of a `<theme>` element of the document.
  case custom(ThemeStyle)

  /// Finds the theme named `name`; a theme of the document takes precedence over a built-in one.
  ///
  /// - Throws: ``SceneProblem/unknownTheme(_:available:)`` if there is no theme with this name.
  package init(named name: String, in document: ViewDocument) throws(SceneProblem) {
    if let style = document.themes.last(where: { $0.name == name }) {
      self = .custom(style)
    } else if name == "light" {
      self = .light
    } else if name == "dark" {
      self = .dark
    } else {
      throw .unknownTheme(name, available: ["light", "dark"] + document.themes.map(\.name))
    }
  }

  /// The color of the overlay: that of the theme, or else the canvas background, drawn over white in light appearance.
  ///
  /// If there is neither, white in light and #121212 in dark appearance. For a transparent canvas only the alpha of the
  /// color is 0: the contrast of the bones to it remains.
  ///
  /// - Parameter dark: that in dark appearance; nil if it is not known.
  func overlay(background: Color?, dark: Color?, isTransparent: Bool) -> Color {
    if case .custom(let style) = self, let color = style.overlay { return color }
    var color = self == .dark ? dark ?? Color(gray: 0x12) : background?.over(.white) ?? .white
    if isTransparent { color.alpha = 0 }
    return color
  }

  /// The colors of the gradient: those of the theme, of the document, or of the preset adapted to the overlay.
  ///
  /// - Parameters:
  ///   - standard: the colors of the preset over white.
  ///   - contrast: the factor for this contrast if the overlay is light.
  func colors(of written: [Color]?, standard: [Color], over overlay: Color, contrast: Double) -> [Color] {
    func kept() -> [Color] { standard.map { $0.withContrast(to: overlay, times: contrast) } }
    switch self {
    case .light: return written ?? kept()
    case .dark: return (written ?? standard).map { $0.darkened(over: overlay) }
    case .custom(let style): return style.colors ?? written ?? kept()
    }
  }

  /// The problem of a wrong number of colors or locations, as a problem of the colors that this theme states.
  ///
  /// All other problems are returned unchanged, and so are all problems if the theme states no colors.
  func attributing(_ problem: SceneProblem) -> SceneProblem {
    guard case .custom(let style) = self, let colors = style.colors else { return problem }
    switch problem {
    case .colorCount(_, let expected), .locationCount(_, let expected, _):
      return .themeColorCount(colors.count, theme: style.name, expected: expected)
    default: return problem
    }
  }
}

extension Color {
  /// The color of the dark theme that replaces a light gray: a channel of the overlay plus 258 minus the lowest channel
  /// of the gray, limited to 0…255.
  ///
  /// Over #121212, 246 becomes 30, 238 becomes 38, and 221 becomes 55. Alpha does not change.
  fileprivate func darkened(over overlay: Color) -> Color {
    let step = 258 - Int(min(red, green, blue))
    func lightened(_ channel: UInt8) -> UInt8 { UInt8(min(max(Int(channel) + step, 0), 255)) }
    return Color(
      red: lightened(overlay.red), green: lightened(overlay.green), blue: lightened(overlay.blue), alpha: alpha)
  }

  /// The color whose contrast to `overlay` equals that of this color to white: the overlay mixed with black or white.
  ///
  /// The luma differs by the same number of levels. Light overlays are made darker and dark ones lighter. For a white
  /// overlay and a factor of 1 the result is this color itself.
  func withContrast(to overlay: Color, times factor: Double) -> Color {
    let luma = Double(overlay.luma) / 1_000
    let isLight = luma >= 127.5
    let range = isLight ? luma : 255 - luma
    func mix(_ standard: UInt8, _ channel: UInt8) -> UInt8 {
      let share = Double(255 - standard) / range * (isLight ? factor : 1)
      let target = isLight ? 0.0 : 255
      return UInt8(clamping: Int((Double(channel) + (target - Double(channel)) * share).rounded()))
    }
    return Color(
      red: mix(red, overlay.red), green: mix(green, overlay.green), blue: mix(blue, overlay.blue), alpha: alpha)
  }
}
