package import Comparison
package import Skeleton

/// The variants drawn of each document, and the permitted difference.
package struct SnapshotConfiguration: Sendable {
  /// The name of the file in the folder of documents.
  package static let fileName = "snapshots.json"

  package var sizes = [SnapshotSize.own]
  package var themes = [Variant.defaultTheme]
  /// True for right to left, in the order of the file.
  package var directions = [false]
  package var formats = GoldenFormat.allCases
  /// The options that all variants share.
  package var options = RenderOptions()
  package var tolerance = PixelTolerance.perChannel(0)
  /// A file of hints for all documents.
  package var rules: String?
  package var excluded: [PathPattern] = []

  package init() {}

  /// Sizes first, then themes, then directions.
  package var variants: [Variant] {
    sizes.flatMap { size in
      themes.flatMap { theme in
        directions.map { Variant(size: size, theme: theme, isRightToLeft: $0) }
      }
    }
  }

  func renderOptions(_ variant: Variant, _ rules: RuleSet?) -> RenderOptions {
    var options = options
    options.size = CanvasSize(width: variant.size.width, height: variant.size.height)
    options.theme = ThemeName(variant.theme)
    options.isRightToLeft = variant.isRightToLeft
    options.rules = rules
    return options
  }
}
