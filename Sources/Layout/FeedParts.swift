import Geometry
import ViewTree

/// The parts of the children of a long feed, the root of a document, which are laid out one after another.
///
/// The boxes of a part are in memory that those of the next part use again.
///
/// The frames are those of the layout of the whole. The root is a column of one line whose height is that of its content,
/// so that there is no free space: CSS Flexible Box Layout 1, section 9.7. A child then depends on the others only by the
/// sum of the heights above it.
struct FeedParts {
  /// The indexes of the children of each part, in document order; at least two parts.
  let ranges: [Range<Int>]
  /// The distance in points between the last child of a part and the first of the next one.
  let gap: Double
  /// The padding of the root above and below the children together, in points.
  let padding: Double

  /// The number of children in a part: their boxes fit into the cache of a core.
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
    gap = style.rowGap.resolved(against: nil) ?? 0
    padding = style.padding.resolvedAsPadding(basis: width)[.vertical]
  }

  /// True for a column of one line whose height is that of its content, without a place for an item beside its size.
  private static func isColumnOfContentHeight(_ style: FlexStyle) -> Bool {
    guard case .flex = style.display, case .column = style.direction, case .nowrap = style.wrap else { return false }
    if case .equalShares = style.justifyContent { return false }
    return style.height == nil && style.minHeight == nil && style.maxHeight == nil && style.aspectRatio == nil
  }
}

extension View {
  /// True for a visible child that takes space in the order of the document.
  fileprivate var isInOrderedFlow: Bool {
    guard case .flex(let style) = layout, case .relative = style.position else { return false }
    return !isHidden && style.order == 0
  }

  /// True if the view, or one in it, is a table whose columns are as wide as those of other tables.
  fileprivate var sharesColumns: Bool {
    if case .flex(let style) = layout, style.sharesColumns { return true }
    return children.contains(where: \.sharesColumns)
  }
}
