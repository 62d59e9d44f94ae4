import Diagnostics

/// Contradictions in an Android layout that were resolved by leaving something out.
enum AndroidLayoutProblem: Problem, Hashable {
  /// Views of a `RelativeLayout` refer to each other in a circle.
  case circularRules
  /// A `GridLayout` names more rows or columns than it can have.
  case tooManyCells(limit: Int)
  /// The constraints of a `ConstraintLayout` cannot all hold.
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
