package import Geometry
package import ViewTree

/// What a caller asks of a dialect.
package struct ViewRequest: Sendable {
  /// The part of the document to show; nil is the dialect's first choice.
  package var root: String?
  package var direction: LayoutDirection?
  /// Replaces the document's own extent; either side may be nil.
  package var size = Canvas()
  /// What the device covers at the edges of its screen, in points.
  package var safeArea = Insets.zero
  /// Replaces the repetition of every repeated cell.
  package var repetition: Repetition?
  package var rules = Rules()
  package var limits = ViewLimits()
  package var elements = ElementHandlers()
  /// The resource folders of Android layouts.
  package var resources = AndroidResources.none
  /// The theme of Android layouts; nil is Material 3.
  package var themeStyle: String?
  /// Recorded sizes of leaves of Android layouts, by the child indexes from the root: `2/0`.
  package var leafSizes: [String: AndroidLeafSize] = [:]
  /// True if Android's `night` resources are chosen.
  package var isNight = false
  /// Pixels of the device per point; nil is the dialect's choice.
  package var density: Double?
  /// True if constraints decide even where the document's own size is asked for, and nothing that is ambiguous is taken
  /// from stored frames.
  package var solves = false
  /// When loading begins, in seconds of the scene: indicators that do not say when they start do so then.
  package var startTime = 0.0
  /// When loading ends, in seconds of the scene; replaces the document's own `stopAt`.
  package var stopTime: Double?

  package init() {}
}

/// A part of a document that `--root` can name.
package struct RootDescription: Hashable, Sendable {
  /// What `--root` accepts for it besides its index, in order of preference.
  package var identifiers: [String]
  /// The element it is, such as `tableViewCell`.
  package var element: String
  package var size: Size?

  package init(identifiers: [String], element: String, size: Size?) {
    self.identifiers = identifiers
    self.element = element
    self.size = size
  }
}
