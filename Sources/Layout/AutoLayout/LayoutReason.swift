package import ViewTree

/// A reason for a coordinate of a solved frame.
///
/// The number of a case is the index, counted from 0, of a view or of a constraint in the ``ConstraintScene``.
package enum LayoutReason: Hashable, Sendable {
  /// A constraint of the file, by its index in the scene.
  case constraint(Int)
  /// The intrinsic size of the view with this index: content hugging or compression resistance.
  case intrinsicSize(Int)
  /// The size with which the view with this index, which has no intrinsic size, was drawn.
  case drawnSize(Int)
  /// The spacing, alignment and distribution of the stack view with this index.
  case arrangement(Int)
  /// The stored frame of the view with this index, or 0, because constraints leave the coordinate open.
  case storedFrame(Int)
  /// The stored frame of the view with this index, and its autoresizing mask.
  case autoresizing(Int)
  /// The size that is given for the root of the scene.
  case root
  /// The law that a size is at least 0.
  case nonnegativeSize
  /// The width or height of the parent, whose index is the number, which has reasons of its own.
  case parentSize(Int)

  /// The index of the constraint of the file; nil for other reasons.
  package var constraint: Int? {
    if case .constraint(let index) = self { index } else { nil }
  }
}

/// The reasons for the four coordinates of a view's frame in its parent.
///
/// The reasons that concern the view itself come first.
package struct FrameReasons: Hashable, Sendable {
  package var x: [LayoutReason]
  package var y: [LayoutReason]
  package var width: [LayoutReason]
  package var height: [LayoutReason]

  init(origin: PerAxis<[LayoutReason]>, size: PerAxis<[LayoutReason]>) {
    (x, y) = (origin.horizontal, origin.vertical)
    (width, height) = (size.horizontal, size.vertical)
  }

  /// One reason for all coordinates.
  init(_ reason: LayoutReason) { self.init(origin: PerAxis([reason], [reason]), size: PerAxis([reason], [reason])) }
}

extension ConstraintScene {
  /// A reason as a phrase, with constraints in full: `"aB1-cD-2e3" (label.leading = view.leading + 8)`.
  ///
  /// - Parameter item: the index of the view whose frame the reason decides.
  package func description(of reason: LayoutReason, for item: Int) -> String {
    switch reason {
    case .constraint(let index): description(of: constraints[index])
    case .intrinsicSize(let view): "intrinsic size" + suffix(view, item)
    case .drawnSize(let view): "drawn size" + suffix(view, item)
    case .arrangement(let view): "arrangement" + suffix(view, item)
    case .storedFrame(let view):
      (fallback == .storedFrames ? "not constrained: stored frame" : "not constrained: 0") + suffix(view, item)
    case .autoresizing(let view): "stored frame and autoresizing mask" + suffix(view, item)
    case .root: "size of the canvas, cell or container"
    case .nonnegativeSize: "a size is at least 0"
    case .parentSize(let view): "size" + suffix(view, item)
    }
  }

  private func suffix(_ view: Int, _ item: Int) -> String {
    guard view != item else { return "" }
    return " of " + items[view].element + (items[view].identifier.map { " #" + $0 } ?? "")
  }
}
