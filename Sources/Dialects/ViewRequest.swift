package import Geometry
package import ViewTree

/// The options of a caller for reading a document.
package struct ViewRequest: Sendable {
  /// The name of the part of the document to show; nil for the dialect's default.
  package var root: String?
  package var direction: LayoutDirection?
  /// The size that replaces that of the document; a nil side is not replaced.
  package var size = Canvas()
  /// The safe area insets of the device, in points.
  package var safeArea = Insets.zero
  /// The repetition that replaces that of every repeated cell; nil for no replacement.
  package var repetition: Repetition?
  package var rules = Rules()
  package var limits = ViewLimits()
  package var elements = ElementHandlers()
  /// The resource folders of Android layouts.
  package var resources = AndroidResources.none
  /// The name of the theme of Android layouts; nil for Material 3.
  package var themeStyle: String?
  /// Recorded sizes of leaves of Android layouts, by the child indexes from the root: `2/0`.
  package var leafSizes: [String: AndroidLeafSize] = [:]
  /// True if only the boxes of the file's own elements are wanted, without substitutes for content that code adds.
  package var showsBoxesOnly = false
  /// True if Android's `night` resources are selected.
  package var isNight = false
  /// The number of device pixels per point; nil for the dialect's default.
  package var density: Double?
  /// True if constraints decide even at the document's own size, without stored frames for ambiguous values.
  package var solves = false
  /// The time at which loading begins, in seconds of the scene; the default start of indicators.
  package var startTime = 0.0
  /// The time at which loading ends, in seconds of the scene; nil for the document's own `stopAt`.
  package var stopTime: Double?

  package init() {}
}

/// A part of a document that `--root` accepts.
package struct RootDescription: Hashable, Sendable {
  /// The names that `--root` accepts besides the index, in order of preference.
  package var identifiers: [String]
  /// The name of the element, such as `tableViewCell`.
  package var element: String
  package var size: Size?

  package init(identifiers: [String], element: String, size: Size?) {
    self.identifiers = identifiers
    self.element = element
    self.size = size
  }
}
