import Diagnostics

/// A contradiction or an exceeded limit in an Android layout; some of the rules of the layout are then ignored.
enum AndroidLayoutProblem: Problem, Hashable {
  /// The rules of a `RelativeLayout` whose views refer to each other in a cycle.
  case circularRules
  /// A `GridLayout` with more rows or columns than `limit`, the maximum number of each.
  case tooManyCells(limit: Int)
  /// The constraints of a `ConstraintLayout` that contradict each other.
  case unsatisfiableConstraints

  var code: String {
    switch self {
    case .circularRules: "layout.circular"
    case .tooManyCells: "layout.cells"
    case .unsatisfiableConstraints: "layout.constraints"
    }
  }

  var message: String {
    switch self {
    case .circularRules: "the rules of this RelativeLayout refer to each other in a circle"
    case .tooManyCells(let limit): "a GridLayout has at most \(limit) rows and columns"
    case .unsatisfiableConstraints: "the constraints of this ConstraintLayout contradict each other"
    }
  }
}
