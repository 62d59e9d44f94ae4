import Diagnostics

/// A contradiction in an Android layout that was resolved by ignoring a part of it.
enum AndroidLayoutProblem: Problem, Hashable {
  /// Views of a `RelativeLayout` refer to each other in a cycle.
  case circularRules
  /// A `GridLayout` has more rows or columns than the limit.
  case tooManyCells(limit: Int)
  /// The constraints of a `ConstraintLayout` contradict each other.
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
