package import Skeleton

/// A combination of canvas, theme, writing direction and root in which a document of a folder is drawn.
package struct Variant: Hashable, Sendable {
  /// The size of the canvas in points; that of the document itself with a device.
  package var size = CanvasSize.own
  /// The device whose screen is the canvas; nil for a canvas of ``size``.
  package var device: Device?
  package var theme = Self.defaultTheme
  package var isRightToLeft = false
  /// The factor by which the user's setting enlarges texts.
  package var fontScale = Self.defaultFontScale
  /// The root of a document with several roots; nil for a document with one, and for the root that is drawn by default.
  package var root: Root?

  /// A root of a document: a scene of a storyboard, or a view of a xib.
  package struct Root: Hashable, Sendable {
    /// The text that selects the root with the option `root`.
    package var selector: String
    /// The root as a part of the file name of a golden.
    package var fileName: String
  }

  package static let defaultTheme = "light"
  package static let defaultFontScale = 1.0

  /// The part of a golden's file name between the document's name and the extension, such as
  /// `.login.iphone-15.dark.rtl`.
  ///
  /// Default values are left out, so that goldens keep their names when variants are added.
  package var suffix: String {
    let root = root.map { ".\($0.fileName)" } ?? ""
    let canvas = canvas.map { ".\($0)" } ?? ""
    let theme = theme == Self.defaultTheme ? "" : ".\(theme)"
    return root + canvas + theme + (isRightToLeft ? ".rtl" : "") + (percentage.map { ".font-\($0)" } ?? "")
  }

  /// The description of the variant in reports, such as `login, 390x844, dark, rtl`.
  package var title: String {
    let root = root.map { "\($0.selector), " } ?? ""
    let scale = percentage.map { ", texts of \($0) %" } ?? ""
    return root + "\(canvas ?? "own size"), \(theme)" + (isRightToLeft ? ", rtl" : "") + scale
  }

  /// The font scale in percent, rounded; nil for the default one.
  private var percentage: Int? {
    fontScale == Self.defaultFontScale ? nil : Int((fontScale * 100).rounded())
  }

  /// The name of the device or the text of the size; nil for the document's own size.
  private var canvas: String? { device?.name ?? (size == .own ? nil : size.text) }
}

extension Variant.Root {
  /// The roots of a document with different file names.
  ///
  /// A file name has letters, digits, hyphens and underscores. Names that would be equal in a file system without upper
  /// and lower case get numbers: `login`, `login-2`.
  ///
  /// - Parameter selectors: the texts that select the roots.
  static func all(_ selectors: [String]) -> [Variant.Root] {
    var used: Set<String> = []
    return selectors.map { selector in
      let plain = String(
        selector.prefix(longestName).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : Character("-") })
      var name = plain
      var number = 1
      while !used.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain)-\(number)"
      }
      return Variant.Root(selector: selector, fileName: name)
    }
  }

  /// The maximum number of characters of a root in a file name; file systems permit 255 bytes for the whole name.
  private static var longestName: Int { 40 }
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
