import Geometry
import Layout
import ViewTree

/// The fills of badges in dumps of Android that are texts with a padding.
///
/// A text view paints its background in its bounds. Of 51 texts of 4,400 Android layouts that have a padding at all
/// sides and such a name, 41 have a background.
struct Badges {
  /// The words of the names of badges.
  private static let names: Set<Substring> = ["badge", "chip", "pill", "status", "tag"]
  /// The maximum font size in points: Label Large, "Chips" in Material Design 3.
  private static let largestFontSize = 14.0

  /// Fills a padded text that is named as a badge, and centers its words; no effect on other views.
  func fill(_ view: inout View) {
    guard view.kind == .text, !view.isInteractive, let frame = view.storedFrame,
      let name = view.identifier?.split(separator: "/").last,
      !Self.names.isDisjoint(with: CodeName.words(of: name)),
      let text = view.text, TextFit.isPadded(text, in: frame.size)
    else { return }
    view.appearance.isBoxed = true
    view.appearance.cornerRadius = CornerRadius(.points(frame.height / 2))
    view.text?.alignment = .center
    view.text?.sharedFontSize = min(Self.largestFontSize, TextFit.fontSize(ofLineIn: frame.height, of: text))
  }
}
