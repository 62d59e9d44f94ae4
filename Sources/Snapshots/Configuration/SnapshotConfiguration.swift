package import Comparison
package import Skeleton
package import SystemIO

/// The variants in which each document is drawn, and the tolerance.
package struct SnapshotConfiguration: Sendable {
  /// The name of the file in the folder of documents.
  package static let fileName = "snapshots.json"

  package var sizes = [SnapshotSize.own]
  package var themes = [Variant.defaultTheme]
  /// The directions in the order of the file; true for right to left.
  package var directions = [false]
  package var formats = GoldenFormat.allCases
  /// The options that all variants share.
  package var options = RenderOptions()
  package var tolerance = PixelTolerance.perChannel(0)
  /// The path of a rules file with hints for all documents; nil for none.
  package var rules: String?
  package var excluded: [PathPattern] = []

  package init() {}

  /// The combinations of sizes, themes and directions, ordered by these.
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
