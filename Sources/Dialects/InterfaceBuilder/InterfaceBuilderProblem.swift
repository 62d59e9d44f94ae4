import Diagnostics
import ViewTree

/// What is odd in a document of Interface Builder.
package enum InterfaceBuilderProblem: Problem, Hashable {
  case invalidHint(String)
  case brokenConstraint(String, with: [String])
  case unsolvable

  package var code: String {
    switch self {
    case .invalidHint: "ib.hint"
    case .brokenConstraint: "ib.constraint"
    case .unsolvable: "ib.solver"
    }
  }

  package var message: String {
    switch self {
    case .invalidHint(let value):
      "the runtime attribute 'skeleton' is \"\(value)\", expected "
        + Hint.allCases.map(\.rawValue).joined(separator: ", ")
    case .brokenConstraint(let constraint, let conflict):
      "the constraint \(constraint) gives way: it cannot hold "
        + (conflict.isEmpty ? "in a picture of this size" : "together with " + Self.list(conflict))
    case .unsolvable:
      "the constraints cannot be solved, for they are too many or hold too large numbers; stored frames are used"
    }
  }

  /// The first few of them; nobody reads more.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) others" : shown
  }
}
