import Geometry
import ViewTree

/// The widths and heights of a border box by its style: CSS Sizing 3 and 4.
extension Box {
  // MARK: - Height

  /// Returns the used height of the border box in points; nil if it depends on an unknown intrinsic height.
  ///
  /// - Parameters:
  ///   - intrinsicHeight: the height in points that the content requires, padding included; nil before it is known.
  ///   - width: the width of the border box in points; nil if it is derived from the height.
  func height(in constraints: Constraints, intrinsicHeight: Double?, width: Double?) -> Double? {
    if constraints.height == .fixed { return constraints.available.height }
    let padding = padding(basis: constraints.percentageBasis.width)
    let ratio = width == nil ? nil : aspectRatio
    let fitContent = transferredHeight(from: width, padding: padding) ?? intrinsicHeight
    let isStretched = style.height == nil && constraints.height == .stretch && constraints.available.height != nil
    var extent: Double?
    if let height = style.height {
      let given = height.resolved(against: constraints.percentageBasis.height)
      extent = given.map { max($0, padding[.vertical]) } ?? fitContent
    } else if isStretched, let available = constraints.available.height {
      extent = max(padding[.vertical], available - margins(basis: constraints.percentageBasis.width)[.vertical])
    } else {
      extent = fitContent
    }
    guard let extent else { return nil }
    // CSS Sizing 4, section 5.1.2: a ratio makes no box smaller than its content.
    let hasAutomaticMinimum = ratio != nil && style.height == nil && !isStretched && !clips
    let range = heightRange(in: constraints, automaticMinimum: hasAutomaticMinimum ? intrinsicHeight : nil)
    return range.clamp(extent)
  }

  /// Returns the range of heights of the border box in points that `min-height` and `max-height` permit.
  ///
  /// - Parameter automaticMinimum: the minimum in points for `min-height: auto`; nil to use the padding as the minimum.
  func heightRange(in constraints: Constraints, automaticMinimum: Double? = nil) -> SizeRange {
    let least = padding(basis: constraints.percentageBasis.width)[.vertical]
    guard hasHeightLimits else { return SizeRange(minimum: automaticMinimum ?? least, maximum: .infinity) }
    return range(
      minimum: style.minHeight, maximum: style.maxHeight, basis: constraints.percentageBasis.height, least: least,
      automaticMinimum: automaticMinimum)
  }

  /// Returns the height of the border box in points to which percentages of children refer; nil if it is indefinite.
  ///
  /// - Parameter width: the width of the border box in points; nil if it is derived from the height.
  func definiteHeight(in constraints: Constraints, width: Double?) -> Double? {
    constraints.treatsHeightAsIndefinite ? nil : height(in: constraints, intrinsicHeight: nil, width: width)
  }

  // MARK: - Width

  /// Returns the used width of the border box in points, from the constraints, the style and the content.
  func width(in constraints: Constraints) -> Double {
    if constraints.width == .fixed, let width = constraints.available.width { return width }
    // Only an explicit or a stretched height precedes the width; any other height follows from it.
    let hasHeightFirst = style.height != nil || constraints.height == .stretch
    let isFromRatio =
      aspectRatio != nil && hasHeightFirst && height(in: constraints, intrinsicHeight: nil, width: nil) != nil
    let basis = constraints.percentageBasis.width
    let padding = padding(basis: basis)
    let fills = constraints.width == .stretch || constraints.width == .fill
    let isStretched = style.width == nil && fills && constraints.available.width != nil
    let extent: Double
    if let width = style.width?.resolved(against: basis) {
      extent = max(width, padding[.horizontal])
    } else if let available = constraints.available.width {
      let space = available - margins(basis: basis)[.horizontal]
      extent = isStretched ? max(padding[.horizontal], space) : intrinsicWidths(in: constraints).fitContent(in: space)
    } else {
      extent = intrinsicWidths(in: constraints).minContent
    }
    // The usual case of the range below, without a limit and without a ratio.
    if !hasWidthLimits, aspectRatio == nil {
      return SizeRange(minimum: padding[.horizontal], maximum: .infinity).clamp(extent)
    }
    let hasAutomaticMinimum = isFromRatio && style.width == nil && !isStretched && !clips
    return widthRange(in: constraints, hasAutomaticMinimum: hasAutomaticMinimum).clamp(extent)
  }

  /// Returns the range of widths of the border box in points that `min-width`, `max-width` and the aspect ratio permit.
  ///
  /// - Parameter hasAutomaticMinimum: true if `min-width: auto` is the minimum width of the content.
  func widthRange(in constraints: Constraints, hasAutomaticMinimum: Bool) -> SizeRange {
    let needsContent = hasAutomaticMinimum && style.minWidth == nil
    var range = widthRange(
      in: constraints,
      automaticMinimum: needsContent ? intrinsicWidths(in: constraints, ignoresRatio: true).minContent : nil)
    if aspectRatio != nil, style.width == nil, constraints.width != .stretch {
      let transferred = transferredWidthRange(in: constraints)
      range.minimum = max(range.minimum, min(transferred.minimum, range.maximum))
      range.maximum = max(range.minimum, min(range.maximum, transferred.maximum))
    }
    return range
  }

  /// Returns the range of widths of the border box in points that `min-width` and `max-width` permit, without limits
  /// transferred from the height.
  ///
  /// - Parameter automaticMinimum: the minimum in points for `min-width: auto`; nil to use the padding as the minimum.
  func widthRange(in constraints: Constraints, automaticMinimum: Double? = nil) -> SizeRange {
    let basis = constraints.percentageBasis.width
    let least = padding(basis: basis)[.horizontal]
    guard hasWidthLimits else { return SizeRange(minimum: automaticMinimum ?? least, maximum: .infinity) }
    return range(
      minimum: style.minWidth, maximum: style.maxWidth, basis: basis, least: least,
      automaticMinimum: automaticMinimum)
  }

  /// Returns the range of sizes of the border box in points that a minimum and a maximum of the style permit along one
  /// axis.
  ///
  /// A percentage of an indefinite size gives 0 as a minimum and no maximum.
  ///
  /// - Parameters:
  ///   - basis: the size in points to which percentages refer; nil if it is indefinite.
  ///   - least: the padding along the axis in points, which no size is below.
  ///   - automaticMinimum: the minimum in points if the style states none; nil to use the padding as the minimum.
  private func range(
    minimum: Length?, maximum: Length?, basis: Double?, least: Double, automaticMinimum: Double?
  ) -> SizeRange {
    let largest = maximum.flatMap { $0.resolved(against: basis) }.map { max($0, least) } ?? .infinity
    let smallest =
      if let minimum {
        max(minimum.resolved(against: basis ?? 0), least)
      } else {
        automaticMinimum.map { min($0, largest) } ?? least
      }
    return SizeRange(minimum: smallest, maximum: max(largest, smallest))
  }

  // MARK: - Aspect ratio

  /// Returns the height that follows from a width by the aspect ratio, both in points of the border box, at least the
  /// padding; nil without a width or a ratio.
  func transferredHeight(from width: Double?, padding: Insets) -> Double? {
    guard let width, let ratio = aspectRatio, ratio > 0 else { return nil }
    return max(padding[.vertical], width / ratio)
  }

  /// Returns the width that follows from a height by the aspect ratio, both in points of the border box, at least the
  /// padding; the padding without a ratio.
  func transferredWidth(from height: Double, padding: Insets) -> Double {
    max(padding[.horizontal], height * (aspectRatio ?? 0))
  }

  /// Returns the range of widths of the border box in points that the limits of its height permit by the aspect ratio:
  /// CSS Sizing 4, section 5.1.1.
  func transferredWidthRange(in constraints: Constraints) -> SizeRange {
    let padding = padding(basis: constraints.percentageBasis.width)
    let heights = heightRange(in: constraints)
    return transferred(heights) { transferredWidth(from: $0, padding: padding) }
  }

  /// Returns the range of heights of the border box in points that the limits of its width permit by the aspect ratio.
  func transferredHeightRange(in constraints: Constraints) -> SizeRange {
    let padding = padding(basis: constraints.percentageBasis.width)
    let widths: SizeRange = widthRange(in: constraints)
    return transferred(widths) { transferredHeight(from: $0, padding: padding) ?? 0 }
  }

  private func transferred(_ range: SizeRange, by transfer: (Double) -> Double) -> SizeRange {
    let minimum = range.minimum > 0 ? transfer(range.minimum) : 0
    let maximum = range.maximum < .infinity ? transfer(range.maximum) : .infinity
    return SizeRange(minimum: minimum, maximum: max(minimum, maximum))
  }
}
