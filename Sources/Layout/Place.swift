package import Diagnostics
import Geometry
package import ViewTree

/// Computes the frame of every view in a document, in points of the canvas.
///
/// The canvas is 375 points wide unless the document has another width, and as high as the content unless the document
/// has a height; the root fills it. Repeated views are copied. A hidden view of a flexbox is `display: none`: it takes
/// no space and no gap, and has an empty frame at its parent's origin, as do its descendants. A hidden view with a
/// stored frame keeps the frame.
///
/// - Parameters:
///   - document: the views with their layout specifications.
///   - limits: the maximum number of views, and the deadline.
///   - explanation: receives the reasons of the frames that Auto Layout decides; nil to compute none.
/// - Throws: ``InvalidInput`` if there are more views than the limit, for coordinates beyond ±10⁹ points, or from the
///   deadline on.
package func place(
  _ document: ViewDocument, limits: ViewLimits = ViewLimits(), explanation: LayoutExplanation? = nil
) throws(InvalidInput) -> Reported<PlacedViews> {
  let resolved = try resolvedRoot(of: document, limits, explanation)
  // The functions below read properties of views in arrays: a copy of a view would retain all of them.
  var root = [resolved.value]
  // A root is not repeated; a dialect that repeats it adds a container around it. A change copies the properties.
  if case .once = root[0].repetition {} else { root[0].repetition = .once }
  let work = SharedWorkMeter(limits.deadline)
  var count = try ViewCount(root, limit: limits.views)
  let width = document.canvas.width ?? Canvas.defaultSize.width
  if count.hasFilling {
    var filling = Filling(
      root[0], viewport: Size(width: width, height: document.canvas.height ?? Canvas.defaultSize.height),
      limit: limits.views
    ) { layoutRoot([$0], in: document, width: width, work).value }
    try filling.run(work)
    root[0] = filling.root
    count = try ViewCount(root, limit: limits.views)
  }
  if count.hasVariation { root[0].replaceVariedCopies() }
  var (placed, warnings) = try placeParts(of: root, in: document, width: width, count: count.count, work)
  if case .android = root[0].layout {
    // The root of an Android layout may be smaller than its window.
    placed.size = canvasSize(around: placed.size, width: width, in: document)
  }
  if count.hasSubstitutes { placed = try placed.withSubstitutes(of: document, limits: limits) }
  return Reported(placed, resolved.diagnostics + warnings)
}

/// Lays out a root, the only element of an array, in the parts of a long feed, and returns the warnings.
///
/// - Parameters:
///   - width: the width of the canvas in points.
///   - count: the number of views including copies.
/// - Throws: ``InvalidInput`` for coordinates beyond ±10⁹ points, or from the deadline on.
private func placeParts(
  of root: [View], in document: ViewDocument, width: Double, count: Int, _ work: SharedWorkMeter
) throws(InvalidInput) -> (placed: PlacedViews, warnings: [Diagnostic]) {
  var list = ViewList(root, count: count)
  guard document.canvas.height == nil, let feed = FeedParts(of: root[0], width: width) else {
    let fragments = layoutRoot(root, in: document, width: width, work)
    try work.end()
    try list.append(root[0].children.indices, fragments.value, of: fragments.value.root.size, work)
    return (list.placed(from: document.source), fragments.diagnostics)
  }
  var end = feed.padding.top
  for range in feed.ranges {
    let fragments = layoutRoot(feed.part(range, from: end), in: document, width: width, work)
    try work.end()
    end = feed.end(of: fragments.value)
    try list.append(range, fragments.value, of: Size(width: width, height: feed.height(to: end)), work)
  }
  return (list.placed(from: document.source), [])
}

/// Returns the root of a document with frames in place of Auto Layout specifications, and the warnings about them.
///
/// - Throws: ``InvalidInput`` when there are more views than the limit, or after the deadline.
private func resolvedRoot(
  of document: ViewDocument, _ limits: ViewLimits, _ explanation: LayoutExplanation?
) throws(InvalidInput) -> Reported<View> {
  guard case .autoLayout = document.root.layout else { return Reported(document.root) }
  let resolved = try resolveAutoLayout(document, limits: limits, explains: explanation != nil) {
    explanation?.add($0, $1)
  }
  return Reported(resolved.value.root, resolved.diagnostics)
}

/// Returns the size of the canvas of an Android layout in points.
///
/// It is the size of the window, except that the canvas of a part of a screen is not larger than its root.
private func canvasSize(around root: Size, width: Double, in document: ViewDocument) -> Size {
  var size = Size(width: width, height: document.canvas.height ?? root.height)
  if document.fitsWidthOfRoot, root.width > 0 { size.width = min(size.width, root.width) }
  if document.fitsHeightOfRoot, root.height > 0 { size.height = min(size.height, root.height) }
  return size
}

/// Lays out the root view of a document, the only element of an array, by its layout specification, in a canvas of
/// `width` points, and returns the layout with warnings; incomplete after the deadline of `work`.
///
/// The specifications of all other views are distinguished in ``BoxMaker``.
private func layoutRoot(
  _ root: [View], in document: ViewDocument, width: Double, _ work: SharedWorkMeter
) -> Reported<FragmentTree> {
  let height = document.canvas.height
  let tree = BoxTree(work)
  switch root[0].layout {
  // Auto Layout specifications are already replaced by frames.
  case .flex, .autoLayout: return Reported(tree.layout(root: root.makeBox(in: tree), width: width, height: height))
  case .frame(let frame):
    return Reported(tree.layout(root: root.makeBox(in: tree), width: width, height: height ?? frame.maxY))
  case .android:
    return layoutAndroid(
      root[0], in: PartialSize(width: width, height: height), density: document.androidDensity, work)
  }
}
