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
  let resolved = try resolveAutoLayout(document, limits: limits)
  var root = resolved.value.root
  // A root stands once; a dialect that repeats it puts a container around it.
  root.repetition = .once
  var count = try ViewCount(root, limit: limits.views)
  let width = document.canvas.width ?? Canvas.defaultSize.width
  if count.hasFilling {
    var filling = Filling(
      root, viewport: Size(width: width, height: document.canvas.height ?? Canvas.defaultSize.height),
      limit: limits.views
    ) { layoutRoot($0, in: document, width: width).value }
    try filling.run()
    root = filling.root
    count = try ViewCount(root, limit: limits.views)
  }
  let fragment = layoutRoot(root, in: document, width: width)
  var placed = try flatten(root, fragment.value, count: count.count)
  if case .android = root.layout {
    // The root of an Android layout need not fill its window.
    placed.size = Size(width: width, height: document.canvas.height ?? placed.size.height)
  }
  return Reported(placed, resolved.diagnostics + fragment.diagnostics)
}

/// The one switch over layout specs of a root; ``View/makeBox()`` has the one of all others.
private func layoutRoot(_ root: View, in document: ViewDocument, width: Double) -> Reported<Fragment> {
  let height = document.canvas.height
  switch root.layout {
  // A specification of Auto Layout has become a frame before.
  case .flex, .autoLayout: return Reported(root.makeBox().layoutAsRoot(width: width, height: height))
  case .frame(let frame): return Reported(root.makeBox().layoutAsRoot(width: width, height: height ?? frame.maxY))
  case .android:
    return layoutAndroid(
      root, in: PartialSize(width: width, height: height), density: document.androidDensity)
  }
}
