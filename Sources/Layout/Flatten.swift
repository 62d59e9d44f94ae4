import Diagnostics
import Geometry
import Memory
import ViewTree

/// Returns `root` and all views below it with their frames, in points of the canvas, in document order.
///
/// A loop, not a recursion: the list may be a million views long and the tree hundreds of levels deep.
///
/// - Parameters:
///   - root: the root as the only element of an array.
///   - fragments: the layout of the root and its descendants, with positions in points of the respective parent.
///   - count: the number of views including copies, for which memory is reserved.
///   - source: the source of the document.
/// - Throws: ``InvalidInput`` if a frame is not within ±10⁹ points, or from the deadline of `work` on.
func flatten(
  _ root: [View], _ fragments: FragmentTree, count: Int, from source: Source, _ work: SharedWorkMeter
) throws(InvalidInput) -> PlacedViews {
  var views: [PlacedView] = []
  // Without the reservation the list would be copied each time it grows.
  views.reserveLargeCapacity(count)
  try append(root, at: 0, Rect(origin: .zero, size: fragments.root.size), parent: nil, ordinal: nil, to: &views)
  var siblings = SiblingOrdinals()
  siblings.open(root[0].children)
  var current = OpenView(index: 0, children: root[0].children, fragments: fragments.root.children, origin: .zero)
  var ancestors: [OpenView] = []
  ancestors.reserveCapacity(8)
  while true {
    guard let child = current.nextChild() else {
      siblings.close(count: current.children.count)
      views[current.index].end = views.count
      guard let parent = ancestors.popLast() else { break }
      current = parent
      continue
    }
    guard work.allowsMore() else { break }
    let placed = current.lastFragment(in: fragments.placed)
    let index = views.count
    let ordinal = siblings.nextOrdinal(of: child, among: current.children.count)
    var frame = Rect(origin: current.origin + placed.origin, size: placed.fragment.size)
    // A stored frame stays, independent of the size used to lay out its descendants.
    if case .frame(let stored) = current.children[child].layout { frame.size = stored.size }
    try append(
      current.children, at: child, copy: current.copyOfChild, frame, parent: current.index, ordinal: ordinal, to: &views
    )
    if placed.isCollapsed { views[index].view.collapse() }
    guard !current.children[child].children.isEmpty else { continue }
    var next = current.openedChild(
      child, index: index, fragments: placed.fragment.children, origin: frame.origin)
    siblings.open(next.children)
    // An exchange needs no copy.
    swap(&current, &next)
    ancestors.append(next)
  }
  try work.end()
  return PlacedViews(size: fragments.root.size, views: views, source: source)
}

/// A view whose descendants are being added to the list, with the position among its children.
private struct OpenView {
  let index: Int
  let children: [View]
  let origin: Point
  /// The place of the fragments of the children among those of the tree.
  private let fragments: Range<Int32>
  /// The child that ``nextChild()`` returned last, without its repetition and children; nil for a child without copies.
  private(set) var copyOfChild: View?
  private var child = 0
  private var copy = 0
  private var position = -1

  init(index: Int, children: [View], fragments: Range<Int32>, origin: Point) {
    self.index = index
    self.children = children
    self.fragments = fragments
    self.origin = origin
  }

  /// The index of the child to place next, returned once for each of its copies; nil after the last child.
  mutating func nextChild() -> Int? {
    guard child < children.count else { return nil }
    let current = child
    position += 1
    copy += 1
    if copy == 1 { updateCopy() }
    if copy >= children[child].copies { (child, copy) = (child + 1, 0) }
    return current
  }

  private mutating func updateCopy() {
    // A pattern: a comparison of values of another module's enumeration calls a generic function.
    if case .once = children[child].repetition {
      if copyOfChild != nil { copyOfChild = nil }
      return
    }
    var view = children[child]
    (view.repetition, view.children) = (.once, [])
    copyOfChild = view
  }

  /// Returns the fragment of the child that ``nextChild()`` returned last; an empty one below a hidden view, which is not
  /// laid out.
  func lastFragment(in placed: [PlacedFragment]) -> PlacedFragment {
    position < fragments.count ? placed[Int(fragments.lowerBound) + position] : .empty
  }

  /// Returns the child that ``nextChild()`` returned last, with its children and their fragments.
  ///
  /// - Parameters:
  ///   - child: the index of the child.
  ///   - index: its index in the list of all views.
  ///   - fragments: the place of the fragments of its children.
  ///   - origin: the origin of its frame in points of the canvas.
  func openedChild(_ child: Int, index: Int, fragments: Range<Int32>, origin: Point) -> OpenView {
    // An element of an array would be copied as a whole.
    let views = children.span
    return OpenView(index: index, children: views[child].children, fragments: fragments, origin: origin)
  }
}

/// Counters of siblings with the same element name, copies included, for the ordinals of views in paths.
///
/// One array serves all open views, so that no view needs an allocation.
private struct SiblingOrdinals {
  private struct Entry {
    /// The index of the first child of the same parent with the same element name, counted from 0.
    ///
    /// The other properties are valid in the entry of that child.
    var first: Int
    /// The number of views of this name.
    var count = 0
    /// The ordinal of the next view of this name, counted from 0.
    var next = 0
  }

  /// One entry for each child of the open views, in document order; the entries of the innermost open view are the
  /// last.
  private var entries: [Entry] = []

  init() {
    // The number for small documents, which saves the copies of a growing array.
    entries.reserveCapacity(32)
  }

  /// The maximum number of siblings whose names are compared in pairs; the names of more siblings are looked up in a
  /// dictionary.
  private static let fewSiblings = 12

  mutating func open(_ children: [View]) {
    guard children.count <= Self.fewSiblings else { return openMany(children) }
    let start = entries.count
    for index in children.indices {
      let first = (0..<index).first { children.haveSameElement(index, $0) } ?? index
      entries.append(Entry(first: first))
      entries[start + first].count += children[index].copies
    }
  }

  @inline(never)
  private mutating func openMany(_ children: [View]) {
    let start = entries.count
    var known: [String: Int] = [:]
    for index in children.indices {
      var first = index
      if index > 0, children.haveSameElement(index, index - 1) {
        first = entries[start + index - 1].first
      } else {
        let element = children[index].element
        first = known[element] ?? index
        if first == index { known[element] = index }
      }
      entries.append(Entry(first: first))
      entries[start + first].count += children[index].copies
    }
  }

  mutating func close(count: Int) {
    entries.removeLast(count)
  }

  /// Returns the ordinal, counted from 0, of the next copy of the child at index `child` among its siblings with the
  /// same name; nil for a sole view of that name.
  ///
  /// - Parameter count: the number of children of the innermost open view.
  mutating func nextOrdinal(of child: Int, among count: Int) -> Int? {
    let start = entries.count - count
    let first = start + entries[start + child].first
    guard entries[first].count > 1 else { return nil }
    defer { entries[first].next += 1 }
    return entries[first].next
  }
}

/// Appends the view at index `position` of `siblings` to `views`, without its children.
///
/// The caller sets the `end` of a view with children later.
///
/// - Parameters:
///   - copy: the view to append instead, for a view with copies; nil for a view without.
///   - parent: the index in `views` of the parent; nil for the root.
///   - ordinal: the index among the siblings of the same name; nil for a sole view.
/// - Throws: ``InvalidInput`` if the frame is not within ±10⁹ points.
private func append(
  _ siblings: [View], at position: Int, copy: View? = nil, _ frame: Rect, parent: Int?, ordinal: Int?,
  to views: inout [PlacedView]
) throws(InvalidInput) {
  let limit = ViewLimits.coordinate
  // The comparison is also false for NaN.
  guard abs(frame.minX) <= limit, abs(frame.minY) <= limit, abs(frame.maxX) <= limit, abs(frame.maxY) <= limit else {
    throw InvalidInput(
      LayoutProblem.coordinateOutOfRange(element: siblings[position].element), at: siblings[position].location)
  }
  if let copy {
    views.append(PlacedView(view: copy, frame: frame, parent: parent, end: views.count + 1, ordinal: ordinal))
    return
  }
  views.append(
    PlacedView(
      view: siblings[position], frame: frame, parent: parent, end: views.count + 1, ordinal: ordinal))
  // A view that is changed before would be copied twice.
  if !siblings[position].children.isEmpty { views[views.count - 1].view.children = [] }
}
