import Geometry
import LayerTree

/// A display list as a list of leaves, from back to front, and the groups that contain them.
struct FlatItems {
  /// An item or a clip without its paint: the input of the conversion to coverage.
  struct Leaf: Equatable, Sendable {
    enum Outline: Equatable, Sendable {
      case shape(Shape)
      case overlay(holes: [Shape])
    }

    var outline: Outline
    /// The index of its group; `none` for a leaf outside of all groups.
    var group: Int32
    /// True if it clips its group instead of being drawn; a group's clips come before its items.
    var isClip: Bool
  }

  /// A group of leaves that are composited with each other first; a mask is a group inside the group that it masks.
  struct Group: Equatable, Sendable {
    var parent: Int32
    /// The index after that of the last nested group.
    var end: Int32
    /// The nesting depth of the group, from 1.
    var depth: Int
    var isMask: Bool
    /// True if its last group is its mask.
    var hasMask: Bool
    var clipCount: Int
  }

  static let none: Int32 = -1

  private(set) var leaves: [Leaf] = []
  /// The paint of each leaf.
  private(set) var paints: [Paint] = []
  /// The groups in the order in which they begin.
  private(set) var groups: [Group] = []
  /// The opacity of each group; 255 for masks.
  private(set) var opacities: [UInt8] = []

  /// The leaves and groups of display items.
  ///
  /// Groups nested deeper than `maximumDepth`, masks included, are left out. An opaque group without clips
  /// and mask is dissolved: compositing is associative except for rounding.
  init(_ items: [DisplayItem], maximumDepth: Int) {
    leaves.reserveCapacity(items.count)
    paints.reserveCapacity(items.count)
    // Not recursive: groups may be nested deeper than the program's stack.
    var open = [OpenItems(items: items, group: Self.none)]
    while let last = open.indices.last {
      let group = open[last].group
      guard open[last].next < open[last].items.count else {
        if let mask = open[last].mask {
          open[last].mask = nil
          open.append(OpenItems(items: mask, group: begin(in: group), beginsGroup: true))
        } else {
          if open[last].beginsGroup { groups[Int(group)].end = Int32(clamping: groups.count) }
          open.removeLast()
        }
        continue
      }
      let item = open[last].items[open[last].next]
      open[last].next += 1
      switch item {
      case .fill(let shape, let paint): append(.shape(shape), paint, group)
      case .overlay(let color, let holes): append(.overlay(holes: holes), .color(color), group)
      case .group(let inner):
        let opacity = coverage(ofArea: inner.opacity)
        if opacity == 255, inner.clips.isEmpty, inner.mask == nil {
          open.append(OpenItems(items: inner.items, group: group))
        } else if depth(of: group) + (inner.mask == nil ? 1 : 2) <= maximumDepth {
          let index = begin(inner, opacity, in: group)
          open.append(OpenItems(items: inner.items, group: index, mask: inner.mask, beginsGroup: true))
        }
      }
    }
  }

  private func depth(of group: Int32) -> Int { group == Self.none ? 0 : groups[Int(group)].depth }

  private mutating func append(_ outline: Leaf.Outline, _ paint: Paint, _ group: Int32, isClip: Bool = false) {
    leaves.append(Leaf(outline: outline, group: group, isClip: isClip))
    paints.append(paint)
  }

  private mutating func begin(_ group: DisplayGroup, _ opacity: UInt8, in parent: Int32) -> Int32 {
    let index = Int32(clamping: groups.count)
    groups.append(
      Group(
        parent: parent, end: index + 1, depth: depth(of: parent) + 1, isMask: false, hasMask: group.mask != nil,
        clipCount: group.clips.count))
    opacities.append(opacity)
    for clip in group.clips { append(.shape(clip), .color(.clear), index, isClip: true) }
    return index
  }

  /// Begins the mask of a group.
  private mutating func begin(in parent: Int32) -> Int32 {
    let index = Int32(clamping: groups.count)
    groups.append(
      Group(
        parent: parent, end: index + 1, depth: depth(of: parent) + 1, isMask: true, hasMask: false, clipCount: 0))
    opacities.append(255)
    return index
  }
}

/// A list of items during the traversal.
private struct OpenItems {
  var items: [DisplayItem]
  var next = 0
  var group: Int32
  /// The mask that follows the items; nil for none.
  var mask: [DisplayItem]?
  var beginsGroup = false

  init(items: [DisplayItem], group: Int32, mask: [DisplayItem]? = nil, beginsGroup: Bool = false) {
    self.items = items
    self.group = group
    self.mask = mask
    self.beginsGroup = beginsGroup
  }
}
