package import Diagnostics
import Geometry
package import ViewTree

/// Gives every view its frame.
///
/// The canvas is 375 points wide unless the document says otherwise, and as high as the content unless it fixes the
/// height; the root fills it. Repetition is carried out. A hidden view of a flexbox is `display: none`: it takes no
/// room and no gap, and stands with an empty frame at its parent's origin, as does all that it holds; a hidden view
/// with a stored frame keeps it.
///
/// - Throws: ``InvalidInput`` when there are more views than the limit, or coordinates beyond ±10⁹.
package func place(
  _ document: ViewDocument, limits: ViewLimits = ViewLimits()
) throws(InvalidInput) -> Reported<PlacedViews> {
  var root = document.root
  // A root stands once; a dialect that repeats it puts a container around it.
  root.repetition = .once
  _ = try root.count(limit: limits.views)
  let width = document.canvas.width ?? Canvas.defaultSize.width
  var filling = Filling(
    root, viewport: Size(width: width, height: document.canvas.height ?? Canvas.defaultSize.height),
    limit: limits.views
  ) { layoutRoot($0, width: width, height: document.canvas.height) }
  try filling.run()
  let fragment = layoutRoot(filling.root, width: width, height: document.canvas.height)
  let count = try filling.root.count(limit: limits.views)
  return Reported(try flatten(filling.root, fragment, count: count))
}

/// The one switch over layout specs of a root; ``View/makeBox()`` has the one of all others.
private func layoutRoot(_ root: View, width: Double, height: Double?) -> Fragment {
  let box = root.makeBox()
  switch root.layout {
  case .flex, .android: return box.layoutAsRoot(width: width, height: height)
  case .frame(let frame): return box.layoutAsRoot(width: width, height: height ?? frame.maxY)
  }
}
