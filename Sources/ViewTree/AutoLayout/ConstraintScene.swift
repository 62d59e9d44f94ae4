package import Geometry

/// A view hierarchy that Auto Layout gives frames to: the complete input of the solver.
package struct ConstraintScene: Sendable {
  /// The height of the root.
  package enum Height: Hashable, Sendable {
    case exactly(Double)
    /// The lowest that the constraints allow: `systemLayoutSizeFitting(_:)`.
    case fitting
  }

  /// The source of a number that the constraints leave open.
  package enum Fallback: Hashable, Sendable {
    /// The stored frame.
    case storedFrames
    /// No stored frame: a view without a size is empty, one without a position stands at its parent's origin.
    case nothing
  }

  /// Parents before their children; the first is the root.
  package var items: [LayoutItem] = []
  package var constraints: [LayoutConstraint] = []
  /// The size of the root, in points; layout replaces the size of a scene below the root of a document.
  package var width: Double
  package var height: Height
  /// The part of the root that no bar covers, from its edges.
  package var safeArea = Insets.zero
  /// The insets of `topLayoutGuide` and `bottomLayoutGuide` of the root's controller, from its edges.
  package var layoutGuides = Insets.zero
  /// ``safeArea`` at the size that the root is stored with.
  package var storedSafeArea = Insets.zero
  package var fallback = Fallback.nothing
  package var direction = LayoutDirection.leftToRight
  /// The surroundings that insets and margins follow from; nil where the insets above are given.
  package var environment: DesignEnvironment?
  /// Set for the root of a document.
  package var root: DesignRoot?

  package init(width: Double, height: Height) {
    self.width = width
    self.height = height
  }
}
