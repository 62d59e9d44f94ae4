import Diagnostics
import Geometry
import ViewTree

/// The boxes of one tree of views, and the fragments of their layouts.
///
/// The memory of a box does not move, so that ``Box`` is a pointer.
@safe final class BoxTree {
  /// The counter of the layouts of all boxes.
  let work: SharedWorkMeter
  private let state: UnsafeMutablePointer<State>

  /// The memory of a tree.
  ///
  /// It is outside of the object, whose properties would be checked for exclusive access at each use.
  @safe struct State {
    fileprivate(set) var work: Unmanaged<SharedWorkMeter>
    /// The fragments of all layouts; those of the children of one box are beside each other.
    fileprivate(set) var placed: [PlacedFragment] = []
    fileprivate var items = [Chunk<FlexItem>]()
    fileprivate var freeItems = ItemPlace()
    fileprivate var boxes = [Chunk<BoxProperties>]()
    /// The number of boxes in the last chunk.
    fileprivate var countInLast = 0
    fileprivate var count = 0

    /// Returns memory for items, which is in use until ``freeItems`` has its former value again.
    fileprivate mutating func allocateItems(_ capacity: Int) -> UnsafeMutablePointer<FlexItem> {
      while freeItems.chunk < items.count && freeItems.index + capacity > items[freeItems.chunk].count {
        freeItems = ItemPlace(chunk: freeItems.chunk + 1, index: 0)
      }
      if freeItems.chunk == items.count {
        items.append(Chunk(count: max(32, capacity, 2 * (items.last?.count ?? 0))))
      }
      defer { freeItems.index += capacity }
      return unsafe items[freeItems.chunk].start + freeItems.index
    }
  }

  /// Memory that does not move, until it is deallocated.
  @safe fileprivate struct Chunk<Element> {
    let start: UnsafeMutablePointer<Element>
    /// The number of elements for which there is memory.
    let count: Int

    init(count: Int) {
      unsafe start = .allocate(capacity: count)
      self.count = count
    }
  }

  /// A place in the memory of items.
  struct ItemPlace {
    fileprivate var chunk = 0
    fileprivate var index = 0
  }

  init(_ work: SharedWorkMeter) {
    self.work = work
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: State(work: .passUnretained(work)))
  }

  deinit {
    for (index, boxes) in unsafe state.pointee.boxes.enumerated() {
      let isLast = unsafe index == state.pointee.boxes.count - 1
      unsafe boxes.start.deinitialize(count: isLast ? state.pointee.countInLast : boxes.count)
      unsafe boxes.start.deallocate()
    }
    for items in unsafe state.pointee.items { unsafe items.start.deallocate() }
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// Adds a box, whose children must be boxes of this tree; it is created in its place.
  @inline(__always)
  func add(
    style: FlexStyle, clips: Bool = false, isHidden: Bool = false, storedFrame: Rect? = nil, layoutNumber: Int32 = 0,
    children: consuming [Box] = []
  ) -> Box {
    let box = unsafe nextPlace()
    unsafe box.initialize(
      to: BoxProperties(
        style: style, clips: clips, isHidden: isHidden, storedFrame: storedFrame, layoutNumber: layoutNumber,
        number: state.pointee.count, children: children, in: state))
    return unsafe Box(properties: box)
  }

  /// Returns the memory of the next box.
  private func nextPlace() -> UnsafeMutablePointer<BoxProperties> {
    let last = unsafe state.pointee.boxes.last
    let isFull = unsafe state.pointee.countInLast == last?.count ?? 0
    if isFull {
      // A small tree needs few kilobytes; at most half of the memory of a large one is unused.
      unsafe state.pointee.boxes.append(Chunk(count: max(16, min(state.pointee.count, 1024))))
      unsafe state.pointee.countInLast = 0
    }
    unsafe state.pointee.countInLast += 1
    unsafe state.pointee.count += 1
    return unsafe state.pointee.boxes[state.pointee.boxes.count - 1].start + (state.pointee.countInLast - 1)
  }

  /// Lays out the box of a root, which fills a canvas of a size in points regardless of the sizes in its style.
  ///
  /// Margins and insets of the root are ignored. If the height is nil, the root is as high as its content.
  func layout(root: Box, width: Double, height: Double?) -> FragmentTree {
    let canvas = PartialSize(width: width, height: height)
    let fragment = root.layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
    return unsafe FragmentTree(root: fragment, placed: state.pointee.placed)
  }
}

/// The fragments of the children of one box, while the box is laid out: see ``Box/reserveChildFragments()``.
@safe struct ChildFragments {
  private let tree: UnsafeMutablePointer<BoxTree.State>
  /// The place of the fragments among those of the tree.
  let range: Range<Int32>

  init(count: Int, in tree: UnsafeMutablePointer<BoxTree.State>) {
    unsafe self.tree = tree
    let start = unsafe Int32(tree.pointee.placed.count)
    for _ in 0..<count { unsafe tree.pointee.placed.append(.empty) }
    range = start..<start + Int32(count)
  }

  /// The fragment of the child at an index.
  subscript(index: Int) -> PlacedFragment {
    get { unsafe tree.pointee.placed[Int(range.lowerBound) + index] }
    nonmutating set { unsafe tree.pointee.placed[Int(range.lowerBound) + index] = newValue }
  }
}

/// The items of a flex container, in memory that the containers of a tree use in turn: see ``Box/makeItems()``.
@safe struct FlexItems: ~Copyable {
  private let tree: UnsafeMutablePointer<BoxTree.State>
  /// The place of the memory that was free before.
  private let start: BoxTree.ItemPlace
  private let items: UnsafeMutablePointer<FlexItem>
  private let capacity: Int
  private(set) var count = 0

  init(capacity: Int, in tree: UnsafeMutablePointer<BoxTree.State>) {
    unsafe self.tree = tree
    self.capacity = capacity
    start = unsafe tree.pointee.freeItems
    unsafe items = tree.pointee.allocateItems(capacity)
  }

  deinit { unsafe tree.pointee.freeItems = start }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> FlexItem {
    _read {
      precondition(index < count)
      yield unsafe items[index]
    }
    _modify {
      precondition(index < count)
      yield unsafe &items[index]
    }
  }

  mutating func append(_ item: FlexItem) {
    precondition(count < capacity)
    unsafe (items + count).initialize(to: item)
    count += 1
  }
}
