import Geometry

/// A pair of values, one for the horizontal and one for the vertical axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A pair of the values that a function returns for each axis, the horizontal one first.
  init(_ value: (Axis) -> Value) { self.init(value(.horizontal), value(.vertical)) }

  subscript(axis: Axis) -> Value {
    get { axis.isHorizontal ? horizontal : vertical }
    set { if axis.isHorizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
