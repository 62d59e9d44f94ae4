import Geometry
import ViewTree

/// A width and a height in points, either of which may be indefinite (nil).
///
/// CSS Sizing 3, section 2.1: a definite size can be determined without measuring content.
struct PartialSize: Hashable {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the size in points inside the padding, at least 0; an indefinite dimension stays indefinite.
  func inset(by padding: Insets) -> PartialSize {
    PartialSize(
      width: width.map { max(0, $0 - padding[.horizontal]) }, height: height.map { max(0, $0 - padding[.vertical]) })
  }
}

extension Edges<Length?> {
  /// Returns true if the length of one edge of an axis is `auto`.
  ///
  /// - Parameter atStart: true for the left or top edge, false for the right or bottom edge.
  func isAuto(atStart: Bool, of axis: Axis) -> Bool {
    axis.isHorizontal ? (atStart ? left : right) == nil : (atStart ? top : bottom) == nil
  }

  /// True if all four edges are `auto`.
  var areAuto: Bool { top == nil && right == nil && bottom == nil && left == nil }
}

/// The minimum and maximum size of a box along one axis, in points; the maximum may be infinite.
struct SizeRange: Hashable {
  var minimum: Double
  var maximum: Double

  /// Returns a size in points limited to the range; if the minimum is above the maximum, the minimum is used.
  func clamp(_ size: Double) -> Double { max(minimum, min(size, maximum)) }
}

/// The min-content and max-content widths of a box or of its content, in points: CSS Sizing 3, section 4.
struct IntrinsicWidths: Hashable {
  var minContent: Double
  var maxContent: Double
  /// True if the widths follow from the height by the aspect ratio.
  var isFromAspectRatio = false

  /// Returns the *fit-content* size in points in a space of `available` points: CSS Sizing 3, section 3.2.
  func fitContent(in available: Double) -> Double { max(minContent, min(maxContent, max(0, available))) }

  /// Raises each width to that of another box in the same column.
  mutating func include(_ other: IntrinsicWidths) {
    minContent = max(minContent, other.minContent)
    maxContent = max(maxContent, other.maxContent)
  }

  func adding(_ extent: Double) -> IntrinsicWidths {
    IntrinsicWidths(
      minContent: minContent + extent, maxContent: maxContent + extent, isFromAspectRatio: isFromAspectRatio)
  }

  func clamped(to range: SizeRange) -> IntrinsicWidths {
    IntrinsicWidths(
      minContent: range.clamp(minContent), maxContent: range.clamp(maxContent), isFromAspectRatio: isFromAspectRatio)
  }
}
