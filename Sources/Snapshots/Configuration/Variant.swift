package import Skeleton

/// A combination of canvas size, theme and writing direction in which every document of a folder is drawn.
package struct Variant: Hashable, Sendable {
  /// The size of the canvas in points.
  package var size: CanvasSize
  package var theme: String
  package var isRightToLeft: Bool

  package static let defaultTheme = "light"

  package init(size: CanvasSize = .own, theme: String = defaultTheme, isRightToLeft: Bool = false) {
    (self.size, self.theme, self.isRightToLeft) = (size, theme, isRightToLeft)
  }

  /// The part of a golden's file name between the document's name and the extension, such as `.390x844.dark.rtl`.
  ///
  /// Default values are left out, so that goldens keep their names when variants are added.
  package var suffix: String {
    let size = size == .own ? "" : ".\(size.text)"
    let theme = theme == Self.defaultTheme ? "" : ".\(theme)"
    return size + theme + (isRightToLeft ? ".rtl" : "")
  }

  /// The description of the variant in reports, such as `390x844, dark, rtl`.
  package var title: String {
    "\(size == .own ? "own size" : size.text), \(theme)" + (isRightToLeft ? ", rtl" : "")
  }
}

extension CanvasSize {
  /// The size of the document itself: both dimensions are nil.
  package static let own = CanvasSize()

  /// Parses the size of a variant: `own`, or in points `390x844`, `390x` or `x844`; nil for any other text.
  init?(ofVariant text: String) {
    if text == "own" {
      self = .own
    } else {
      guard let size = CanvasSize(text), size.unit == .points else { return nil }
      self = size
    }
  }
}
