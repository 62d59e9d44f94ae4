import Diagnostics
import Geometry
import ViewTree

/// The views with their frames in one list, in document order.
///
/// A loop, not a recursion: the list may be a million views long and the tree hundreds of levels deep.
///
/// - Throws: ``InvalidInput`` when a frame is not within ±10⁹ points.
func flatten(_ root: View, _ fragment: Fragment, count: Int) throws(InvalidInput) -> PlacedViews {
  var views: [PlacedView] = []
  // Without the reservation the list would be copied each time it grows.
  views.reserveCapacity(count)
  views.append(try placed(root, Rect(origin: .zero, size: fragment.size), at: 0, parent: nil, ordinal: nil))
  var open = [OpenView(index: 0, children: root.children, fragment: fragment, origin: .zero)]
  while let last = open.indices.last {
    guard let next = open[last].nextChild() else {
      views[open.removeLast().index].end = views.count
      continue
    }
    let origin = open[last].origin + next.placed.origin
    let index = views.count
    let siblings = open[last].children
    var view = siblings[next.child]
    if next.placed.isCollapsed { view.collapse() }
    views.append(
      try placed(
        view, frame(of: view, next.placed, at: origin), at: index, parent: open[last].index, ordinal: next.ordinal))
    let children = siblings[next.child].children
    if !children.isEmpty {
      open.append(OpenView(index: index, children: children, fragment: next.placed.fragment, origin: origin))
    }
  }
  return PlacedViews(size: fragment.size, views: views)
}

/// A view whose descendants are being added.
private struct OpenView {
  let index: Int
  let children: [View]
  let origin: Point
  private let fragment: Fragment
  private var child = 0
  private var copy = 0
  private var position = 0
  private var names: SiblingNames

  init(index: Int, children: [View], fragment: Fragment, origin: Point) {
    self.index = index
    self.children = children
    self.origin = origin
    self.fragment = fragment
    names = SiblingNames(children)
  }

  mutating func nextChild() -> (child: Int, placed: PlacedFragment, ordinal: Int?)? {
    guard child < children.count else { return nil }
    let current = child
    // The descendants of a hidden view are not laid out.
    let placed = position < fragment.children.count ? fragment.children[position] : .empty
    position += 1
    copy += 1
    if copy >= children[child].copies { (child, copy) = (child + 1, 0) }
    return (current, placed, names.nextOrdinal(of: current))
  }
}

/// The ordinals of siblings with the same element name, copies included.
private struct SiblingNames {
  /// The first child with the name of each child; empty for a single child that is not repeated.
  private var firsts: [Int] = []
  /// The number of siblings counted so far, for each first one; nil for a name with one child.
  private var ordinals: [Int?] = []

  /// The number of siblings up to which names are compared; more are looked up in a table.
  private static let fewSiblings = 12

  init(_ children: [View]) {
    let views = children
    guard views.count > 1 || (views.count == 1 && views[0].copies > 1) else { return }
    var known: [String: Int] = [:]
    var counts = [Int](repeating: 0, count: views.count)
    firsts.reserveCapacity(views.count)
    for index in views.indices {
      var first: Int?
      if views.count <= Self.fewSiblings {
        first = (0..<index).first { firsts[$0] == $0 && views[$0].element == views[index].element }
      } else {
        first = known[views[index].element]
        if first == nil { known[views[index].element] = index }
      }
      firsts.append(first ?? index)
      counts[first ?? index] += views[index].copies
    }
    ordinals = counts.map { $0 > 1 ? 0 : nil }
  }

  mutating func nextOrdinal(of child: Int) -> Int? {
    guard !firsts.isEmpty, let ordinal = ordinals[firsts[child]] else { return nil }
    ordinals[firsts[child]] = ordinal + 1
    return ordinal
  }
}

/// The view at its position, without its children; `end` is valid for a view without descendants.
///
/// - Throws: ``InvalidInput`` when the frame is not within ±10⁹ points.
private func placed(
  _ view: View, _ frame: Rect, at index: Int, parent: Int?, ordinal: Int?
) throws(InvalidInput) -> PlacedView {
  let limit = ViewLimits.coordinate
  // The comparison is also false for NaN.
  guard abs(frame.minX) <= limit, abs(frame.minY) <= limit, abs(frame.maxX) <= limit, abs(frame.maxY) <= limit else {
    throw InvalidInput(LayoutProblem.coordinateOutOfRange(element: view.element), at: view.location)
  }
  var leaf = view
  leaf.children = []
  leaf.repetition = .once
  return PlacedView(view: leaf, frame: frame, parent: parent, end: index + 1, ordinal: ordinal)
}

/// The frame of a view in points; a stored frame is independent of the size in which descendants are laid out.
private func frame(of view: View, _ placed: PlacedFragment, at origin: Point) -> Rect {
  if case .frame(let stored) = view.layout { return Rect(origin: origin, size: stored.size) }
  return Rect(origin: origin, size: placed.fragment.size)
}
