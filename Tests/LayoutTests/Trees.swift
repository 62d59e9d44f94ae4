import Diagnostics
import Dialects
import Geometry
import Layout
import ViewTree

/// A flexbox view with the given children.
func view(
  _ element: String = "view", _ children: [View] = [], _ change: (inout FlexStyle) -> Void = { _ in }
) -> View {
  var style = FlexStyle()
  change(&style)
  var view = View(
    element: element, kind: .view, layout: .flex(style), location: SourceLocation(offset: element.utf8.count))
  view.children = children
  return view
}

/// A view with a stored frame.
func stored(_ frame: Rect, _ children: [View] = []) -> View {
  var view = View(element: "view", kind: .view, layout: .frame(frame), location: SourceLocation(offset: 0))
  view.children = children
  return view
}

/// A view that neither grows nor shrinks, of a size in points.
func box(_ width: Double?, _ height: Double?) -> View {
  view("box") {
    $0.width = width.map(Length.points)
    $0.height = height.map(Length.points)
    $0.shrink = 0
  }
}

extension View {
  func repeated(_ repetition: Repetition) -> View {
    var view = self
    view.repetition = repetition
    return view
  }

  func hidden() -> View {
    var view = self
    view.isHidden = true
    return view
  }
}

func document(_ root: View, width: Double? = 100, height: Double? = nil) -> ViewDocument {
  ViewDocument(root: root, source: .native, canvas: Canvas(width: width, height: height), direction: .leftToRight)
}

func frames(_ root: View, width: Double? = 100, height: Double? = nil) throws -> [Rect] {
  try place(document(root, width: width, height: height)).value.views.map(\.frame)
}
