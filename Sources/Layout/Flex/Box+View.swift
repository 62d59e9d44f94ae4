import Geometry
import ViewTree

extension View {
  /// The box of the view with the boxes of all descendants.
  @inline(never)
  func makeBox() -> Box {
    let boxes = makeChildBoxes()
    switch layout {
    case .flex(let style): return Box(style: style, clips: clips, isHidden: isHidden, children: boxes)
    // Auto Layout is already resolved; in other places such a view is empty.
    case .autoLayout: return Box(style: FlexStyle(), clips: clips, storedFrame: .zero, children: boxes)
    case .frame(let frame):
      // Descendants are placed by stored frames too; a flexbox view among them has a column as its container.
      return Box(style: FlexStyle(), clips: clips, storedFrame: frame, children: boxes)
    case .android:
      // Android's measure pass starts at a root: in a flexbox such a view takes no space.
      return Box(style: FlexStyle(), clips: clips, isHidden: isHidden, children: boxes)
    }
  }

  /// The boxes of the children; the function is not inlined, so that a deep tree requires less stack space.
  @inline(never)
  private func makeChildBoxes() -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(children.count)
    // A span borrows its elements, an array copies them.
    let views = children.span
    for index in views.indices {
      let box = views[index].makeBox()
      for _ in 0..<views[index].copies { boxes.append(box) }
    }
    return boxes
  }
}

extension Box {
  /// Lays out a root, which fills a definite canvas regardless of its own sizes; margins and insets are ignored.
  func layoutAsRoot(width: Double, height: Double?) -> Fragment {
    let canvas = PartialSize(width: width, height: height)
    return layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
  }
}
