package import Geometry

/// A length in a document: points, or a percentage of a reference length that depends on the property.
@usableFromInline
package enum Length: Hashable, Sendable {
  case points(Double)
  /// A percentage of the reference length; 50 is half.
  case percent(Double)

  package static let zero = Length.points(0)

  @inlinable
  package func resolved(against reference: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): reference * percent / 100
    }
  }

  /// Returns the length in points; nil for a percentage if `reference`, in points, is nil (indefinite).
  @inlinable
  package func resolved(against reference: Double?) -> Double? {
    switch self {
    case .points(let points): points
    case .percent(let percent): reference.map { $0 * percent / 100 }
    }
  }
}

/// A value for each edge of a box, independent of the writing direction.
@usableFromInline
package struct Edges<Value> {
  @usableFromInline package var top: Value
  @usableFromInline package var right: Value
  @usableFromInline package var bottom: Value
  @usableFromInline package var left: Value

  package init(top: Value, right: Value, bottom: Value, left: Value) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  package init(_ value: Value) {
    self.init(top: value, right: value, bottom: value, left: value)
  }

  /// The result of a function for the value of each edge.
  package func map<Other>(_ transform: (Value) -> Other) -> Edges<Other> {
    Edges<Other>(top: transform(top), right: transform(right), bottom: transform(bottom), left: transform(left))
  }

  /// The value of the edge where an axis begins: left on the horizontal axis, top on the vertical one.
  package func start(_ axis: Axis) -> Value { axis.isHorizontal ? left : top }
  package func end(_ axis: Axis) -> Value { axis.isHorizontal ? right : bottom }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Hashable where Value: Hashable {}
extension Edges: Sendable where Value: Sendable {}
