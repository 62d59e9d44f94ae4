package import Geometry
package import LayerTree
package import TextFormats
package import ViewTree

/// The caller's options for reading one document: the view to show, sizes, device, rules and limits.
package struct ViewRequest: Sendable {
  /// The name of the view to show, or its index counted from 0, as written for `--root`; nil for the dialect's default.
  package var root: String?
  package var direction: LayoutDirection?
  /// The size of the picture in points, in place of the document's own; a nil dimension is that of the document.
  package var size = Canvas()
  /// The factor by which the user's setting enlarges texts, above 0.
  package var fontScale = 1.0
  /// The insets of the device's safe area from the edges of the screen, in points.
  package var safeArea = Insets.zero
  /// The number of copies of each repeated cell, in place of that in the document; nil for that in the document.
  package var repetition: Repetition?
  package var rules = Rules()
  /// The rules that readers apply; none for the boxes that a device shows before code runs.
  package var completions = ReaderCompletions.all
  package var limits = ViewLimits()
  package var elements = ElementHandlers()
  /// The components of the caller, which rules may name; the document contains none of them any more.
  package var components = Components()
  /// The rows of `repeat="data"` in components; nil for none.
  package var data: JSONNode?
  /// The source files of the application; nil for none.
  package var code: SourceCode?
  /// The options of Android layouts.
  package var android = AndroidRequest()
  /// The number of device pixels per point; nil for that of the document or else ``Dialect/defaultScale``.
  package var density: Double?
  /// True to keep the characters of texts that are not measured with a font: ``View/characters``.
  package var keepsCharacters = false
  /// True to solve Auto Layout constraints even at the document's own size.
  ///
  /// Values that the constraints leave ambiguous are then not taken from stored frames.
  package var solves = false
  /// The times in seconds at which loading starts and stops, between which indicators run by default.
  ///
  /// A nil stop is the document's own `stopAt`.
  package var loading = LoadingTiming()
  /// The shimmer for whose sweeps the placeholder waits, in place of that of the document; nil for that of the document.
  package var shimmer: ShimmerStyle?

  package init() {}

  /// The times at which loading starts and stops in a document with an optional shimmer.
  ///
  /// A requested stop takes precedence over that of the shimmer.
  func loading(of shimmer: ShimmerStyle?) -> LoadingTiming {
    var timing = loading
    if timing.stopTime == nil { timing.stopTime = shimmer?.stopAt }
    return timing
  }
}

/// The caller's options for reading an Android layout.
package struct AndroidRequest: Sendable {
  /// The resource folders in which references (`@string/…`, `@dimen/…`) are looked up.
  package var resources = AndroidResources.none
  /// The name of the layout's folder, such as `layout-land`, whose qualifiers decide the default screen; nil if it is
  /// not known.
  package var layoutFolder: String?
  /// The name of the layout's file without its extension, such as `fragment_sessions`; nil if it is not known.
  package var layoutName: String?
  /// The name of the style used as the theme.
  ///
  /// Nil for `AppTheme` if the resources contain it, otherwise for the default theme of Material 3.
  package var themeStyle: String?
  /// The sizes that leaves have on a device, in pixels, in place of computed ones.
  ///
  /// The key is the path of a leaf: the child indexes from the root, counted from 0, such as `2/0`.
  package var leafSizes: [String: AndroidLeafSize] = [:]
  /// True to select `night` resources, false for those of the light mode.
  package var isNight = false
}

/// A description of a view that `--root` can select in a document, for a list of all of them.
package struct RootDescription: Hashable, Sendable {
  /// The names by which `--root` selects the view, in order of preference; its index in the list is accepted too.
  package var identifiers: [String]
  /// The name of the view's XML element, such as `tableViewCell`.
  package var element: String
  package var size: Size?
}
