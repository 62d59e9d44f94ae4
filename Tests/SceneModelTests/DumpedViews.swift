import Diagnostics
import Geometry
import ViewTree

/// A view of a dump with a frame in its parent, in points.
func dumped(_ kind: ViewKind, _ frame: Rect, _ children: [View] = []) -> View {
  var view = View(element: "node", kind: kind, layout: .frame(frame), location: SourceLocation(offset: 0))
  view.children = children
  return view
}

/// A text of a dump with a frame in its parent, in points.
func dumpedText(_ frame: Rect, _ content: String = "Word") -> View {
  var view = dumped(.text, frame)
  view.text = TextLines(count: .fittingContent, fontSize: 14)
  view.text?.content = content
  return view
}

/// A rectangle at a point with a size.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// A view with a change.
func changed(_ view: View, _ change: (inout View) -> Void) -> View {
  var view = view
  change(&view)
  return view
}

/// The markup of a node of a dump of Android; whole points are pixels.
func node(_ name: String, _ frame: Rect, _ attributes: String = "", _ inside: String = "") -> String {
  let corners = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Int($0) }
  let bounds = "[\(corners[0]),\(corners[1])][\(corners[2]),\(corners[3])]"
  return "<node class='\(name)' \(attributes) bounds='\(bounds)'>\(inside)</node>"
}
