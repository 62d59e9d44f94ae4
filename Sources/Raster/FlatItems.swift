import Geometry
import LayerTree

/// The display items of a list as a flat list of leaves, from back to front, and the groups that contain them.
///
/// A leaf is an item to draw or a clip of a group.
struct FlatItems {
  /// A display item or a clip without its paint: the part from which its coverage is computed.
  struct Leaf: Equatable, Sendable {
    enum Outline: Equatable, Sendable {
      case shape(Shape)
      case overlay(holes: [Shape])
      /// The shadow of the given items, in points of the canvas, without the items themselves.
      case shadow([DisplayItem], DisplayShadow)
    }

    var outline: Outline
    /// The index in `groups` of the group that contains the leaf; `none` (−1) for a leaf outside of all groups.
    var group: Int32
    /// True if the leaf clips its group instead of being drawn; the clips of a group come before its items.
    var isClip: Bool
  }

  /// A group of leaves that are composited with each other before the group is composited.
  ///
  /// A mask is a group too, inside the group that it masks.
  struct Group: Equatable, Sendable {
    var parent: Int32
    /// The index in `groups` after that of the last group nested in this one.
    ///
    /// Without nested groups it is the group's own index plus 1.
    var end: Int32
    /// The nesting depth of the group, 1 for a group outside of all others.
    var depth: Int
    var isMask: Bool
    /// True if the group has a mask, which is then the last group nested in this one.
    var hasMask: Bool
    var clipCount: Int
  }

  static let none: Int32 = -1

  private(set) var leaves: [Leaf] = []
  /// The paint of each leaf, by the index of the leaf; transparent for clips.
  private(set) var paints: [Paint] = []
  /// The groups in the order in which they begin: a group comes before the groups inside it.
  private(set) var groups: [Group] = []
  /// The opacity of each group, 0…255, by the index of the group; 255 for masks.
  private(set) var opacities: [UInt8] = []

  /// Collects the leaves and groups of display items, from back to front.
  ///
  /// Groups nested deeper than `maximumDepth`, masks included, are left out. An opaque group without clips and mask is
  /// dissolved: compositing is associative except for rounding.
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
          open.append(OpenItems(items: mask, group: begin(nil, 255, in: group), beginsGroup: true))
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
          appendShadow(of: inner, group)
          open.append(OpenItems(items: inner.items, group: group))
        } else if depth(of: group) + (inner.mask == nil ? 1 : 2) <= maximumDepth {
          let index = begin(inner, opacity, in: group)
          appendShadow(of: inner, index)
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

  private mutating func appendShadow(of group: DisplayGroup, _ index: Int32) {
    guard let shadow = group.shadow else { return }
    append(.shadow(group.items, shadow), .color(shadow.color), index)
  }

  /// Begins a group, or for nil the mask of the group at index `parent`; returns its index in `groups`.
  private mutating func begin(_ group: DisplayGroup?, _ opacity: UInt8, in parent: Int32) -> Int32 {
    let index = Int32(clamping: groups.count)
    let clips = group?.clips ?? []
    groups.append(
      Group(
        parent: parent, end: index + 1, depth: depth(of: parent) + 1, isMask: group == nil,
        hasMask: group?.mask != nil, clipCount: clips.count))
    opacities.append(opacity)
    for clip in clips { append(.shape(clip), .color(.clear), index, isClip: true) }
    return index
  }
}

/// The items of a display list, group or mask during the traversal, and the index of the next one.
private struct OpenItems {
  var items: [DisplayItem]
  var next = 0
  var group: Int32
  /// The items of the mask that is traversed after these items; nil if there is no mask, or it was traversed.
  var mask: [DisplayItem]?
  var beginsGroup = false
}
