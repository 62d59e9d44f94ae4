package import Comparison
package import Skeleton
package import SystemIO

/// The configuration of a folder of documents: the variants in which each is drawn, and the tolerance of comparisons.
package struct SnapshotConfiguration: Sendable {
  /// The name of the configuration file in the folder of documents.
  package static let fileName = "snapshots.json"

  package var sizes = [CanvasSize.own]
  package var themes = [Variant.defaultTheme]
  /// The writing directions in the order of the file: true for right to left, false for left to right.
  package var directions = [false]
  package var formats = GoldenFormat.allCases
  /// The render options that all variants have in common.
  package var options = RenderOptions()
  package var tolerance = PixelTolerance.perChannel(0)
  /// The path of a rules file with hints for all documents, relative to the folder of documents; nil for none.
  package var rules: String?
  /// The path of a components file for all documents, relative to the folder; nil for none.
  package var elements: String?
  /// The path of a JSON file with the rows of all documents, relative to the folder; nil for none.
  package var data: String?
  package var excluded: [PathPattern] = []

  package init() {}

  /// All combinations of sizes, themes and directions, ordered by size, then theme, then direction.
  package var variants: [Variant] {
    sizes.flatMap { size in
      themes.flatMap { theme in
        directions.map { Variant(size: size, theme: theme, isRightToLeft: $0) }
      }
    }
  }

  func renderOptions(_ variant: Variant, _ rules: RuleSet?) -> RenderOptions {
    var options = options
    options.size = variant.size
    options.theme = ThemeName(variant.theme)
    options.isRightToLeft = variant.isRightToLeft
    options.rules = rules
    return options
  }
}
