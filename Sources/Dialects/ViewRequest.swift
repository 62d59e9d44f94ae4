package import Geometry
package import LayerTree
package import ViewTree

/// The caller's options for reading one document: the view to show, sizes, device, rules and limits.
package struct ViewRequest: Sendable {
  /// The name or index of the view to show, as written for `--root`; nil for the dialect's default.
  package var root: String?
  package var direction: LayoutDirection?
  /// The size of the picture, in points, instead of the document's own; a nil dimension is taken from the document.
  package var size = Canvas()
  /// The insets of the device's safe area from the edges of the screen, in points.
  package var safeArea = Insets.zero
  /// The number of copies of each repeated cell, instead of the document's; nil for the numbers of the document.
  package var repetition: Repetition?
  package var rules = Rules()
  package var limits = ViewLimits()
  package var elements = ElementHandlers()
  /// The resource folders that resolve references (`@string/…`, `@dimen/…`) in Android layouts.
  package var resources = AndroidResources.none
  /// The name of the folder of an Android layout, such as `layout-land`, whose qualifiers decide the default screen; nil
  /// if it is not known.
  package var layoutFolder: String?
  /// The name of the style resource used as the theme of Android layouts; nil for Material 3.
  package var themeStyle: String?
  /// The recorded sizes of leaves of Android layouts, in pixels.
  ///
  /// The key is the path of a leaf: the child indexes from the root, counted from 0, such as `2/0`.
  package var leafSizes: [String: AndroidLeafSize] = [:]
  /// True if only the boxes of the file's own elements are wanted, without substitutes for content that code adds.
  package var showsBoxesOnly = false
  /// True if Android's `night` resources are selected.
  package var isNight = false
  /// The number of device pixels per point; nil for ``Dialect/defaultScale`` or the document's own.
  package var density: Double?
  /// True if Auto Layout constraints are solved even at the document's own size.
  ///
  /// Values that the constraints leave ambiguous are then not taken from stored frames.
  package var solves = false
  /// The times of loading, between which indicators run by default; a nil stop is the document's own `stopAt`.
  package var loading = LoadingTiming()

  package init() {}
}

/// A view of a document that `--root` can select.
package struct RootDescription: Hashable, Sendable {
  /// The names by which `--root` selects the view, in order of preference; its index is accepted too.
  package var identifiers: [String]
  /// The name of the view's XML element, such as `tableViewCell`.
  package var element: String
  package var size: Size?

  package init(identifiers: [String], element: String, size: Size?) {
    self.identifiers = identifiers
    self.element = element
    self.size = size
  }
}
