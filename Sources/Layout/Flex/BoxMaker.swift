import Diagnostics
import Geometry
import ViewTree

/// The creation of the boxes of a tree of views, in which equal views share one box.
///
/// Two views share a box if they have the same ``View/layoutNumber`` and their children have the same boxes. A feed of
/// equal cells is then laid out once, and its cells are placed one by one.
struct BoxMaker {
  private let tree: BoxTree
  /// The boxes of views with a ``View/layoutNumber``, each with the hash of its view.
  private var sharedBoxes: [SharedBox] = []
  /// The indexes of the shared boxes in an open hash table whose size is a power of two; empty for few boxes, which are
  /// searched one by one.
  private var slots: [Slot] = []
  /// The boxes of the tables whose columns have common widths.
  private(set) var sharingTables: [Box] = []

  init(_ tree: BoxTree) {
    self.tree = tree
    sharedBoxes.reserveCapacity(Self.fewBoxes)
  }

  /// The number of shared boxes up to which they are searched one by one.
  private static let fewBoxes = 16

  private struct SharedBox {
    var hash: UInt
    var box: Box
  }

  private struct Slot {
    var hash: UInt = 0
    /// The index in ``sharedBoxes`` of the box in this slot of the hash table; −1 if the slot is free.
    var box: Int32 = -1
  }

  /// The maximum number of slots to search for a shared box before a new one is created, which bounds the time for
  /// colliding hashes.
  private static let longestSearch = 32

  /// Creates the box of a root, the only element of an array, with the boxes of all descendants.
  mutating func box(of root: [View]) -> Box {
    // From the deadline on there may be no box.
    boxes(of: root).last ?? newBox(of: root, at: 0, children: [])
  }

  /// Returns the boxes of siblings in document order; that of a repeated view is contained once for each copy.
  ///
  /// The properties of a view are read in its array: a copy of the view would retain all of them.
  @inline(never)
  private mutating func boxes(of views: [View]) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(views.count)
    for index in views.indices {
      guard tree.work.allowsMore() else { break }
      let children = views[index].children.isEmpty ? [] : self.boxes(of: views[index].children)
      let number = views[index].layoutNumber
      let box =
        number == 0
        ? newBox(of: views, at: index, children: children)
        : sharedBox(of: views, at: index, number: number, children: children)
      if case .times(let copies) = views[index].repetition {
        for _ in 0..<max(0, copies - 1) { boxes.append(box) }
      }
      // The last use of the box, which is moved then and not retained.
      boxes.append(box)
    }
    return boxes
  }

  @inline(never)
  private mutating func sharedBox(
    of views: [View], at index: Int, number: Int32, children: consuming [Box]
  ) -> Box {
    let hash = hash(number: number, children: children)
    guard !slots.isEmpty else {
      for position in sharedBoxes.indices
      where sharedBoxes[position].hash == hash && isBox(at: position, numbered: number, children: children) {
        return sharedBox(at: position)
      }
      let box = newBox(of: views, at: index, children: children)
      sharedBoxes.append(SharedBox(hash: hash, box: box))
      if sharedBoxes.count > Self.fewBoxes { grow(to: 4 * Self.fewBoxes) }
      return box
    }
    var position = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    var steps = 0
    while slots[position].box >= 0 {
      let known = Int(slots[position].box)
      if slots[position].hash == hash, isBox(at: known, numbered: number, children: children) {
        return sharedBox(at: known)
      }
      steps += 1
      guard steps < Self.longestSearch else { return newBox(of: views, at: index, children: children) }
      position = (position + 1) & (slots.count - 1)
    }
    let box = newBox(of: views, at: index, children: children)
    slots[position] = Slot(hash: hash, box: Int32(truncatingIfNeeded: sharedBoxes.count))
    sharedBoxes.append(SharedBox(hash: hash, box: box))
    if sharedBoxes.count * 2 > slots.count { grow(to: slots.count * 2) }
    return box
  }

  /// Returns the shared box at an index for one more view.
  private func sharedBox(at position: Int) -> Box {
    let box = sharedBoxes[position].box
    box.useCount += 1
    return box
  }

  /// Returns true if the shared box at an index is that of a view with a layout number and children.
  private func isBox(at position: Int, numbered number: Int32, children: [Box]) -> Bool {
    let box = sharedBoxes[position].box
    guard box.layoutNumber == number, box.children.count == children.count else { return false }
    for index in children.indices where box.children[index] != children[index] { return false }
    return true
  }

  /// Returns the hash of a view: the finalizer of MurmurHash3 over its layout number and the numbers of its children's
  /// boxes.
  private func hash(number: Int32, children: [Box]) -> UInt {
    var hash = UInt(truncatingIfNeeded: number)
    for child in children {
      hash = (hash << 5 | hash >> 59) ^ UInt(child.number)
      hash = hash &* 0x9E37_79B9_7F4A_7C15
    }
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ hash >> 33
  }

  private mutating func grow(to count: Int) {
    slots = [Slot](repeating: Slot(), count: count)
    for (index, shared) in sharedBoxes.enumerated() {
      var position = Int(truncatingIfNeeded: shared.hash) & (count - 1)
      while slots[position].box >= 0 { position = (position + 1) & (count - 1) }
      slots[position] = Slot(hash: shared.hash, box: Int32(truncatingIfNeeded: index))
    }
  }

  @inline(never)
  private mutating func newBox(of views: [View], at index: Int, children: consuming [Box]) -> Box {
    let box = makeBox(of: views, at: index, children)
    if box.style.sharesColumns, box.display == .table, !box.isHidden { sharingTables.append(box) }
    return box
  }

  private func makeBox(of views: [View], at index: Int, _ boxes: consuming [Box]) -> Box {
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
