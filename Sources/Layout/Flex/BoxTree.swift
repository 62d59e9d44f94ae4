import Diagnostics
import Geometry
import Memory
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
    let work: Unmanaged<SharedWorkMeter>
    /// The fragments of all layouts; those of the children of one box are beside each other.
    fileprivate(set) var placed: [PlacedFragment] = []
    fileprivate var items = [Chunk<FlexItem>]()
    fileprivate var freeItems = ItemPlace()
    fileprivate var boxes = Pool<BoxProperties>()
    fileprivate var children = Pool<Box>()
    fileprivate var derivedStyles = Pool<BoxStyle>()
    /// The styles that were used last, each at the place of its address; the boxes retain their properties.
    private var styles = unsafe [UnsafePointer<BoxStyle>?](repeating: nil, count: 32)
    fileprivate var frames = Pool<Rect>()
    fileprivate var caches = Pool<BoxCaches>()
    fileprivate var count: Int32 = 0
    /// The widths in points of the columns that some tables share, except the last of each table; nil for none.
    var sharedColumns: [Double]?

    fileprivate init(_ work: SharedWorkMeter) {
      unsafe self.work = .passUnretained(work)
    }

    /// Returns the properties that follow from a style; styles that differ only in their sizes usually share them.
    mutating func derived(from style: FlexStyle) -> UnsafePointer<BoxStyle> {
      let address = style.commonAddress
      // The upper 5 bits of a product by the golden ratio: a place in the table of styles.
      let place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 59)
      if let known = unsafe styles[place], unsafe known.pointee.address == address { return unsafe known }
      let derived = unsafe derivedStyles.allocate(1)
      unsafe derived.initialize(to: BoxStyle(style))
      unsafe styles[place] = UnsafePointer(derived)
      return unsafe UnsafePointer(derived)
    }

    mutating func store(_ frame: Rect) -> UnsafePointer<Rect> {
      let stored = unsafe frames.allocate(1)
      unsafe stored.initialize(to: frame)
      return unsafe UnsafePointer(stored)
    }

    mutating func makeCaches() -> UnsafeMutablePointer<BoxCaches> {
      let caches = unsafe self.caches.allocate(1)
      unsafe caches.initialize(to: BoxCaches())
      return unsafe caches
    }

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

  /// A place in the memory of items.
  struct ItemPlace {
    fileprivate var chunk = 0
    fileprivate var index = 0
  }

  init(_ work: SharedWorkMeter) {
    self.work = work
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: State(work))
  }

  deinit {
    unsafe state.pointee.boxes.deallocate()
    unsafe state.pointee.derivedStyles.deallocate()
    unsafe state.pointee.frames.deallocate()
    unsafe state.pointee.caches.deallocate()
    unsafe state.pointee.children.deallocate()
    for items in unsafe state.pointee.items { unsafe items.start.deallocate() }
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// Adds a box, whose children must be boxes of this tree; it is created in its place.
  @inline(__always)
  func add(
    style: FlexStyle, clips: Bool = false, isHidden: Bool = false, storedFrame: Rect? = nil, layoutNumber: Int32 = 0,
    children: BoxList = BoxList()
  ) -> Box {
    unsafe state.pointee.count += 1
    let box = unsafe state.pointee.boxes.allocate(1)
    unsafe box.initialize(
      to: BoxProperties(
        style: style, clips: clips, isHidden: isHidden, storedFrame: storedFrame, layoutNumber: layoutNumber,
        number: state.pointee.count, children: children, in: state))
    return unsafe Box(properties: box)
  }

  /// Returns the list of boxes of this tree.
  func makeList(of boxes: ArraySlice<Box>) -> BoxList {
    guard !boxes.isEmpty else { return BoxList() }
    let start = unsafe state.pointee.children.allocate(boxes.count)
    for (index, box) in boxes.enumerated() { unsafe (start + index).initialize(to: box) }
    return unsafe BoxList(start: start, count: boxes.count)
  }

  /// Lays out the box of a root, which fills a canvas of a size in points regardless of the sizes in its style.
  ///
  /// Margins and insets of the root are ignored. If the height is nil, the root is as high as its content.
  func layout(root: Box, width: Double, height: Double?) -> FragmentTree {
    unsafe state.pointee.placed.reserveLargeCapacity(Int(state.pointee.count))
    let canvas = PartialSize(width: width, height: height)
    let fragment = root.layout(
      in: Constraints(
        available: canvas, percentageBasis: canvas, width: .fixed, height: height == nil ? .fitContent : .fixed))
    return unsafe FragmentTree(root: fragment, placed: state.pointee.placed)
  }
}

/// The boxes of the children of one box, in the memory of their tree.
@safe struct BoxList: RandomAccessCollection {
  private let start: UnsafePointer<Box>?
  let count: Int

  fileprivate init(start: UnsafePointer<Box>?, count: Int) {
    unsafe self.start = unsafe start
    self.count = count
  }

  init() { unsafe self.init(start: nil, count: 0) }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Box {
    guard let start = unsafe start, index >= 0, index < count else { preconditionFailure("the list is shorter") }
    return unsafe start[index]
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

/// Memory for elements of a type, which does not move and is given back as a whole.
struct Pool<Element> {
  private var chunks: [Chunk<Element>] = []
  /// The number of elements for which the chunks have memory.
  private var capacity = 0

  /// Returns memory for a number of elements beside each other, which the caller initializes.
  mutating func allocate(_ count: Int) -> UnsafeMutablePointer<Element> {
    let last = chunks.count - 1
    guard last >= 0, chunks[last].used + count <= chunks[last].count else {
      // Small chunks come from the heap and stay there: larger ones would be requested from the system each time, which
      // took 8 % of the time of layout. The chunks of a tree of 100,000 cells are large, so that the system gets them
      // back before the next stage needs memory.
      let chunk = Chunk<Element>(count: max(count, chunks.isEmpty ? 8 : max(64, capacity / 8)))
      capacity += chunk.count
      chunks.append(chunk)
      chunks[chunks.count - 1].used = count
      return unsafe chunks[chunks.count - 1].start
    }
    defer { chunks[last].used += count }
    return unsafe chunks[last].start + chunks[last].used
  }

  /// Destroys all elements and gives their memory back.
  func deallocate() {
    for chunk in chunks {
      unsafe chunk.start.deinitialize(count: chunk.used)
      unsafe chunk.start.deallocate()
    }
  }
}

/// Memory for some elements of a type.
@safe private struct Chunk<Element> {
  let start: UnsafeMutablePointer<Element>
  /// The number of elements for which there is memory.
  let count: Int
  var used = 0

  init(count: Int) {
    unsafe start = .allocateLarge(count)
    self.count = count
  }
}
