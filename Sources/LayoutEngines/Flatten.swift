import Diagnostics
import Geometry
import ViewTree

/// The views with their frames in one list, in document order.
///
/// A loop, not a recursion: the list may be a million views long and the tree hundreds of levels deep.
///
/// - Throws: ``InvalidInput`` when a frame is not within ±10⁹ points.
func flatten(_ root: View, _ fragment: Fragment) throws(InvalidInput) -> Layout {
  var views = [try placed(root, Rect(origin: .zero, size: fragment.size), at: 0, parent: nil, ordinal: nil)]
  var open = [OpenView(index: 0, view: root, fragment: fragment, origin: .zero)]
  while let last = open.indices.last {
    guard let next = open[last].nextChild() else {
      views[open.removeLast().index].end = views.count
      continue
    }
    let origin = open[last].origin + next.placed.origin
    let index = views.count
    views.append(
      try placed(
        next.view, frame(of: next.view, next.placed, at: origin), at: index, parent: open[last].index,
        ordinal: next.ordinal))
    if !next.view.children.isEmpty {
      open.append(OpenView(index: index, view: next.view, fragment: next.placed.fragment, origin: origin))
    }
  }
  return Layout(size: fragment.size, views: views)
}

/// A view whose descendants are being added.
private struct OpenView {
  let index: Int
  let origin: Point
  private let children: [View]
  private let fragment: Fragment
  private var child = 0
  private var copy = 0
  private var position = 0
  /// Of each element name that several children have, how many have been added; nil for a name that one child has.
  private var ordinals: [String: Int]

  init(index: Int, view: View, fragment: Fragment, origin: Point) {
    self.index = index
    self.origin = origin
    self.fragment = fragment
    children = view.children
    ordinals = Self.repeatedNames(in: view.children)
  }

  mutating func nextChild() -> (view: View, placed: PlacedFragment, ordinal: Int?)? {
    guard child < children.count else { return nil }
    var view = children[child]
    let name = view.element
    let ordinal = ordinals[name]
    if let ordinal { ordinals[name] = ordinal + 1 }
    // Below a hidden view nothing has been laid out.
    let placed = position < fragment.children.count ? fragment.children[position] : .empty
    position += 1
    copy += 1
    if copy >= view.copies { (child, copy) = (child + 1, 0) }
    view.repetition = .once
    return (view, placed, ordinal)
  }

  private static func repeatedNames(in children: [View]) -> [String: Int] {
    guard children.count > 1 || (children.first?.copies ?? 0) > 1 else { return [:] }
    var counts: [String: Int] = [:]
    for child in children { counts[child.element, default: 0] += child.copies }
    return counts.compactMapValues { $0 > 1 ? 0 : nil }
  }
}

/// The view without its children at its place; `end` is right for a view that has none.
private func placed(
  _ view: View, _ frame: Rect, at index: Int, parent: Int?, ordinal: Int?
) throws(InvalidInput) -> PlacedView {
  let limit = ViewLimits.coordinate
  // Written so that what is not a number is refused too.
  guard abs(frame.minX) <= limit, abs(frame.minY) <= limit, abs(frame.maxX) <= limit, abs(frame.maxY) <= limit else {
    throw InvalidInput(LayoutProblem.coordinateOutOfRange(element: view.element), at: view.location)
  }
  var leaf = view
  leaf.children = []
  return PlacedView(view: leaf, frame: frame, parent: parent, end: index + 1, ordinal: ordinal)
}

/// A stored frame stays as it is, whatever has been made of its size to lay out what it holds.
private func frame(of view: View, _ placed: PlacedFragment, at origin: Point) -> Rect {
  if case .frame(let stored) = view.layout { return Rect(origin: origin, size: stored.size) }
  return Rect(origin: origin, size: placed.fragment.size)
}
