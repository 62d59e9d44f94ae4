import Diagnostics
import ViewTree

/// A problem of an Interface Builder document.
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
