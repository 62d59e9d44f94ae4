package import Geometry

/// A length as written: points, or a percentage of the reference length of the property.
package enum Length: Hashable, Sendable {
  case points(Double)
  /// A percentage of the reference length; 50 is half.
  case percent(Double)

  package static let zero = Length.points(0)

  package func resolved(against reference: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): reference * percent / 100
    }
  }

  /// Returns the length in points; nil for a percentage if `reference`, in points, is nil: indefinite.
  package func resolved(against reference: Double?) -> Double? {
    switch self {
    case .points(let points): points
    case .percent(let percent): reference.map { $0 * percent / 100 }
    }
  }
}

/// One value of any type for each physical edge of a box.
package struct Edges<Value> {
  package var top: Value
  package var right: Value
  package var bottom: Value
  package var left: Value

  package init(top: Value, right: Value, bottom: Value, left: Value) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  package init(_ value: Value) {
    self.init(top: value, right: value, bottom: value, left: value)
  }

  /// Returns the value of the edge where an axis begins: left for the horizontal axis, top for the vertical one.
  package func start(_ axis: Axis) -> Value { axis.isHorizontal ? left : top }
  package func end(_ axis: Axis) -> Value { axis.isHorizontal ? right : bottom }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Hashable where Value: Hashable {}
extension Edges: Sendable where Value: Sendable {}
