import Diagnostics
import Geometry
import Memory
import ViewTree

/// The list of all views with their frames, in points of the canvas, in document order, while it is made.
///
/// A loop, not a recursion: the list may be a million views long and the tree hundreds of levels deep.
struct ViewList {
  /// The root as the only element of an array.
  private let root: [View]
  private var views: [PlacedView] = []
  private var siblings = SiblingOrdinals()

  /// A list of the root alone, which has no size yet.
  ///
  /// - Parameter count: the number of views including copies, for which memory is reserved.
  init(_ root: [View], count: Int) {
    self.root = root
    // Without the reservation the list would be copied each time it grows.
    views.reserveLargeCapacity(count)
    let view = PlacedView(view: root[0], frame: .zero, parent: nil, end: 1, ordinal: nil)
    views.append(view)
    views[0].view.children = []
    siblings.open(root[0].children)
  }

  /// Appends some children of the root with the views below them.
  ///
  /// - Parameters:
  ///   - part: the indexes of the children, which follow those that were appended before.
  ///   - fragments: the layout of a root with these children, with positions in points of the respective parent.
  ///   - size: the size of the root with all children up to these, in points.
  /// - Throws: ``InvalidInput`` if a frame is not within ±10⁹ points, or from the deadline of `work` on.
  mutating func append(
    _ part: Range<Int>, _ fragments: FragmentTree, of size: Size, _ work: SharedWorkMeter
  ) throws(InvalidInput) {
    views[0].frame.size = size
    try checkRange(of: views[0].frame, root[0])
    var current = OpenView(
      index: 0, children: root[0].children, part, fragments: fragments.root.children, origin: .zero)
    var ancestors: [OpenView] = []
    ancestors.reserveCapacity(8)
    while true {
      guard let child = current.nextChild() else {
        guard let parent = ancestors.popLast() else { break }
        siblings.close(count: current.children.count)
        views[current.index].end = views.count
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
        current.children, at: child, copy: current.copyOfChild, frame, parent: current.index, ordinal: ordinal)
      if placed.isCollapsed { views[index].view.collapse() }
      guard !current.children[child].children.isEmpty else { continue }
      var next = current.openedChild(
        child, index: index, fragments: placed.fragment.children, origin: frame.origin)
      siblings.open(next.children)
      // An exchange needs no copy.
      swap(&current, &next)
      ancestors.append(next)
    }
    views[0].end = views.count
    try work.end()
  }

  /// The views of a picture, after the last part.
  func placed(from source: Source) -> PlacedViews {
    PlacedViews(size: views[0].frame.size, views: views, source: source)
  }

  /// Appends the view at index `position` of `siblings`, without its children.
  ///
  /// The `end` of a view with children is set later.
  ///
  /// - Parameters:
  ///   - copy: the view to append instead, for a view with copies; nil for a view without.
  ///   - parent: the index in the list of the parent.
  ///   - ordinal: the index among the siblings of the same name; nil for a sole view.
  /// - Throws: ``InvalidInput`` if the frame is not within ±10⁹ points.
  private mutating func append(
    _ siblings: [View], at position: Int, copy: View?, _ frame: Rect, parent: Int, ordinal: Int?
  ) throws(InvalidInput) {
    try checkRange(of: frame, siblings[position])
    if let copy {
      views.append(PlacedView(view: copy, frame: frame, parent: parent, end: views.count + 1, ordinal: ordinal))
      return
    }
    views.append(
      PlacedView(view: siblings[position], frame: frame, parent: parent, end: views.count + 1, ordinal: ordinal))
    // A view that is changed before would be copied twice.
    if !siblings[position].children.isEmpty { views[views.count - 1].view.children = [] }
  }
}

/// Checks that the frame of a view, in points of the canvas, is within ±10⁹ points.
///
/// - Throws: ``InvalidInput`` at the location of the view.
@inline(__always)
private func checkRange(of frame: Rect, _ view: @autoclosure () -> View) throws(InvalidInput) {
  let limit = ViewLimits.coordinate
  // The comparison is also false for NaN.
  guard abs(frame.minX) <= limit, abs(frame.minY) <= limit, abs(frame.maxX) <= limit, abs(frame.maxY) <= limit else {
    let view = view()
    throw InvalidInput(LayoutProblem.coordinateOutOfRange(element: view.element), at: view.location)
  }
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
  private var child: Int
  private let end: Int
  private var copy = 0
  private var position = -1

  /// - Parameters:
  ///   - part: the indexes of the children to add; nil for all.
  init(index: Int, children: [View], _ part: Range<Int>? = nil, fragments: Range<Int32>, origin: Point) {
    self.index = index
    self.children = children
    child = part?.lowerBound ?? 0
    end = part?.upperBound ?? children.count
    self.fragments = fragments
    self.origin = origin
  }

  /// The index of the child to place next, returned once for each of its copies; nil after the last child.
  mutating func nextChild() -> Int? {
    guard child < end else { return nil }
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
