package import Geometry

/// A view hierarchy to be laid out by Auto Layout: its views and constraints, the complete input of the solver.
package struct ConstraintScene: Sendable {
  /// The height of the root view: given, or the result of the constraints.
  package enum Height: Hashable, Sendable {
    case exactly(Double)
    /// The smallest height that satisfies the constraints: `systemLayoutSizeFitting(_:)`.
    case fitting
  }

  /// The source of positions and sizes that the constraints leave ambiguous.
  package enum Fallback: Hashable, Sendable {
    /// The stored frames of the views.
    case storedFrames
    /// The value 0: an ambiguous size is empty, and an ambiguous position is the parent's origin.
    case nothing
  }

  /// The views of the hierarchy, parents before their children; the first is the root.
  package var items: [LayoutItem] = []
  package var constraints: [LayoutConstraint] = []
  /// The width of the root, in points; for a hierarchy below the root of a document, layout replaces this value.
  package var width: Double
  package var height: Height
  /// The insets of the safe area from the root's edges, in points: the part that no bar covers.
  package var safeArea = Insets.zero
  /// The insets of `topLayoutGuide` and `bottomLayoutGuide` of the root's controller, in points.
  package var layoutGuides = Insets.zero
  /// The insets of the safe area at the stored size of the root, in points.
  package var storedSafeArea = Insets.zero
  package var fallback = Fallback.nothing
  package var direction = LayoutDirection.leftToRight
  /// The environment from which insets and margins are derived; nil if the insets above are given.
  package var environment: DesignEnvironment?
  /// The facts about the root of a document; nil for a hierarchy below the root of a document, such as a cell.
  package var root: DesignRoot?

  package init(width: Double, height: Height) {
    self.width = width
    self.height = height
  }
}
