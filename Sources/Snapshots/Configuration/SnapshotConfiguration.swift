package import Comparison
package import Skeleton

/// What is drawn of each document, and how much of it may differ.
package struct SnapshotConfiguration: Sendable {
  /// The name of the file in the folder of documents.
  package static let fileName = "snapshots.json"

  package var sizes = [SnapshotSize.own]
  package var themes = [Variant.defaultTheme]
  /// Whether right to left, in the order of the file.
  package var directions = [false]
  package var formats = GoldenFormat.allCases
  /// Pixels per point; nil is the document's.
  package var scale: Double?
  /// When; nil is the middle of the loop.
  package var time: SampleTime?
  /// Characters across.
  package var columns = 80
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
    var options = RenderOptions()
    options.size = CanvasSize(width: variant.size.width, height: variant.size.height)
    options.theme = ThemeName(variant.theme)
    options.isRightToLeft = variant.isRightToLeft
    options.scale = scale
    options.time = time
    options.columns = columns
    options.rules = rules
    return options
  }
}
