import Diagnostics
import Geometry
import ViewTree

/// The creation of the boxes of a tree of views, in which equal views share one box.
///
/// Two views share a box if they have the same ``View/layoutNumber`` and their children have the same boxes. A feed of
/// equal cells is then laid out once, and its cells are placed one by one.
struct BoxMaker {
  private let tree: BoxTree
  /// The boxes of the views whose parents have no box yet, those of the innermost siblings last.
  private var open: [Box] = []
  /// The boxes of views with a ``View/layoutNumber``, each with the hash of its view.
  private var sharedBoxes: [SharedBox] = []
  /// The indexes of the shared boxes in an open hash table whose size is a power of two; −1 for a free slot.
  private var slots = [Int32](repeating: -1, count: 2 * fewBoxes)
  /// The boxes of the tables whose columns have common widths.
  private(set) var sharingTables: [Box] = []

  init(_ tree: BoxTree) {
    self.tree = tree
    sharedBoxes.reserveCapacity(Self.fewBoxes)
  }

  /// The number of shared boxes for which there is memory at the start.
  private static let fewBoxes = 16

  private struct SharedBox {
    var hash: UInt
    var box: Box
  }

  /// The maximum number of slots to search for a shared box before a new one is created, which bounds the time for
  /// colliding hashes.
  private static let longestSearch = 32

  /// Creates the box of a root, the only element of an array, with the boxes of all descendants.
  mutating func box(of root: [View]) -> Box {
    openBoxes(of: root)
    // From the deadline on there may be no box.
    return open.last ?? newBox(of: root, at: 0, childrenFrom: 0)
  }

  /// Adds the boxes of siblings to ``open`` in document order; that of a repeated view is added once for each copy.
  ///
  /// The properties of a view are read in its array: a copy of the view would retain all of them.
  @inline(never)
  private mutating func openBoxes(of views: [View]) {
    for index in views.indices {
      guard tree.work.allowsMore() else { break }
      let start = open.count
      if !views[index].children.isEmpty { openBoxes(of: views[index].children) }
      let number = views[index].layoutNumber
      let box =
        number == 0
        ? newBox(of: views, at: index, childrenFrom: start)
        : sharedBox(of: views, at: index, number: number, childrenFrom: start)
      open.removeSubrange(start...)
      if case .times(let copies) = views[index].repetition {
        for _ in 0..<max(0, copies - 1) { open.append(box) }
      }
      open.append(box)
    }
  }

  @inline(never)
  private mutating func sharedBox(
    of views: [View], at index: Int, number: Int32, childrenFrom start: Int
  ) -> Box {
    let hash = hash(number: number, childrenFrom: start)
    var position = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    var steps = 0
    while slots[position] >= 0 {
      let known = Int(slots[position])
      if sharedBoxes[known].hash == hash, isBox(at: known, numbered: number, childrenFrom: start) {
        return sharedBox(at: known)
      }
      steps += 1
      guard steps < Self.longestSearch else { return newBox(of: views, at: index, childrenFrom: start) }
      position = (position + 1) & (slots.count - 1)
    }
    let box = newBox(of: views, at: index, childrenFrom: start)
    slots[position] = Int32(truncatingIfNeeded: sharedBoxes.count)
    sharedBoxes.append(SharedBox(hash: hash, box: box))
    if sharedBoxes.count * 2 > slots.count { grow() }
    return box
  }

  /// Returns the shared box at an index for one more view.
  private func sharedBox(at position: Int) -> Box {
    let box = sharedBoxes[position].box
    box.useCount += 1
    return box
  }

  /// Returns true if the shared box at an index is that of a view with a layout number and children.
  private func isBox(at position: Int, numbered number: Int32, childrenFrom start: Int) -> Bool {
    let box = sharedBoxes[position].box
    return box.layoutNumber == number && box.children.elementsEqual(open[start...])
  }

  /// Returns the hash of a view: the finalizer of MurmurHash3 over its layout number and the numbers of its children's
  /// boxes.
  private func hash(number: Int32, childrenFrom start: Int) -> UInt {
    var hash = UInt(truncatingIfNeeded: number)
    for index in start..<open.count {
      hash = (hash << 5 | hash >> 59) ^ UInt(truncatingIfNeeded: open[index].number)
      hash = hash &* 0x9E37_79B9_7F4A_7C15
    }
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ hash >> 33
  }

  private mutating func grow() {
    let count = slots.count * 2
    slots = [Int32](repeating: -1, count: count)
    for (index, shared) in sharedBoxes.enumerated() {
      var position = Int(truncatingIfNeeded: shared.hash) & (count - 1)
      while slots[position] >= 0 { position = (position + 1) & (count - 1) }
      slots[position] = Int32(truncatingIfNeeded: index)
    }
  }

  @inline(never)
  private mutating func newBox(of views: [View], at index: Int, childrenFrom start: Int) -> Box {
    let box = makeBox(of: views, at: index, tree.makeList(of: open[start...]))
    if box.style.sharesColumns, box.display == .table, !box.isHidden { sharingTables.append(box) }
    return box
  }

  private func makeBox(of views: [View], at index: Int, _ boxes: BoxList) -> Box {
    let (clips, isHidden) = (views[index].clips, views[index].isHidden)
    switch views[index].layout {
    case .flex(let style):
      return tree.add(
        style: style, clips: clips, isHidden: isHidden, layoutNumber: views[index].layoutNumber, children: boxes)
    // Auto Layout is already resolved; in other places such a view is empty.
    case .autoLayout:
      return tree.add(style: FlexStyle(), clips: clips, storedFrame: .zero, children: boxes)
    case .frame(let frame):
      // Descendants are placed by stored frames too; a flexbox view among them has a column as its container.
      return tree.add(style: FlexStyle(), clips: clips, storedFrame: frame, children: boxes)
    case .android:
      // Android's measure pass starts at a root: in a flexbox such a view takes no space.
      return tree.add(style: FlexStyle(), clips: clips, isHidden: isHidden, children: boxes)
    }
  }
}
