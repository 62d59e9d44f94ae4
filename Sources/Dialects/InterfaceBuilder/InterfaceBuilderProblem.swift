import Diagnostics
import ViewTree

/// The mistakes of a document of Interface Builder.
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
