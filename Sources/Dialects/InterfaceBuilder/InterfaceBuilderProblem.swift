import Diagnostics
import ViewTree

/// A warning about an Interface Builder document: an unknown value of the runtime attribute `skeleton`.
package enum InterfaceBuilderProblem: Problem, Hashable {
  case invalidHint(String)

  package var code: String {
    switch self {
    case .invalidHint: "ib.hint"
    }
  }

  package var message: String {
    switch self {
    case .invalidHint(let value):
      "the runtime attribute 'skeleton' is \"\(value)\", expected "
        + Hint.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
