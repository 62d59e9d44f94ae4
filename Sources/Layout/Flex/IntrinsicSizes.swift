import Diagnostics
import Geometry
import ViewTree

/// The key of the cached intrinsic widths of one box: the lengths on which the widths depend.
struct IntrinsicKey: Hashable {
  var height: Quantity
  var paddingBasis: Quantity
  var heightBasis: Quantity
}

/// The intrinsic sizes of a box: CSS Sizing 3, section 5, and CSS Flexible Box Layout 1, section 9.9.
extension Box {
  /// Returns the *min-content* and *max-content* widths of the border box, in points.
  ///
  /// - Parameter ignoresRatio: true to return the widths of the content even if height and aspect ratio determine the
  ///   width.
  func intrinsicWidths(in constraints: Constraints, ignoresRatio: Bool = false) -> IntrinsicWidths {
    let padding = padding(basis: constraints.percentageBasis.width)
    if children.isEmpty, aspectRatio == nil { return leafWidths(padding: padding) }
    let height = definiteHeight(in: constraints, width: nil)
    if aspectRatio != nil, !ignoresRatio, let height {
      let width = transferredWidth(from: height, padding: padding)
      return IntrinsicWidths(minContent: width, maxContent: width, isFromAspectRatio: true)
    }
    let key = IntrinsicKey(
      height: Quantity(height), paddingBasis: Quantity(dependsOnPaddingBasis ? constraints.percentageBasis.width : nil),
      heightBasis: Quantity(hasRelativeHeight ? constraints.percentageBasis.height : nil))
    let widths = cachedIntrinsicWidths(for: key) {
      contentWidths(in: constraints, height: height, padding: padding)
    }
    guard aspectRatio != nil, height == nil else { return widths }
    return widths.clamped(to: transferredWidthRange(in: constraints))
  }

  /// Returns the contribution of the box to the intrinsic widths of its parent, in points, without margins.
  ///
  /// CSS Sizing 3, section 5.2: percentages have no basis. The widths in `constraints` must be indefinite.
  func contribution(in constraints: Constraints) -> IntrinsicWidths {
    let widths: IntrinsicWidths
    if let width = style.width?.resolved(against: Double?.none) {
      let extent = max(width, padding(basis: nil)[.horizontal])
      widths = IntrinsicWidths(minContent: extent, maxContent: extent)
    } else {
      widths = intrinsicWidths(in: constraints)
    }
    let hasAutomaticMinimum = widths.isFromAspectRatio && !clips
    return widths.clamped(to: widthRange(in: constraints, hasAutomaticMinimum: hasAutomaticMinimum))
  }

  private var dependsOnPaddingBasis: Bool {
    guard hasRelativePadding else { return false }
    if case .percent = style.padding.left { return true }
    if case .percent = style.padding.right { return true }
    return false
  }

  private func cachedIntrinsicWidths(for key: IntrinsicKey, _ compute: () -> IntrinsicWidths) -> IntrinsicWidths {
    if let known = cachedIntrinsicWidths(for: key) { return known }
    guard allowsMore() else { return IntrinsicWidths(minContent: 0, maxContent: 0) }
    let widths = compute()
    cache(widths, for: key)
    return widths
  }

  /// Returns the intrinsic widths of the box's content by its display type, in points, padding included.
  ///
  /// - Parameter height: the height of the border box in points; nil if it depends on the content.
  private func contentWidths(in constraints: Constraints, height: Double?, padding: Insets) -> IntrinsicWidths {
    let content = PartialSize(width: nil, height: height).inset(by: padding)
    guard children.contains(where: \.isInFlow) else { return leafWidths(padding: padding) }
    let widths =
      switch display {
      case .stack: stackWidths(content: content)
      case .table: tableWidths(content: content)
      case .flex, .tableRow:
        if !mainAxis.isHorizontal && !wraps {
          widestChild(content: content)
        } else {
          flexWidths(
            BoxGeometry(constraints: constraints, padding: padding, width: nil, definiteHeight: height))
        }
      }
    return widths.adding(padding[.horizontal])
  }

  /// Returns the intrinsic widths in points of a box without children in the flow, padding included.
  private func leafWidths(padding: Insets) -> IntrinsicWidths {
    IntrinsicWidths(minContent: style.content.minContentWidth, maxContent: style.content.maxContentWidth)
      .adding(padding[.horizontal])
  }

  @inline(never)
  private func flexWidths(_ geometry: BoxGeometry) -> IntrinsicWidths {
    var algorithm = FlexAlgorithm(self, geometry)
    return algorithm.intrinsicWidths()
  }

  /// Returns the intrinsic widths in points of a single column of the children in the flow: those of the widest child.
  func widestChild(content: PartialSize) -> IntrinsicWidths {
    var widths = IntrinsicWidths(minContent: 0, maxContent: 0)
    for index in children.indices where children[index].isInFlow {
      let child = children[index]
      if index > 0, child == children[index - 1] { continue }
      widths.include(
        child.contribution(in: intrinsicConstraints(for: child, content: content))
          .adding(child.margins(basis: nil)[.horizontal]))
    }
    return widths
  }

  /// Returns the constraints for computing the contribution of a child, in which only the height may be definite.
  func intrinsicConstraints(for child: Box, content: PartialSize) -> Constraints {
    let space = PartialSize(width: nil, height: content.height)
    var constraints = Constraints(available: space, percentageBasis: space)
    if content.height != nil, case .flex = display, mainAxis.isHorizontal, !wraps, stretches(child) {
      constraints.height = .stretch
    }
    return constraints
  }

  /// The children in the flow, in document order; the copies of a repeated child are contained once.
  var distinctChildren: [Box] {
    var distinct: [Box] = []
    for child in children where child.isInFlow && distinct.last != child { distinct.append(child) }
    return distinct
  }
}
