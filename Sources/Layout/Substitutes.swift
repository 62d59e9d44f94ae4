import Diagnostics
import Geometry
import ViewTree

extension PlacedViews {
  /// Returns the views, each of which is replaced by its substitute, if it has one, laid out in the view's frame.
  ///
  /// - Throws: ``InvalidInput`` when there are more views than the limit, or coordinates beyond ±10⁹.
  func withSubstitutes(of document: ViewDocument, limits: ViewLimits) throws(InvalidInput) -> PlacedViews {
    var placed = PlacedViews(size: size, views: [], source: source)
    placed.views.reserveCapacity(views.count)
    var newIndexes = [Int](repeating: 0, count: views.count)
    var index = 0
    while index < views.count {
      newIndexes[index] = placed.views.count
      let parent = views[index].parent.map { newIndexes[$0] }
      guard let substitute = views[index].view.substitute.first else {
        placed.views.append(views[index])
        placed.views[placed.views.count - 1].parent = parent
        index += 1
        continue
      }
      var limits = limits
      limits.views -= placed.views.count + views.count - views[index].end
      let frame = views[index].frame
      var part = ViewDocument(
        root: substitute, source: .native, canvas: Canvas(width: frame.width, height: frame.height),
        direction: document.direction)
      part.root.isHidden = substitute.isHidden || views[index].view.isHidden
      let base = placed.views.count
      let offset = frame.origin - .zero
      for var view in try place(part, limits: limits).value.views {
        view.frame = view.frame.offset(by: offset)
        view.ordinal = view.parent == nil ? views[index].ordinal : view.ordinal
        view.parent = view.parent.map { $0 + base } ?? parent
        placed.views.append(view)
      }
      placed.parts.append((base..<placed.views.count, part.source))
      index = views[index].end
    }
    placed.closeViews()
    return placed
  }

  /// Sets ``PlacedView/end`` of each view, which follows from the parents of all views.
  private mutating func closeViews() {
    for index in views.indices { views[index].end = index + 1 }
    for index in views.indices.reversed() {
      if let parent = views[index].parent { views[parent].end = max(views[parent].end, views[index].end) }
    }
  }
}
