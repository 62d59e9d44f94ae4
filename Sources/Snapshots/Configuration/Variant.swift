/// A combination of canvas size, theme and writing direction in which every document of a folder is drawn.
package struct Variant: Hashable, Sendable {
  package var size: SnapshotSize
  package var theme: String
  package var isRightToLeft: Bool

  package static let defaultTheme = "light"

  package init(size: SnapshotSize = .own, theme: String = defaultTheme, isRightToLeft: Bool = false) {
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
