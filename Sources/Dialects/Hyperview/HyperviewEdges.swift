import Geometry
import ViewTree

/// The edge or edges of a box to which a style property applies.
///
/// The raw value is the suffix of the property's name, as in `paddingTop`; it is empty for all edges.
enum HyperviewEdge: String, CaseIterable, Sendable {
  case all = ""
  case horizontal = "Horizontal"
  case vertical = "Vertical"
  case top = "Top"
  case right = "Right"
  case bottom = "Bottom"
  case left = "Left"
  case start = "Start"
  case end = "End"
}

/// The values of one style property, such as `padding`, for the four edges of a box, as set under its several names.
///
/// As in React Native, a more specific name takes precedence: `paddingTop` over `paddingVertical` over `padding`.
struct HyperviewEdges<Value: Sendable>: Sendable {
  private var values: [HyperviewEdge: Value] = [:]

  subscript(edge: HyperviewEdge) -> Value? {
    get { values[edge] }
    set { values[edge] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Returns the value of the property, in its own unit, for each edge in a layout direction; nil for an unset edge.
  ///
  /// `left` is the start edge in both directions: React Native's `I18nManager.doLeftAndRightSwapInRTL`, which is
  /// enabled by default.
  func resolved(_ direction: LayoutDirection) -> Edges<Value?> {
    if isEmpty { return Edges(nil) }
    let start = self[.start] ?? self[.left] ?? self[.horizontal] ?? self[.all]
    let end = self[.end] ?? self[.right] ?? self[.horizontal] ?? self[.all]
    let isMirrored = direction == .rightToLeft
    return Edges(
      top: self[.top] ?? self[.vertical] ?? self[.all], right: isMirrored ? start : end,
      bottom: self[.bottom] ?? self[.vertical] ?? self[.all], left: isMirrored ? end : start)
  }
}

extension Edges {
  /// Returns the combinations of the values at the same edges.
  func merging<Second, Other>(_ other: Edges<Second>, _ combine: (Value, Second) -> Other) -> Edges<Other> {
    Edges<Other>(
      top: combine(top, other.top), right: combine(right, other.right), bottom: combine(bottom, other.bottom),
      left: combine(left, other.left))
  }
}
