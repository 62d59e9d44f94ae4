package import Geometry

/// The input of the Auto Layout solver for one view hierarchy: the views, their constraints, and the size of the root.
package struct ConstraintScene: Sendable {
  /// The height of the root view: a given number of points, or the result of the constraints.
  package enum Height: Hashable, Sendable {
    case exactly(Double)
    /// The smallest height that satisfies the constraints: `systemLayoutSizeFitting(_:)`.
    case fitting
  }

  /// The source of positions and sizes that the constraints leave ambiguous.
  package enum Fallback: Hashable, Sendable {
    /// The frames that the file stores for the views.
    case storedFrames
    /// The value 0: an ambiguous size is empty, and an ambiguous position is the parent's origin.
    case nothing
  }

  /// The views of the hierarchy, parents before their children; the first is the root.
  package var items: [LayoutItem] = []
  package var constraints: [LayoutConstraint] = []
  /// The width of the root view in points; the layout stage replaces it for a hierarchy below the root of a document.
  package var width: Double
  package var height: Height
  /// The insets from the root's edges to the safe area, in points: the part of the root that no bar covers.
  package var safeArea = Insets.zero
  /// The insets from the root's edges to the `topLayoutGuide` and `bottomLayoutGuide` of its controller, in points.
  package var layoutGuides = Insets.zero
  /// The insets of the safe area for the root's size as stored in the document, in points.
  package var storedSafeArea = Insets.zero
  package var fallback = Fallback.nothing
  package var direction = LayoutDirection.leftToRight
  /// The environment from which safe area and margins are derived; nil if this scene states them.
  package var environment: DesignEnvironment?
  /// The bars and the stored size of a document's root; nil for a hierarchy below the root, such as a cell.
  package var root: DesignRoot?

  package init(width: Double, height: Height) {
    self.width = width
    self.height = height
  }
}
