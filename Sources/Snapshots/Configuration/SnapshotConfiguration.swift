package import Comparison
package import Skeleton
package import SystemIO

/// The configuration of a folder of documents: the variants in which each is drawn, and the tolerance of comparisons.
package struct SnapshotConfiguration: Sendable {
  /// The name of the configuration file in the folder of documents.
  package static let fileName = "snapshots.json"

  package var sizes = [CanvasSize.own]
  /// The devices whose screens are canvases, after those of ``sizes``.
  package var devices: [Device] = []
  package var themes = [Variant.defaultTheme]
  /// The writing directions in the order of the file: true for right to left, false for left to right.
  package var directions = [false]
  /// The factors by which the user's setting enlarges texts.
  package var fontScales = [Variant.defaultFontScale]
  package var roots = RootChoice.all
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
  /// The path of the folder of the goldens, relative to the folder of documents; nil for goldens beside the documents.
  package var goldens: String?

  /// The roots that are drawn of documents with several roots.
  package enum RootChoice: Hashable, Sendable {
    case all
    /// The root that is drawn by default: the first one with bones.
    case first
    /// The roots with these identifiers or indices.
    case named([String])
  }

  /// All combinations of canvases, themes, directions and font scales, ordered by canvas, then theme, then direction.
  package var variants: [Variant] {
    let canvases = sizes.map { Variant(size: $0) } + devices.map { Variant(device: $0) }
    return canvases.flatMap { canvas in
      themes.flatMap { theme in
        directions.flatMap { direction in
          fontScales.map { scale in
            Variant(
              size: canvas.size, device: canvas.device, theme: theme, isRightToLeft: direction, fontScale: scale)
          }
        }
      }
    }
  }

  /// The variants of a document, ordered by root, then as in ``variants``.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  func variants(of document: Document) throws(RenderError) -> [Variant] {
    if roots == .first { return variants }
    var options = options
    options.root = nil
    var selectors = try document.selectableRoots(options)
    // A document of one root has nothing to select.
    if selectors.count < 2 { return variants }
    if case .named(let names) = roots {
      let known = try document.rootNames(options) + selectors.indices.map(String.init)
      let found = names.filter(known.contains)
      // A document that has none of the roots reports those that it has.
      selectors = found.isEmpty ? names : found
    }
    let variants = variants
    return Variant.Root.all(selectors).flatMap { root in
      variants.map { variant in
        var variant = variant
        variant.root = root
        return variant
      }
    }
  }

  func renderOptions(_ variant: Variant, _ rules: RuleSet?) -> RenderOptions {
    var options = options
    options.size = variant.size
    options.device = variant.device
    if let root = variant.root { options.root = RootName(root.selector) }
    options.theme = ThemeName(variant.theme)
    options.isRightToLeft = variant.isRightToLeft
    options.fontScale = variant.fontScale == Variant.defaultFontScale ? nil : variant.fontScale
    options.rules = rules
    return options
  }
}
