package import Geometry

/// A view hierarchy that Auto Layout gives frames to: all that one solver has to know.
package struct ConstraintScene: Sendable {
  /// How high the root is.
  package enum Height: Hashable, Sendable {
    case exactly(Double)
    /// As low as the constraints allow: `systemLayoutSizeFitting(_:)`.
    case fitting
  }

  /// What decides a number that the constraints leave open.
  package enum Fallback: Hashable, Sendable {
    /// The stored frame.
    case storedFrames
    /// Nothing that is stored: a view without a size is empty, one without a position stands at its parent's origin.
    case nothing
  }

  /// Parents before their children; the first is the root.
  package var items: [LayoutItem] = []
  package var constraints: [LayoutConstraint] = []
  package var width: Double
  package var height: Height
  /// The part of the root that no bar covers, from its edges.
  package var safeArea = Insets.zero
  /// What `topLayoutGuide` and `bottomLayoutGuide` of the root's controller leave, from its edges.
  package var layoutGuides = Insets.zero
  /// ``safeArea`` at the size that the root is stored with.
  package var storedSafeArea = Insets.zero
  package var fallback = Fallback.nothing
  package var direction = LayoutDirection.leftToRight

  package init(width: Double, height: Height) {
    self.width = width
    self.height = height
  }
}

/// What became of a ``ConstraintScene``.
package struct SolvedScene: Sendable {
  /// For each item its frame in points of its parent, unrounded, from the leading edge.
  package var frames: [Rect]
  /// The indices of the constraints that hold no longer, each with those of the file that leave it no room.
  package var broken: [(constraint: Int, conflict: [Int])]

  package init(frames: [Rect], broken: [(constraint: Int, conflict: [Int])]) {
    self.frames = frames
    self.broken = broken
  }
}

/// Auto Layout itself, which this module does not know; nil when the numbers are beyond it.
package typealias ConstraintSceneSolver = @Sendable (ConstraintScene) -> SolvedScene?
