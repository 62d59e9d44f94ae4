import Geometry
import ViewTree

/// The parts of the children of a long feed, the root of a document, which are laid out one after another.
///
/// The boxes of a part are in memory that those of the next part use again: with 100,000 different cells, each takes 1.03
/// to 1.15 times as long as in a feed of 1,000, and took 1.37 to 1.39 times in one part.
///
/// The frames are those of the layout of the whole. The root is a column of one line whose height is that of its content,
/// so that there is no free space: CSS Flexible Box Layout 1, section 9.7. A child then depends on the others only by the
/// position where it begins. An empty view after the children of a part has the position where the next part begins.
struct FeedParts {
  /// The indexes of the children of each part, in document order; at least two parts.
  let ranges: [Range<Int>]
  /// The padding of the root, in points.
  let padding: Insets
  private let root: View
  private let style: FlexStyle

  private static let childrenInPart = 512

  /// The parts of a root without a stated height; nil for a short feed, and if the layout of a child may depend on other
  /// parts.
  ///
  /// - Parameter width: the width of the root in points.
  init?(of root: View, width: Double) {
    let count = root.children.count
    guard count > Self.childrenInPart, case .flex(let style) = root.layout, Self.isColumnOfContentHeight(style),
      root.children.allSatisfy({ $0.isInOrderedFlow && !$0.sharesColumns })
    else { return nil }
    ranges = stride(from: 0, to: count, by: Self.childrenInPart).map {
      $0..<min($0 + Self.childrenInPart, count)
    }
    padding = style.padding.resolvedAsPadding(basis: width)
    (self.root, self.style) = (root, style)
  }

  /// Returns the root with the children of a part and the empty view after them, the only element of an array.
  ///
  /// - Parameter start: the distance in points from the top of the feed at which the part begins.
  func part(_ range: Range<Int>, from start: Double) -> [View] {
    var (part, style) = (root, style)
    style.padding.top = .points(start)
    part.layout = .flex(style)
    part.children =
      root.children[range]
      + [View(element: "", kind: .spacer, layout: .flex(FlexStyle()), location: root.location)]
    return [part]
  }

  /// Returns the distance in points from the top of the feed at which the next part begins.
  func end(of part: FragmentTree) -> Double { part.children(of: part.root).last?.origin.y ?? 0 }

  /// Returns the height of a feed in points whose last part ends at a distance in points from its top.
  func height(to end: Double) -> Double {
    padding[.vertical] + max(0, end - (style.rowGap.resolved(against: nil) ?? 0) - padding.top)
  }

  /// True for a column of one line whose height is that of its content, without a place for an item beside its size.
  private static func isColumnOfContentHeight(_ style: FlexStyle) -> Bool {
    guard case .flex = style.display, case .column = style.direction, case .nowrap = style.wrap else { return false }
    if case .equalShares = style.justifyContent { return false }
    return style.height == nil && style.minHeight == nil && style.maxHeight == nil && style.aspectRatio == nil
  }
}

extension View {
  /// True for a visible child that takes space in the order of the document, below the children before it.
  fileprivate var isInOrderedFlow: Bool {
    guard case .flex(let style) = layout, case .relative = style.position else { return false }
    let margins = [style.margin.top, style.margin.bottom]
    return !isHidden && style.order == 0 && margins.allSatisfy { ($0 ?? .zero).resolved(against: 1) >= 0 }
  }

  /// True if the view, or one in it, is a table whose columns are as wide as those of other tables.
  fileprivate var sharesColumns: Bool {
    if case .flex(let style) = layout, style.sharesColumns { return true }
    return children.contains(where: \.sharesColumns)
  }
}
