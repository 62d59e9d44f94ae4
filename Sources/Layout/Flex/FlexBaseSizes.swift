import Diagnostics
import Geometry
import ViewTree

/// The main sizes that the content of a flex item requires, in points of the border box.
private struct ContentMainSizes {
  /// The *max-content* width in a row, the height of the content in a column.
  var base: Double
  /// The *min-content* width in a row, the height of the content in a column.
  var minimum: Double
}

/// The line length determination and automatic minimum sizes of flex layout: CSS Flexible Box Layout 1, 9.2 and 4.5.
extension FlexAlgorithm {
  /// Creates the items of the children in the flow, with their flex base sizes and limits in points: section 9.2, step
  /// 3.
  @inline(never)
  mutating func determineFlexBaseSizes() {
    // Lines of a container that wraps have free space of their own: equal children may differ there.
    if !wraps, let firstPositions = box.firstPositions { return appendSharedItems(firstPositions) }
    let order = box.orderModifiedIndices
    for position in box.children.indices {
      let index = order?[position] ?? position
      guard box.allowsMore() else { return }
      let child = box.children[index]
      guard child.isInFlow else { continue }
      appendItem(of: child)
      places.append(
        FlexPlace(child: Int32(truncatingIfNeeded: index), item: Int32(truncatingIfNeeded: items.count - 1)))
    }
  }

  /// Creates one item for each different child in the flow.
  ///
  /// - Parameter firstPositions: the index of the first child with the same box, for each child in order.
  @inline(never)
  private mutating func appendSharedItems(_ firstPositions: [Int32]) {
    var knownItems = [Int32](repeating: -1, count: firstPositions.count)
    let order = box.orderModifiedIndices
    for position in firstPositions.indices {
      let index = order?[position] ?? position
      guard box.allowsMore() else { return }
      let child = box.children[index]
      guard child.isInFlow else { continue }
      let first = Int(firstPositions[index])
      if knownItems[first] < 0 {
        appendItem(of: child)
        knownItems[first] = Int32(truncatingIfNeeded: items.count - 1)
      }
      places.append(FlexPlace(child: Int32(truncatingIfNeeded: index), item: knownItems[first]))
    }
  }

  @inline(never)
  private mutating func appendItem(of child: Box) {
    let givenWidth = givenWidth(of: child)
    let definite = definiteBasis(of: child)
    let content = definite == nil ? contentSizes(of: child, givenWidth: givenWidth) : nil
    let range = mainRange(of: child, givenWidth: givenWidth, content)
    appendItem(
      child, base: definite ?? content?.base ?? 0, isDefinite: definite != nil, range: range, givenWidth: givenWidth)
  }

  /// Appends the item of a child; sizes are in points of the border box.
  ///
  /// - Parameter isDefinite: true if the style, not the content, determines the flex base size.
  @inline(never)
  private mutating func appendItem(
    _ child: Box, base: Double, isDefinite: Bool, range: SizeRange, givenWidth: Double?
  ) {
    let padding = child.padding(basis: content.width)[main]
    let isIndefinite = !main.isHorizontal && content.height == nil && !isDefinite && child.aspectRatio == nil
    items.append(
      FlexItem(
        box: child, stretches: box.stretches(child), margins: child.margins(basis: content.width), mainPadding: padding,
        flexBaseSize: max(0, base - padding), hasDefiniteBasis: isDefinite,
        mainRange: SizeRange(minimum: max(0, range.minimum - padding), maximum: max(0, range.maximum - padding)),
        treatsHeightAsIndefinite: isIndefinite, alignment: box.alignment(of: child), givenWidth: givenWidth))
  }

  /// Returns the main size of a child in points from `flex-basis` or, for `flex-basis: auto`, from `width` or `height`;
  /// nil if its content determines it.
  private mutating func definiteBasis(of child: Box) -> Double? {
    switch child.style.basis {
    case .content: nil
    case .length(let length): length.resolved(against: content[main])
    case .auto: child.size(along: main)?.resolved(against: content[main])
    }
  }

  /// Returns the limits of a child's main size in points of the border box, with the automatic minimum of section 4.5.
  ///
  /// - Parameter content: the sizes of the child's content, if they are known; otherwise nil.
  @inline(never)
  private mutating func mainRange(of child: Box, givenWidth: Double?, _ content: ContentMainSizes?) -> SizeRange {
    let constraints = Constraints(available: self.content, percentageBasis: self.content)
    var automatic: Double?
    if !child.clips, child.minimumSize(along: main) == nil {
      automatic = contentBasedMinimum(of: child, givenWidth: givenWidth, content)
    }
    return main.isHorizontal
      ? child.widthRange(in: constraints, automaticMinimum: automatic)
      : child.heightRange(in: constraints, automaticMinimum: automatic)
  }

  /// Returns the content-based minimum of a child's main size in points of the border box: section 4.5.
  ///
  /// It is the smaller one of the *specified* and the *content size suggestion*.
  ///
  /// - Parameter known: the sizes of the child's content, if they are known; otherwise nil.
  private mutating func contentBasedMinimum(of child: Box, givenWidth: Double?, _ known: ContentMainSizes?) -> Double {
    var suggestion = (known ?? contentSizes(of: child, givenWidth: givenWidth)).minimum
    let transferred = suggestion
    if child.aspectRatio != nil {
      let own =
        main.isHorizontal
        ? child.intrinsicWidths(in: measuringConstraints(for: child, givenWidth: givenWidth), ignoresRatio: true)
          .minContent
        : contentHeight(of: child, givenWidth: givenWidth, ignoresRatio: true)
      suggestion = max(suggestion, own)
    }
    guard let size = child.size(along: main) else { return suggestion }
    let padding = child.padding(basis: content.width)[main]
    // A percentage of an indefinite height is treated as `auto`: the content is used instead.
    let specified = size.resolved(against: content[main]).map { max($0, padding) } ?? transferred
    return min(specified, suggestion)
  }

  /// Returns the main sizes that a child's content requires.
  private mutating func contentSizes(of child: Box, givenWidth: Double?) -> ContentMainSizes {
    guard main.isHorizontal else {
      let height = contentHeight(of: child, givenWidth: givenWidth)
      return ContentMainSizes(base: height, minimum: height)
    }
    let widths = child.intrinsicWidths(in: measuringConstraints(for: child, givenWidth: givenWidth))
    return ContentMainSizes(base: widths.maxContent, minimum: widths.minContent)
  }

  /// Returns the height of a column's item in points of the border box, from its content or from its width and aspect
  /// ratio.
  ///
  /// - Parameter ignoresRatio: true to use the height of the content even if the child has an aspect ratio.
  @inline(never)
  private mutating func contentHeight(of child: Box, givenWidth: Double?, ignoresRatio: Bool = false) -> Double {
    if let height = child.fixedContentHeight {
      return child.padding(basis: content.width)[.vertical] + height
    }
    let constraints = measuringConstraints(for: child, givenWidth: givenWidth)
    guard child.aspectRatio != nil else { return child.layout(in: constraints).intrinsicHeight }
    if !ignoresRatio {
      let width = child.width(in: constraints)
      let padding = child.padding(basis: constraints.percentageBasis.width)
      if let height = child.transferredHeight(from: width, padding: padding) { return height }
    }
    return child.transferredHeightRange(in: Constraints(available: content, percentageBasis: content))
      .clamp(child.layout(in: constraints).intrinsicHeight)
  }

  /// Returns the constraints for measuring a child before its main size is computed.
  ///
  /// In a column, percentages of heights have no basis.
  private mutating func measuringConstraints(for child: Box, givenWidth: Double?) -> Constraints {
    var constraints = Constraints(available: content, percentageBasis: content)
    if stretchesToContainer, box.stretches(child) {
      if !main.isHorizontal { constraints.width = .stretch } else { constraints.height = .stretch }
    }
    if !main.isHorizontal {
      constraints.percentageBasis.height = nil
      constraints.treatsHeightAsIndefinite = true
    }
    if let givenWidth {
      constraints.available.width = givenWidth
      constraints.width = .fixed
    }
    return constraints
  }

  /// Returns the *max-content* contribution of a child to the width of a wrapping column, in points of the border box.
  ///
  /// It replaces the width of the child while that of the column is computed; otherwise it is nil.
  private mutating func givenWidth(of child: Box) -> Double? {
    guard !main.isHorizontal, geometry.width == nil else { return nil }
    return child.contribution(in: box.intrinsicConstraints(for: child, content: content)).maxContent
  }
}
