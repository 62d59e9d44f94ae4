import Geometry
import ViewTree

/// The edges and groups of edges that a property can name, as they end its name.
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

/// A property of the four edges as React Native has it: a more particular name wins, in whatever order they come.
struct HyperviewEdges<Value: Sendable>: Sendable {
  private var values: [HyperviewEdge: Value] = [:]

  subscript(edge: HyperviewEdge) -> Value? {
    get { values[edge] }
    set { values[edge] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The edges with nil for unset ones; `left` is the start in either writing direction.
  ///
  /// React Native's `I18nManager.doLeftAndRightSwapInRTL`, which is on unless an app turns it off.
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
  func map<Other>(_ transform: (Value) -> Other) -> Edges<Other> {
    Edges<Other>(
      top: transform(top), right: transform(right), bottom: transform(bottom), left: transform(left))
  }
}
