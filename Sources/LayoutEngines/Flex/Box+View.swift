import Geometry
import ViewTree

extension Box {
  /// The box of a view and of all below it.
  convenience init(_ view: View) {
    let children = Self.boxes(of: view.children)
    switch view.layout {
    case .flex(let style):
      self.init(style: style, clips: view.clips, isHidden: view.isHidden, children: children)
    case .frame(let frame):
      // What it holds is placed by stored frames too; a flexbox view among it gets a column to stand in.
      self.init(style: FlexStyle(), clips: view.clips, storedFrame: frame, children: children)
    }
  }

  private static func boxes(of views: [View]) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(views.count)
    for view in views {
      let box = Box(view)
      for _ in 0..<view.copies { boxes.append(box) }
    }
    return boxes
  }

  /// Lays a root out: it fills a definite canvas, whatever its own sizes say; margins and insets mean nothing.
  func layoutAsRoot(width: Double, height: Double?) -> Fragment {
    let canvas = PartialSize(width: width, height: height)
    return layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
  }
}
