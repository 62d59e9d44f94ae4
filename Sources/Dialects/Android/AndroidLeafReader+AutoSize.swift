import Geometry
import ViewTree

// Texts that are scaled to the size of their views, or placed by their baselines.

extension AndroidLeafReader {
  /// Returns the font size in pixels of a text with `autoSizeTextType="uniform"` in a view of fixed height; nil for
  /// another text.
  ///
  /// `TextView.autoSizeText` takes the largest size whose lines fit into the view, from 12 to 112 sp in steps of 1 px
  /// unless the element states other limits.
  func uniformSize(of text: AndroidText, _ layout: AndroidLayout, _ element: AndroidElement) -> Float? {
    let type = element.word("autoSizeTextType") ?? element.word("android:autoSizeTextType")
    guard type == "uniform" || type == "1", let height = layout.params.height.fixedPixels else {
      return nil
    }
    func limit(_ name: String, _ standard: Int) -> Int {
      element.pixelSize("\(name)") ?? element.pixelSize("android:\(name)") ?? resolver.pixels(standard)
    }
    let minimumSize = max(1, limit("autoSizeMinTextSize", 12))
    let maximumSize = max(minimumSize, min(limit("autoSizeMaxTextSize", 112), 1_000))
    let width = layout.params.width.fixedPixels ?? Int(Float(resolver.screenWidth) * resolver.density)
    let room = Size(
      width: Double(width - layout.padding.left - layout.padding.right),
      height: Double(height - layout.padding.top - layout.padding.bottom))
    let count = Double(max(1, text.text.count))
    let maximum = text.isSingleLine ? 1 : Double.infinity
    let fitting = (minimumSize...maximumSize).reversed().first { size in
      let lines = (count * Self.characterShare * Double(size) / max(1, room.width)).rounded(.up)
      return lines <= maximum && lines * Self.robotoLineHeight * Double(size) <= room.height
    }
    return Float(fitting ?? minimumSize)
  }

  /// Sets the top padding of a text whose first baseline has a stated distance from the top edge.
  ///
  /// `TextViewCompat.setFirstBaselineToTopHeight`: the distance minus the ascent, or minus the top of Roboto's font
  /// metrics for a view with font padding. A smaller distance has no effect.
  func moveFirstBaseline(_ layout: inout AndroidLayout, _ element: AndroidElement, _ text: AndroidText) {
    guard
      let distance = element.pixelSize("firstBaselineToTopHeight")
        ?? element.pixelSize("android:firstBaselineToTopHeight")
    else { return }
    let top = ((text.includesFontPadding ? Self.robotoTop : Self.robotoAscent) * Double(text.size)).rounded(.up)
    if Double(distance) > top { layout.padding.top = distance - Int(top) }
  }

  /// The greatest and the usual distance of Roboto's glyphs above the baseline as fractions of the font size: 2,163 and
  /// 1,900 of 2,048 units.
  private static let (robotoTop, robotoAscent) = (1.056_152, 0.927_734)

  /// The mean width of a character of Roboto as a fraction of the font size: that of a text in English.
  private static let characterShare = 0.5
}
