import Cassowary
import Diagnostics
import ViewTree

extension AutoLayoutSystem {
  /// The reasons of all frames of the current solution, by the index of the view.
  ///
  /// The size of the parent replaces its own reasons, so that a view in a chain of views that fill each other does not
  /// repeat those of all of them.
  ///
  /// - Throws: ``InvalidInput`` after the deadline.
  mutating func frameReasons(_ deadline: Deadline) throws(InvalidInput) -> [FrameReasons] {
    var frames: [FrameReasons] = []
    var sizes: [PerAxis<[LayoutReason]>] = []
    for (index, item) in scene.items.enumerated() {
      try deadline.check()
      let box = boxes[index]
      sizes.append(PerAxis { reasons(of: box.size[$0]) })
      guard let parent = item.parent else {
        frames.append(FrameReasons(.root))
        continue
      }
      if case .autoresizing = item.holding {
        frames.append(FrameReasons(.autoresizing(index)))
        continue
      }
      let outer = boxes[parent]
      func own(_ reasons: [LayoutReason], without size: [LayoutReason]) -> [LayoutReason] {
        var own = reasons
        if !size.isEmpty, Set(size).isSubset(of: reasons) {
          own = reasons.filter { !size.contains($0) } + [.parentSize(parent)]
        }
        return own.filter { concerns($0, index) } + own.filter { !concerns($0, index) }
      }
      frames.append(
        FrameReasons(
          origin: PerAxis { own(reasons(of: box.origin[$0] - outer.origin[$0]), without: sizes[parent][$0]) },
          size: PerAxis { own(sizes[index][$0], without: sizes[parent][$0]) }))
    }
    return frames
  }

  /// The reasons of the constraints that determine an expression, each once.
  private mutating func reasons(of expression: Expression) -> [LayoutReason] {
    var reasons: [LayoutReason] = []
    for id in solver.determiningConstraints(of: expression) where !reasons.contains(origins[id.index]) {
      reasons.append(origins[id.index])
    }
    return reasons
  }

  /// True if a reason names the view with the index `item` in the scene.
  private func concerns(_ reason: LayoutReason, _ item: Int) -> Bool {
    switch reason {
    case .constraint(let index):
      let constraint = scene.constraints[index]
      return constraint.first.item.view == item || constraint.second?.item.view == item
    case .intrinsicSize(item), .drawnSize(item), .storedFrame(item): return true
    default: return false
    }
  }
}
